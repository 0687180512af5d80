import type { KassalaWords } from "../types";

/** Kassala’s words in the frame, in Italian. */
export const words: KassalaWords = {
  place: "Cassala, 1541",
  sides: { moslem: "Musulmani", christian: "Cristiani" },
  sidesOf: { moslem: "la parte musulmana", christian: "la parte cristiana" },
  types: { infantry: "fanteria", cavalry: "cavalleria", cannon: "cannone" },
  unit: "{0}, forza {1}, movimento {2}",
  boxes: { eliminated: "eliminati", reserve: "da schierare" },
  map: {
    river: "fiume Gash",
    lake: "il lago",
    scale: "100 iarde",
    udaka: "Udaca",
    kassala: "Cassala",
  },
  legend: {
    wadi: "Uadi, che scende verso i tratti",
    trench: "Trincea e abbattuta, pali verso l’esagono spinoso",
    town: "Città: Udaca, e Cassala entro le mura",
    symbols: "Fanteria, cavalleria, cannoni",
  },
  expects: {
    move: "Muovi le unità che vuoi, poi chiudi il movimento.",
    end: "Non resta nulla da muovere.",
    attack: "Chi sta accanto a un nemico deve combattere, e ognuno di quei nemici va attaccato.",
    bombard: "Chi sta accanto a un nemico deve combattere, e ognuno di quei nemici va attaccato.",
    lose: "Uno scambio: scegli quali delle tue unità si perdono.",
    advance: "Un esagono è libero: uno dei vincitori può avanzare.",
    stay: "Un esagono è libero.",
    deploy: "Metti le tue unità dalla tua parte della linea punteggiata.",
  },
  verbs: {
    move: "Muovi",
    end: "Chiudi il movimento",
    attack: "Attacca {1} a {0}",
    "attack plain": "Attacca {1}",
    bombard: "Bombarda {1}",
    "bombard plain": "Bombarda {1}",
    lose: "Accetta la perdita",
    "lose plain": "Scegli le perdite",
    advance: "Scegli chi avanza",
    "advance to": "Avanza in {0}",
    "advance where": "Scegli l’esagono",
    stay: "Non avanzare",
    deploy: "Metti un’unità",
    "battle plain": "Scegli un attacco",
  },
  advice: {
    move: "Muovi {0} in {1}.",
    end: "Chiudi il movimento.",
    attack: "Attacca {1} con {0}.",
    bombard: "Bombarda {1} con {0}.",
    lose: "Rinuncia a {0}.",
    advance: "Avanza con {0} in {1}.",
    stay: "Non avanzare.",
    deploy: "Metti {0} in {1}.",
  },
  settled: {
    lose: "{number0, plural, one {# perdita scelta} other {# perdite scelte}}",
    advance: "{number0, plural, one {# avanzata} other {# avanzate}}",
    stay: "{number0, plural, one {# esagono lasciato libero} other {# esagoni lasciati liberi}}",
  },
  results: {
    AE: "Attaccanti eliminati",
    DE: "Difensori eliminati",
    EX: "Scambio",
    C: "Contatto",
  },
  examples: {
    "V.A":
      "La fanteria turca va da 0301 per 0302 a 0303, con due punti. A 0303 i portoghesi sono accanto, e dunque si ferma.",
    "V.B":
      "Turchi 4, egiziani e sudanesi 4, nubiani 3 meno 1 per l’uadi: 10. I portoghesi hanno 4, e 1 per Udaca: 5. È 2–1. Un 1 elimina i difensori, un 6 gli attaccanti.",
    "V.C":
      "La cavalleria in 0702 e 0803 attacca la riserva in 0703 con 7 a 2, 3–1, e la fanteria in 0502 e 0602 gli etiopi in 0603 con 8 a 4, 2–1. Oppure 0803 affronta da sola 0703, 3 a 2, 1–1, e gli altri tre attaccano 0603 con 12 a 4, 3–1. Un solo attacco di tutti su tutti non si può: 0803 non è accanto a 0603.",
    "V.D":
      "Il cannone in 0601 bombarda i portoghesi in 0702, e così la fanteria turca in 0602 deve attaccare soltanto la riserva in 0603: 4 a 2, 2–1. Senza il cannone dovrebbe attaccarli entrambi, 4 a 6, 1–2.",
  },
  lessons: {
    welcome: {
      title: "Cassala, 1541",
      text: "Guidi l’esercito verde dei musulmani e hai dieci turni. Vinci se alla fine nessun cristiano sta in Udaca o Cassala. Giochiamo insieme il tuo primo turno.",
    },
    pick: {
      title: "Scegli un’unità",
      text: "Su una pedina il numero a sinistra è la forza, quello a destra il movimento. Scegli la fanteria turca in 0301: premila, oppure vacci con le frecce e premi Invio.",
    },
    move: {
      title: "Muovila",
      text: "Può andare negli esagoni cerchiati; il numero dice il costo. «minaccia 1–1» sotto un esagono dice con quale rapporto il nemico potrebbe attaccarla lì il prossimo turno. Mandala in 0303, accanto ai portoghesi di Udaca.",
    },
    stop: {
      title: "Accanto al nemico",
      text: "Un’unità si ferma appena arriva accanto a un nemico, e chi sta accanto a un nemico deve combattere. I piccoli numeri nel diario portano alla regola.",
    },
    cannon: {
      title: "Chiedi perché no",
      text: "Premi uno dei cannoni in 0302 e leggi perché non può andare da nessuna parte. Puoi chiederlo di tutto ciò che non è permesso. «Annulla» ritira una mossa.",
    },
    second: {
      title: "Porta aiuto",
      text: "Un’unità sola ha poche possibilità. Muovi la fanteria nubiana da 0203 a 0204, di fronte a Udaca oltre l’uadi.",
    },
    end: {
      title: "Chiudi il movimento",
      text: "Muovi anche altri se vuoi, meglio non accanto al nemico. Poi premi «Chiudi il movimento».",
    },
    aim: {
      title: "Scegli la battaglia",
      text: "Ora chi sta accanto a un nemico deve combattere. Premi i portoghesi di Udaca; il tavolo aggiunge le tue unità che possono attaccare.",
    },
    odds: {
      title: "Leggi il rapporto",
      text: "Sei contro cinque è 1–1. I nubiani perdono un punto risalendo l’uadi, la città ne aggiunge uno alla difesa. Sotto ogni dado vedi che cosa farebbe. Premi «Attacca».",
    },
    losses: {
      title: "Uno scambio",
      text: "Perdono entrambi. La parte più debole è eliminata; tu cedi almeno altrettanto. Scegli, e premi il pulsante.",
    },
    advance: {
      title: "L’esagono è libero",
      text: "Uno dei vincitori può avanzarvi: premi l’unità e poi l’esagono cerchiato. Una città vale lo sforzo.",
    },
    more: {
      title: "Altre battaglie",
      text: "Altri stanno ancora accanto a un nemico. Combatti finché nessuno deve più farlo.",
    },
    theirs: {
      title: "Tocca a loro",
      text: "La battaglia chiede qualcosa anche all’altra parte: che cosa perde, o se avanza.",
    },
    enemy: {
      title: "L’altra parte",
      text: "Il computer muove e combatte con le stesse regole. Vedi i suoi percorsi sulla mappa e i suoi dadi nel diario.",
    },
    farewell: {
      title: "Il primo turno è fatto",
      text: "Sai tutto ciò che serve. Il pulsante dice sempre che cosa viene dopo, «Consiglio» che cosa farebbe il computer. Restano nove turni: prendi Udaca e Cassala.",
    },
  },
};
