import { formatPattern } from "../../i18n/translate";
import { api } from "../../protocol/api";
import type { Messages, View } from "../../protocol/types";
import { RuleNumber } from "../../rules/number";
import { Fold } from "../../table/cards/fold";
import type { Controller } from "../../table/interaction/controller";
import { useQuery } from "../../table/state/answers";
import { sidesIn } from "../named";
import { words } from "./words/words";

/** What decides a battle on the field, as the server tells it. */
interface Decision {
  assault: boolean;
  wave: number;
  own: Party;
  rivals: Party;
  objectives: number;
  held: number;
  defended: number;
  dawn?: { first: number; second: number };
  transport?: {
    counters: number;
    left: number;
    lost: number;
    enough: number;
    edge?: "west" | "east";
  };
  boat?: { hits: number; most: number };
}

interface Party {
  steps: number;
  lost: number;
  end: number;
}

/** Whether a battle is one on the field. */
export function isField(view: View | undefined): boolean {
  return view?.scenario === "field";
}

/** What decides a battle on the field, and how far it has come. */
export function FieldDecision({ view, controller }: FieldProps) {
  const told = useDecision(view, controller);
  if (!told) return null;
  const { messages, sheet } = controller.table.value;
  const { title } = words().field;
  const heading = (
    <h3 id="decision-title">
      {title}
      <RuleNumber rule="FIELD.VICTORY" />
    </h3>
  );
  return (
    <section class="account" aria-labelledby="decision-title">
      {view.result ? (
        heading
      ) : (
        <Fold told={title}>
          {heading}
          <Sentences told={told} messages={messages} turns={sheet?.lastTurn ?? 0} />
        </Fold>
      )}
      <Counts told={told} messages={messages} />
    </section>
  );
}

/** How far it had come when a battle on the field ended. */
export function FieldScore({ view, controller }: FieldProps) {
  const told = useDecision(view, controller);
  return told ? (
    <div class="account">
      <Counts told={told} messages={controller.table.value.messages} />
    </div>
  ) : null;
}

interface FieldProps {
  view: View;
  controller: Controller;
}

function useDecision({ entry }: View, controller: Controller): Decision | undefined {
  const [told] = useQuery<Decision>(
    async () => [await api.look<Decision>(controller.table.positionRef, "decision", {})],
    [controller, entry],
  );
  return told;
}

function Counts({ told, messages }: { told: Decision; messages: Messages }) {
  const { transport } = told;
  return (
    <>
      <Losses told={told} messages={messages} />
      {transport && (
        <p>
          {formatPattern(words().field.transport, [
            transport.counters,
            transport.left,
            transport.lost,
            transport.enough,
            transport.edge ? words().field[transport.edge] : "",
          ])}
          <RuleNumber rule="FIELD.TRANSPORT" />
        </p>
      )}
    </>
  );
}

function Sentences({
  told,
  messages,
  turns,
}: {
  told: Decision;
  messages: Messages;
  turns: number;
}) {
  const { field } = words();
  const { sides } = sidesIn(messages);
  const attacked = told.assault ? field.takes : field.stands;
  const rule = told.boat ? field.passes : attacked;
  return (
    <>
      {told.dawn && (
        <p>
          {formatPattern(field.dawn, [told.dawn.first, told.dawn.second])}
          <RuleNumber rule="FIELD.DAWN" />
        </p>
      )}
      {told.wave > 1 && (
        <p>
          {formatPattern(field.wave, [told.wave])}
          <RuleNumber rule="FIELD.WAVES" />
        </p>
      )}
      <p>{formatPattern(rule, [sides.defender ?? "", turns, told.objectives])}</p>
    </>
  );
}

/** What both have lost, beside with what they give the field up. */
function Losses({ told, messages }: { told: Decision; messages: Messages }) {
  const { field } = words();
  const { sides } = sidesIn(messages);
  const { boat, own, rivals } = told;
  const hull = boat && { steps: boat.most, lost: boat.hits, end: boat.most };
  const rows = [
    { side: "defender", name: boat ? field.hull : sides.defender, ...(hull ?? own) },
    { side: "attacker", name: sides.attacker, ...rivals },
  ];
  return (
    <table class="outcomes">
      <thead>
        <tr>
          <th scope="col">{field.steps}</th>
          <th scope="col">{field.had}</th>
          <th scope="col">{field.lost}</th>
          <th scope="col">{field.end}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ side, name, steps, lost, end }) => (
          <tr key={side} class={`outcome-${side}`}>
            <th scope="row">{name}</th>
            <td>{steps}</td>
            <td>{lost}</td>
            <td>{end}</td>
          </tr>
        ))}
        {told.assault && !boat && (
          <tr>
            <th scope="row">{field.objectives}</th>
            <td colSpan={3}>
              {formatPattern(field.held, [told.objectives, told.held, told.defended])}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
