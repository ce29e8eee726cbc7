import { compileSite } from '#engine';
import { counted } from '#engine/catalogue';
import { deletePage, type Instead, leadingTo, placeLines } from '#engine/refactor';
import { UsageError } from '../base/usage-error.ts';
import { askedAddress, openContent } from '../references/asked.ts';
import { changeContent } from './change-content.ts';
import type { ChangeOptions } from './page-changes.ts';

/** Asks somebody a question, and returns the answer. */
export type Ask = (question: string) => Promise<string>;

export type DeleteOptions = ChangeOptions & {
  /** What becomes of what leads to the page, where that was said. */
  instead: { to?: string | undefined; isRemoved: boolean };
  /** Missing where there is nobody to ask. */
  ask: Ask | undefined;
};

/**
 * Deletes a page. Who refers to it is shown first, and asked what becomes of that, unless the command says it. Returns what to
 * tell the editor. Throws UsageError where nobody can be asked.
 */
export async function deleteWritten(written: string, options: DeleteOptions): Promise<string> {
  const { folder, isDryRun, instead: given, ask } = options;
  if (given.to !== undefined && given.isRemoved)
    throw new UsageError('Write `--to PATH` or `--remove`, not both. Nothing was changed.');
  const { path, shown } = usesOf(written, folder);
  const wanted = given.to ?? (given.isRemoved ? removal : await askFor(path, shown, folder, ask));
  if (wanted === '') return 'Nothing was changed.';
  return changeContent(
    folder,
    (site) => {
      const { context } = compileSite(site.files, site.checker);
      const instead: Instead = wanted === removal ? 'removed' : { to: askedAddress(wanted, context) };
      return deletePage(site, { path, instead });
    },
    { isDryRun },
  );
}

/** What is answered where links are to be taken out. No page is called so: its address would begin with a slash. */
const removal = 'remove';

/** The address of a page, and where others lead to it, as text. */
function usesOf(written: string, folder: string): { path: string; shown: string } {
  const { files, checker } = openContent(folder);
  const path = askedAddress(written, compileSite(files, checker).context);
  const places = leadingTo({ files, checker, now: Date.now() }, path);
  if ('refused' in places) throw new UsageError(`${places.refused}\nNothing was changed.`);
  const heading = `${counted(places.length, 'place')} of other pages, menus and redirects lead${places.length === 1 ? 's' : ''} to ${path}`;
  const shown =
    places.length === 0 ? `Nothing leads to the page ${path}.` : [`${heading}:`, ...placeLines(places)].join('\n');
  return { path, shown };
}

async function askFor(path: string, shown: string, folder: string, ask: Ask | undefined): Promise<string> {
  if (ask)
    return (
      await ask(
        `${shown}\n\nWhere are they to lead? Write an address such as /contact, \`${removal}\` to take them out, or nothing to leave all as it is: `,
      )
    ).trim();
  const pages = folder === 'pages' ? '' : ` --pages ${folder}`;
  const command = `npm run page -- delete ${path}`;
  throw new UsageError(
    [
      shown,
      '',
      'Say what becomes of what leads to it:',
      `  ${command} --to PATH${pages}    leads to the page PATH, and so does the old address`,
      `  ${command} --remove${pages}     is taken out: links become plain words, buttons and menu entries go`,
      'Nothing was changed.',
    ].join('\n'),
  );
}
