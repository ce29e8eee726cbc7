import { createInterface } from 'node:readline/promises';
import { UsageError } from '../../base/usage-error.ts';
import type { SiteWishes } from './new-site.ts';
import { beginnings } from './template-files.ts';

/** Asks a question on the terminal, with what is meant where nothing is answered. */
type Ask = (question: string, otherwise: string) => Promise<string>;

type Said = Partial<SiteWishes> & { folder: string };

const nothing = { name: undefined, languages: undefined, colour: undefined, from: undefined, template: 'empty' };

/** What somebody has said of a new site, and answers for all that they haven't: where nobody answers, what is usual. */
export async function askedSite(said: Said): Promise<SiteWishes> {
  const isAnswered = process.stdin.isTTY && process.stdout.isTTY && said.from === undefined;
  if (!isAnswered) return { ...nothing, ...said };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<never>((_, reject) => {
    terminal.once('close', () => reject(new UsageError('Not all was answered, so nothing was written.')));
  });
  // It is closed once all is answered, too.
  closed.catch(() => undefined);
  try {
    return await withAnswers(said, async (question, otherwise) => {
      const written = await Promise.race([terminal.question(`${question} (${otherwise}): `), closed]);
      return written.trim() || otherwise;
    });
  } finally {
    terminal.close();
  }
}

const ofFolder = 'that of its folder';
const ofBeginning = 'that of the beginning';

/** Asks for all that isn't said. */
export async function withAnswers(said: Said, ask: Ask): Promise<SiteWishes> {
  const known = Object.entries(beginnings).map(([name, { words }]) => `${name}: ${words}`);
  const template =
    said.template ?? (await ask(`What it begins with\n  ${known.join('\n  ')}\nIts name`, nothing.template));
  const name = said.name ?? (await ask('Its name', ofFolder));
  const languages = said.languages ?? (await ask('Its languages: en, es, or en,es', 'en')).split(/[\s,]+/);
  const colour = said.colour ?? (await ask('Its colour, such as #1f5fbf', ofBeginning));
  return {
    ...nothing,
    ...said,
    template,
    languages,
    name: name === ofFolder ? undefined : name,
    colour: colour === ofBeginning ? undefined : colour,
  };
}
