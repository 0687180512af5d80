import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { partsOf } from "../games/games";
import { language, translate } from "../i18n/translate";
import { api } from "../protocol/api";
import type { RuleBook } from "../protocol/types";
import { Picture } from "../start/picture";

/** A game's rules in our own words, opened at a paragraph. */
export function RulesText({
  game,
  rule,
  contents = false,
}: {
  game: string;
  rule?: string;
  contents?: boolean;
}) {
  const [wanted, setWanted] = useState("");
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
  const known = new Set(book?.chapters.flatMap((c) => c.paragraphs.map((p) => p.rule)));
  const found = (book?.chapters ?? [])
    .map((chapter) => ({ ...chapter, paragraphs: matching(chapter.paragraphs, wanted) }))
    .filter((chapter) => chapter.paragraphs.length > 0);
  return (
    <>
      <search class="rules-search">
        <label>
          {translate("rules.search")}
          <input
            type="search"
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        </label>
        <p class="faint" aria-live="polite">
          {wanted.trim() !== "" &&
            translate("rules.found", found.flatMap((c) => c.paragraphs).length)}
        </p>
      </search>
      {contents && wanted.trim() === "" && <Contents chapters={book?.chapters ?? []} />}
      <div class="rules" ref={place} aria-busy={book === undefined}>
        {book?.chapters.length === 0 && <p>{translate("rules.none")}</p>}
        {found.map((chapter) => (
          <section key={chapter.title} class="chapter">
            <h3 id={anchorOf(chapter.title)}>{chapter.title}</h3>
            {chapter.paragraphs.map((p) => [
              <p
                key={p.rule}
                id={p.rule}
                class={p.rule === rule ? "paragraph asked" : "paragraph"}
                {...(p.rule === rule ? { "aria-current": "true" as const } : {})}
              >
                <span class="rule">{p.rule}</span> <Referring {...{ game, known }} text={p.text} />
              </p>,
              contents && <Drawn key={`drawn ${p.rule}`} game={game} rule={p.rule} />,
            ])}
          </section>
        ))}
      </div>
    </>
  );
}

/** The example of play of a paragraph, drawn, where there is one. */
function Drawn({ game, rule }: { game: string; rule: string }) {
  const parts = partsOf(game);
  const example = parts?.map.examples?.find((one) => one.rule === rule);
  const told = parts?.words.examples?.[rule];
  const named = useMemo(() => told?.match(/\b\d{4}\b/g) ?? [], [told]);
  if (!parts || !example || !told) return null;
  return (
    <figure class="example">
      <Picture {...{ parts, example, named }} />
      <figcaption>{told}</figcaption>
    </figure>
  );
}

type Chapter = RuleBook["chapters"][number];

/** The paragraphs in whose number or text all the words stand that are looked for. */
function matching(paragraphs: Chapter["paragraphs"], wanted: string): Chapter["paragraphs"] {
  const words = wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return paragraphs.filter(({ rule, text }) => {
    const all = `${rule} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function anchorOf(title: string): string {
  return `chapter-${title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}`;
}

/** The chapters, each with the numbers that it goes from and to. */
function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav class="contents" aria-label={translate("rules.contents")}>
      <h2>{translate("rules.contents")}</h2>
      <ol>
        {chapters.map(({ title, paragraphs }) => (
          <li key={title}>
            <a href={`#${anchorOf(title)}`}>{title}</a>{" "}
            <span class="faint">
              {[...new Set([paragraphs[0]?.rule, paragraphs.at(-1)?.rule])].join(" – ")}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A paragraph's text in which every number of another one is a link to it. */
function Referring({
  game,
  known,
  text,
}: {
  game: string;
  known: ReadonlySet<string>;
  text: string;
}) {
  const parts = text.split(/((?:[A-Z]+[-.])?[A-Z0-9]+(?:[.-][A-Za-z0-9]+)+)/);
  return (
    <>
      {parts.map((part, i) =>
        i % 2 === 1 && known.has(part) && /\d|\./.test(part) ? (
          <a key={i} href={`/rules/${game}#${part}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
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
        <a href="/">{translate("missing.home")}</a>
      </header>
      <main>
        <RulesText game={game} rule={rule} contents />
      </main>
    </div>
  );
}
