import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '#builder/files';
import { newName } from '../base/secrets.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { WrittenAt } from '../publish/preview-site.ts';

/** Who has said something: `person` is somebody with an account; everybody else is called what they said that they are. */
export type By = { name: string; person?: string };

/** What of the site is spoken of: a page by its address, and one of its sections by its number and words. */
export type About = { page: string; title: string; section?: { index: number; words: string } };

/** Where that is written, in a text that is kept under the name `seen`. */
export type Written = WrittenAt & { seen: string };

/** A comment as it was written. `link` is the one by which it came: whom an answer is mailed to. */
type Comment = { id: string; at: number; by: By; text: string; about?: About; written?: Written; link?: string };

/** What visitors think of the whole. */
export type Verdict = { at: number; by: By; approves: boolean; text: string; content: string };

/** A line of `comments.jsonl`. */
type Line =
  | ({ is: 'comment' } & Comment)
  | { is: 'answer'; to: string; at: number; by: By; text: string }
  | { is: 'settled'; to: string; at: number; by: By; isSettled: boolean }
  | ({ is: 'verdict' } & Verdict)
  | { is: 'seen'; name: string; text: string };

/** A comment with all that was said of it. */
export type Thread = Comment & {
  answers: readonly { at: number; by: By; text: string }[];
  isSettled: boolean;
};

/** All that was said of a draft, in the order in which it was. */
export type Said = { threads: readonly Thread[]; verdicts: readonly Verdict[] };

type NewComment = Omit<Comment, 'id' | 'at' | 'written'> & { written?: WrittenAt & { text: string } };

/** How long one comment or answer may be, in characters. */
export const longestText = 4000;
export const tooLong = `This is longer than ${longestText} characters.`;

/** How many bytes may be said of one draft. */
const mostBytes = 2 * 1024 * 1024;

/** What is said of drafts, a line each in a file beside the pictures of the draft; what was said is never changed. */
export class Comments {
  readonly #drafts: Drafts;
  readonly #now: () => number;

  constructor(drafts: Drafts, now: () => number = Date.now) {
    this.#drafts = drafts;
    this.#now = now;
  }

  /** `written` says where it is written what the comment speaks of, and what that text says. */
  add(draft: string, { written, ...given }: NewComment): Added {
    const comment: Comment = { id: newName(this.#now()), at: this.#now(), ...given };
    if (!written) return this.#write(draft, [{ is: 'comment', ...comment }]);
    const { text, ...place } = written;
    const seen = hashOf(text);
    const isKept = this.seen(draft, seen) !== undefined;
    return this.#write(draft, [
      ...(isKept ? [] : [{ is: 'seen', name: seen, text } as const]),
      { is: 'comment', ...comment, written: { ...place, seen } },
    ]);
  }

  answer(draft: string, to: string, given: { by: By; text: string }): Added {
    return this.#write(draft, [{ is: 'answer', to, at: this.#now(), ...given }]);
  }

  settle(draft: string, to: string, given: { by: By; isSettled: boolean }): Added {
    return this.#write(draft, [{ is: 'settled', to, at: this.#now(), ...given }]);
  }

  judge(draft: string, verdict: Omit<Verdict, 'at'>): Added {
    return this.#write(draft, [{ is: 'verdict', at: this.#now(), ...verdict }]);
  }

  of(draft: string): Said {
    const threads = new Map<string, Thread>();
    const verdicts: Verdict[] = [];
    for (const line of this.#lines(draft)) {
      if (line.is === 'comment') {
        const { is: _, ...comment } = line;
        threads.set(line.id, { ...comment, answers: [], isSettled: false });
      } else if (line.is === 'verdict') {
        const { is: _, ...verdict } = line;
        verdicts.push(verdict);
      } else if (line.is !== 'seen') {
        const thread = threads.get(line.to);
        if (thread) threads.set(line.to, followed(thread, line));
      }
    }
    return { threads: [...threads.values()], verdicts };
  }

  /** A text that was spoken of. */
  seen(draft: string, name: string): string | undefined {
    return this.#lines(draft).flatMap((line) => (line.is === 'seen' && line.name === name ? [line.text] : []))[0];
  }

  #lines(draft: string): Line[] {
    const file = this.#fileOf(draft);
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => lineOf(line) ?? []);
  }

  /** The disk holds it when this returns. */
  #write(draft: string, lines: readonly Line[]): Added {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    this.#drafts.makePlace(draft);
    const file = openSync(this.#fileOf(draft), 'a+', 0o600);
    try {
      const held = readFileSync(file);
      if (held.length + Buffer.byteLength(text) > mostBytes)
        return { refused: 'As much was said of this draft as can be kept. Begin another draft for what is left.' };
      // A line that the power has cut off stays alone.
      writeSync(file, held.length > 0 && held.at(-1) !== 10 ? `\n${text}` : text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    return undefined;
  }

  #fileOf(draft: string): string {
    return join(this.#drafts.placeOf(draft), 'comments.jsonl');
  }
}

/** Why it was not kept, where it wasn't. */
type Added = { refused: string } | undefined;

function followed(thread: Thread, line: Extract<Line, { to: string }>): Thread {
  if (line.is === 'settled') return { ...thread, isSettled: line.isSettled };
  const { at, by, text } = line;
  // What is said of it once more opens it again.
  return { ...thread, answers: [...thread.answers, { at, by, text }], isSettled: thread.isSettled && !!by.person };
}

function lineOf(text: string): Line | undefined {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return undefined;
  }
}
