import type { Path, Said, Splice } from '#kit/model';
import { saidBy, spoken } from '../catalogue/say.ts';

export type { Path, Splice };

/** One change of a content file, in terms of its data. List positions count from 0. */
export type Edit =
  /** A field or entry that is there, or a field that isn't yet. */
  | { op: 'set'; path: Path; value: unknown }
  | { op: 'remove'; path: Path }
  /** Into the list at `path`. `text` is YAML that says `value`, to be taken over with its comments. */
  | { op: 'insert'; path: Path; index: number; value: unknown; text?: string }
  /** `to` is where the entry stands afterwards. */
  | { op: 'move'; path: Path; from: number; to: number }
  | { op: 'duplicate'; path: Path; index: number }
  /** The field at `path` gets another name. */
  | { op: 'rename'; path: Path; key: string };

/** An edit that may also say where among the others a new field stands. */
export type PlacedEdit = Edit & { at?: number };

/** A text with a change made, and the splices that made it, in order and never side by side. */
export type Applied = { text: string; splices: Splice[] };

/** Why a change can't be made, as a sentence for the editor; `said` in pieces, for who sees no file. */
export type Refused = { refused: string; said?: Said };

/** Thrown where a change can't be made; the message is what the editor reads, in which marks of code stand around what a file says. */
export class Refusal extends Error {
  readonly said: Said;

  constructor(said: string | Said) {
    super(spoken(said));
    this.said = typeof said === 'string' ? saidBy(said) : said;
  }

  /** Why it can't be made, as a result. */
  get refused(): Refused {
    return { refused: this.message, said: this.said };
  }
}
