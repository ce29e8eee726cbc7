import { problemOf, type Texts } from '#engine/report';
import type { Diagnostic } from '#kit/model';
import type { FileMistakes, Overview } from '#kit/preview';
import type { DevContent } from './dev-content.ts';

/** Pages that are checked before other work has its turn. */
const slice = 25;
/** Files and mistakes of each that the browser gets; whoever has more reads the report. */
const mostFiles = 50;
const mostProblems = 5;

/**
 * Finds what is wrong in the whole folder while nothing else is to do, and tells it. A page that has not changed since
 * is not checked again.
 */
export class OverviewWatch {
  readonly #content: DevContent;
  readonly #tell: (overview: Overview) => void;
  #round = 0;
  #running: Promise<void> = Promise.resolve();
  #latest: Overview = { files: [], more: 0 };

  constructor(content: DevContent, tell: (overview: Overview) => void) {
    this.#content = content;
    this.#tell = tell;
    this.refresh();
  }

  /** What was found last, once no search is running any more. */
  async latest(): Promise<Overview> {
    for (let round = -1; round !== this.#round; ) {
      round = this.#round;
      await this.#running;
    }
    return this.#latest;
  }

  /** Searches again; a search that is running ends. */
  refresh(): void {
    this.#round += 1;
    this.#running = this.#search(this.#round).catch((error: unknown) => console.error(error));
  }

  async #search(round: number): Promise<void> {
    const { sources } = this.#content;
    for (let start = 0; start < sources.length; start += slice) {
      await new Promise((fulfil) => setImmediate(fulfil));
      if (round !== this.#round) return;
      for (const source of sources.slice(start, start + slice)) this.#content.check(source);
    }
    this.#latest = overviewOf(this.#content.diagnostics(), this.#content.texts, (file) =>
      this.#content.addressOf(file),
    );
    this.#tell(this.#latest);
  }
}

/** The mistakes by file, as the browser shows them. Notes are left to the report. */
export function overviewOf(
  diagnostics: readonly Diagnostic[],
  texts: Texts,
  addressOf: (file: string) => string | undefined,
): Overview {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    if (diagnostic.severity === 'note') continue;
    byFile.set(diagnostic.file, [...(byFile.get(diagnostic.file) ?? []), diagnostic]);
  }
  const files = [...byFile].slice(0, mostFiles).map(([file, found]): FileMistakes => {
    const path = addressOf(file);
    const problems = found.slice(0, mostProblems).map((diagnostic) => problemOf(diagnostic, texts));
    return { file, ...(path === undefined ? {} : { path }), problems };
  });
  return { files, more: byFile.size - files.length };
}
