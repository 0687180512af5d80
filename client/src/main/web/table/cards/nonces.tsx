import { translate } from "../../i18n/translate";
import type { Awaited } from "../../protocol/types";
import type { CardProps } from "./props";

/** Dice are to fall, but not before everybody has sat down and added to them: who is waited for. */
export function NoncesCard({ table, parts }: CardProps) {
  const { view, info } = table;
  if (view?.pending !== "nonces" || !view.awaited) return null;
  const seated = (info?.mine.length ?? 0) > 0;
  const sentence = (role: string, what: Awaited) => {
    const name = parts.words.sidesOf[role] ?? role;
    if (what === "nonce") return translate("dice.wait.nonce", name);
    return translate(seated ? "dice.wait.seat" : "dice.wait.seat.watch", name);
  };
  return (
    <section class="card request" role="status" aria-labelledby="nonces-title">
      <h2 id="nonces-title">{translate("dice.wait")}</h2>
      <p>{translate("dice.wait.why")}</p>
      <ul class="awaited">
        {Object.entries(view.awaited).map(([role, what]) => (
          <li key={role}>{sentence(role, what)}</li>
        ))}
      </ul>
    </section>
  );
}
