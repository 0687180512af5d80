import { useEffect, useRef, useState } from "preact/hooks";
import { partsOf } from "../games/games";
import { language, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { RuleBook } from "../protocol/types";

/** A game's rules in our own words, opened at a paragraph. */
export function RulesText({ game, rule }: { game: string; rule?: string }) {
  const [book, setBook] = useState<RuleBook | undefined>(undefined);
  const [trouble, setTrouble] = useState("");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    api.rules(game, language()).then(setBook, (error: unknown) => setTrouble(String(error)));
  }, [game]);
  useEffect(() => {
    const asked = place.current?.querySelector(".paragraph.asked");
    asked?.scrollIntoView({ block: "center" });
  }, [book, rule]);
  if (trouble) return <p role="alert">{trouble}</p>;
  return (
    <div class="rules" ref={place} aria-busy={book === undefined}>
      {book?.chapters.length === 0 && <p>{translate("rules.none")}</p>}
      {book?.chapters.map((chapter) => (
        <section key={chapter.title} class="chapter">
          <h3>{chapter.title}</h3>
          {chapter.paragraphs.map((p) => (
            <p
              key={p.rule}
              id={p.rule}
              class={p.rule === rule ? "paragraph asked" : "paragraph"}
              {...(p.rule === rule ? { "aria-current": "true" as const } : {})}
            >
              <span class="rule">{p.rule}</span> {p.text}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The rules as a page of their own, in columns, each paragraph with its number as anchor. */
export function RulesPage({ game }: { game: string }) {
  const [rule, setRule] = useState(decodeURIComponent(location.hash.slice(1)));
  const name = partsOf(game)?.words.place ?? game;
  useEffect(() => {
    document.title = `${translate("rules.title")} · ${name}`;
    const turned = () => setRule(decodeURIComponent(location.hash.slice(1)));
    window.addEventListener("hashchange", turned);
    return () => window.removeEventListener("hashchange", turned);
  }, [name]);
  return (
    <div class="rules-page">
      <header class="start-head">
        <h1>{translate("rules.title")}</h1>
        <p>{name}</p>
        <a href="/">{translate("table.missing.way")}</a>
      </header>
      <main>
        <RulesText game={game} rule={rule} />
      </main>
    </div>
  );
}
