import { createInterface } from 'node:readline/promises';
import type { SiteWishes } from './new-site.ts';
import { beginnings } from './template-files.ts';

/** Asks a question on the terminal, with what is meant where nothing is answered. */
type Ask = (question: string, otherwise: string) => Promise<string>;

/** What somebody has said of a new site, and answers for all that they haven't: where nobody answers, what is usual. */
export async function askedSite(said: Partial<SiteWishes> & { folder: string }): Promise<SiteWishes> {
  const nothing = { name: undefined, languages: undefined, colour: undefined, from: undefined };
  const isAnswered = process.stdin.isTTY && process.stdout.isTTY && said.from === undefined;
  if (!isAnswered) return { ...nothing, template: 'empty', ...said };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return { ...nothing, ...(await answers(said, (question, otherwise) => answer(terminal, question, otherwise))) };
  } finally {
    terminal.close();
  }
}

async function answer(
  terminal: ReturnType<typeof createInterface>,
  question: string,
  otherwise: string,
): Promise<string> {
  const written = await terminal.question(`${question} (${otherwise}): `);
  return written.trim() || otherwise;
}

async function answers(
  said: Partial<SiteWishes> & { folder: string },
  ask: Ask,
): Promise<Partial<SiteWishes> & { folder: string; template: string }> {
  const known = Object.entries(beginnings).map(([name, { words }]) => `${name}: ${words}`);
  const template =
    said.template ?? (await ask(`What it begins with\n  ${known.join('\n  ')}\nempty or workshop`, 'empty'));
  const name = said.name ?? (await ask('Its name', 'that of its folder'));
  const languages = said.languages ?? (await ask('Its languages: en, es, or both', 'en')).split(/[\s,]+/);
  const colour = said.colour ?? (await ask('Its colour, such as #1f5fbf', 'that of the beginning'));
  return {
    ...said,
    template,
    languages,
    name: name === 'that of its folder' ? undefined : name,
    colour: colour === 'that of the beginning' ? undefined : colour,
  };
}
