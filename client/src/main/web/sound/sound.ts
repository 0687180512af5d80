import { settings } from "../settings/settings";

/** What can be heard: a counter put down, dice, a shot, a unit lost, your turn, the end. */
export type Sound = "move" | "dice" | "shot" | "loss" | "turn" | "end";

/** One struck tone: how high in hertz, when and how long in seconds, how loud from 0 to 1. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (pitch: number, at: number, lasts: number, loud: number, wave: OscillatorType) => ({
  pitch,
  at,
  lasts,
  loud,
  wave,
});

const KNOCKS = [0, 0.07, 0.13, 0.22, 0.34, 0.5];

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  move: [tone(190, 0, 0.07, 0.25, "triangle"), tone(120, 0.01, 0.09, 0.25, "sine")],
  dice: KNOCKS.map((at, i) => tone(900 - 90 * (i % 3), at, 0.03, 0.2 - 0.02 * i, "square")),
  shot: [tone(240, 0, 0.05, 0.18, "sawtooth"), tone(70, 0.01, 0.16, 0.22, "sine")],
  loss: [tone(150, 0, 0.3, 0.35, "sine"), tone(98, 0.08, 0.4, 0.35, "sine")],
  turn: [tone(523, 0, 0.18, 0.2, "sine"), tone(659, 0.12, 0.28, 0.2, "sine")],
  end: [392, 494, 587].map((pitch, i) => tone(pitch, 0.14 * i, 0.6, 0.2, "sine")),
};

let context: AudioContext | undefined;

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.value.sound) return;
  context ??= new AudioContext();
  for (const one of TONES[sound]) strike(context, one);
}

function strike(to: AudioContext, { pitch, at, lasts, loud, wave }: Tone): void {
  const start = to.currentTime + at;
  const source = to.createOscillator();
  const volume = to.createGain();
  source.type = wave;
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  source.connect(volume).connect(to.destination);
  source.start(start);
  source.stop(start + lasts);
}
