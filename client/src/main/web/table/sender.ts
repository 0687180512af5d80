import { api } from "../wire/api";
import type { Place, View } from "../wire/types";
import { say } from "../words/say";
import { CLEAR, carried, cleared, type DeskState } from "./holding";
import { Observed } from "./observed";
import type { TableStore } from "./store";
import { type Objection, trouble } from "./trouble";

/** What the server did not do as an objection, made about a place or about none. */
function objected(error: unknown, at: Place | undefined): Objection {
  const { code, ...objection } = trouble(error);
  return { ...objection, at };
}

/** A hand that sends what its player decides, and asks the server what it may not decide itself. */
export class Sender extends Observed<DeskState> {
  /** Counts questions, so that an answer to an older one is not shown. */
  protected asked = 0;
  protected entry = -1;

  /** The orders that are on their way. */
  private ordering: Promise<void> = Promise.resolve();

  constructor(readonly table: TableStore) {
    super(CLEAR);
  }

  /** What the server objects to an action; nothing if it does not, or something else was asked since. */
  protected async explained(action: string, at: Place | undefined): Promise<Objection | undefined> {
    const asked = this.asked;
    try {
      const answer = await api.explain(this.table.asked, action);
      if (asked !== this.asked || answer.legal) return undefined;
      const reason = answer.reason ?? say("why.unknown");
      const told = answer.key ? { told: { text: answer.key, args: answer.args ?? [] } } : {};
      return { reason, ...told, rule: answer.rule, places: answer.places ?? [], at };
    } catch (error) {
      return objected(error, at);
    }
  }

  /** A face of a die thrown by hand; the last one that is wanted is sent with the others. */
  async throwDie(face: number, wanted: number): Promise<void> {
    const thrown = [...this.value.thrown, face];
    this.set({ thrown });
    if (thrown.length < wanted) return;
    await this.send((entry) => api.throwDice(this.table.id, thrown, entry));
    this.set({ thrown: [] });
  }

  /** Sends an action that is offered now; what is refused is told with its reason, and nothing has changed. */
  async play(action: string): Promise<void> {
    if (this.isKnown(action)) await this.playMade(action);
  }

  /** Sends an action that was put together from one that is offered. */
  protected async playMade(action: string): Promise<void> {
    if (this.table.ready) await this.send((entry) => api.play(this.table.id, action, entry));
  }

  /** Whether an action is offered now. */
  protected isKnown(action: string): boolean {
    return this.table.offered(action) !== undefined;
  }

  async undo(): Promise<void> {
    await this.send((entry) => api.undo(this.table.id, entry));
  }

  private async send(message: (entry: number) => Promise<View>): Promise<void> {
    if (this.value.busy) return;
    this.table.hurry();
    const entry = this.table.value.view?.entry ?? 0;
    this.set({ busy: true, objection: undefined });
    try {
      await this.table.take(await message(entry));
      this.table.forgetSince();
    } catch (error) {
      const { code, ...objection } = trouble(error);
      const stale = code === -32004;
      if (stale) this.object(say("trouble.stale"));
      else if (code === 0) this.object(say("trouble.away"));
      else this.set({ objection: { ...objection, at: undefined } });
      if (stale) await this.table.refresh().catch(() => undefined);
    } finally {
      this.set({ busy: false });
    }
  }

  /** Accepts changed rules. */
  async adopt(): Promise<void> {
    await this.send(() => api.adopt(this.table.id));
  }

  /** Says a word of the table: accept, decline, resign, undo-ask, or an order or a plan with its text. */
  async say(word: string, text = ""): Promise<void> {
    await this.send((entry) => api.say(this.table.id, word, entry, text));
  }

  /** Gives a role's standing order for a kind of reaction, once those given before it are in. */
  async order(role: string, kind: string, value: string): Promise<void> {
    const text = `${kind} ${value}`;
    const given = () => this.send((entry) => api.order(this.table.id, role, text, entry));
    this.ordering = this.ordering.then(given);
    await this.ordering;
  }

  /** Says why something was not done. */
  object(reason: string): void {
    this.set({ objection: { reason, rule: undefined, places: [], at: undefined } });
  }

  /** Says something beside the game. */
  async chat(text: string): Promise<void> {
    try {
      await this.table.take(await api.chat(this.table.id, text));
    } catch (error) {
      const { code, reason } = trouble(error);
      this.object(code === 0 ? say("trouble.away") : reason);
    }
  }

  /** Asks the computer what it would do, and shows it without doing it. */
  async askHint(): Promise<void> {
    const { entry } = this;
    const held = this.value;
    this.set({ ...cleared(held), thinking: true });
    try {
      const { action: text, value } = await api.suggest(this.table.id);
      const action = this.table.offered(text);
      if (action && entry === this.entry) {
        this.set({ ...carried(held, action), hint: { action, value } });
      }
    } catch (error) {
      this.set({ objection: objected(error, undefined) });
    } finally {
      this.set({ thinking: false });
    }
  }
}
