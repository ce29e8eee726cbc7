import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { readContent } from '../../../scripts/files/read-content.ts';
import { projectRoot } from '../../../scripts/project-root.ts';
import { type ContentFiles, compileContent } from '../../../src/content/4-compile/compile-content.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import { checker } from './samples.ts';
import { wholeEdits } from './whole-edits.ts';

/**
 * A slip that somebody made by hand on the base folder, with the message that is wanted.
 * `edit` is like a diff: lines after `=` stay, after `-` go, after `+` are new; `␣` stands for a space that does not break.
 */
export type CorpusSlip = {
  slip: string;
  /** The file that is edited. */
  in?: string;
  edit?: string;
  /** A change of the whole file, by its name. */
  whole?: string;
  crlf?: boolean;
  rename?: Record<string, string>;
  copy?: Record<string, string>;
  remove?: string;
  add?: Record<string, string>;
  /** The file, or the files, where the message may stand; that of `in` where it isn't given. */
  at?: string | string[];
  /** What the line of the message looks like, as a regular expression or several; the first changed line where it isn't given. */
  on?: string | string[];
  /** What message and help say, as a regular expression. */
  says: string;
  /** `none` where no fix may be offered. */
  fix?: 'none';
};

/** What came of a slip. `messages` are those that the base folder does not have. */
export type Outcome = {
  slip: CorpusSlip;
  kind: string;
  files: ContentFiles;
  diagnostics: Diagnostic[];
  messages: Diagnostic[];
  isCaught: boolean;
  isOne: boolean;
  isOnLine: boolean;
  isHelpful: boolean;
};

const folder = join(projectRoot, 'tests/diagnostics/slips');
const base = join(folder, 'base');
/** What stands in the public folder of the base. */
const publicFiles = new Map([
  ['/images/ada.svg', { width: 80, height: 80 }],
  ['/files/pack.pdf', {}],
]);

/** Every slip of the corpus with the class that it is of. */
export function corpus(): { kind: string; slip: CorpusSlip }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      // The data of this folder's own tests has the form that is written down above.
      (parse(readFileSync(join(folder, name), 'utf8')) as CorpusSlip[]).map((slip) => ({
        kind: name.replace('.yaml', ''),
        slip,
      })),
    );
}

/** Makes every slip on a copy of the base folder below `work` and checks the folder. */
export function runCorpus(work: string, wanted = (name: string) => name !== ''): Outcome[] {
  const place = join(work, 'site');
  const pages = join(place, 'pages');
  cpSync(base, pages, { recursive: true });
  const known = messagesOf(place).diagnostics.map(wordsOf);
  const chosen = corpus().filter(({ kind, slip }) => wanted(`${kind}: ${slip.slip}`));
  return chosen.map(({ kind, slip }) => {
    const changed = make(slip, pages);
    const { files, diagnostics } = messagesOf(place);
    takeBack(slip, pages);
    const messages = diagnostics.filter((diagnostic) => !known.includes(wordsOf(diagnostic)));
    const [first] = messages;
    const isOne = messages.length === 1;
    return {
      kind,
      slip,
      files,
      diagnostics,
      messages,
      isCaught: messages.length > 0,
      isOne,
      isOnLine: messages.some((message) => isAt(message, slip, files, changed)),
      isHelpful: first !== undefined && new RegExp(slip.says, 'i').test(`${first.message} ${first.help ?? ''}`),
    };
  });
}

/** The same message, wherever it stands. */
function wordsOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}

function messagesOf(place: string) {
  const files = { ...readContent(place, join(place, 'pages'), join(place, 'public')), publicFiles };
  return { files, diagnostics: compileContent(files, checker).diagnostics };
}

/** Makes a content folder the base again: after most slips that is one file, and to copy them all takes longer than to check them. */
function takeBack({ in: file, rename, copy, remove, add }: CorpusSlip, pages: string): void {
  const isOneFile = file !== undefined && !(rename || copy || remove || add);
  if (!isOneFile) rmSync(pages, { recursive: true });
  cpSync(isOneFile ? join(base, file) : base, isOneFile ? join(pages, file) : pages, { recursive: true });
}

/** Makes a slip in a content folder. Gives the first line (from 0) that it changed. */
function make(slip: CorpusSlip, pages: string): number | undefined {
  if (slip.remove !== undefined) rmSync(join(pages, slip.remove));
  for (const [from, to] of Object.entries(slip.rename ?? {})) renameSync(join(pages, from), join(pages, to));
  for (const [from, to] of Object.entries(slip.copy ?? {})) cpSync(join(pages, from), join(pages, to));
  for (const [name, text] of Object.entries(slip.add ?? {})) {
    mkdirSync(dirname(join(pages, name)), { recursive: true });
    writeFileSync(join(pages, name), text);
  }
  if (slip.in === undefined) return undefined;
  const file = join(pages, slip.in);
  const before = readFileSync(file, 'utf8');
  let after = slip.edit === undefined ? before : edited(before, slip);
  if (slip.whole !== undefined) {
    const change = wholeEdits[slip.whole];
    if (!change) throw new Error(`${slip.slip}: there is no change \`${slip.whole}\`.`);
    after = change(after);
  }
  if (after === before) throw new Error(`${slip.slip}: nothing is changed.`);
  const old = before.split('\n');
  writeFileSync(file, slip.crlf ? after.replaceAll('\n', '\r\n') : after);
  return firstAdded(slip) ?? after.split('\n').findIndex((line, index) => line !== old[index]);

  function firstAdded({ edit }: CorpusSlip): number | undefined {
    const added = edit?.split('\n').findIndex((line) => line.startsWith('+')) ?? -1;
    if (edit === undefined || added < 0) return undefined;
    const above = edit
      .split('\n')
      .slice(0, added)
      .filter((line) => line.startsWith('=')).length;
    return placeOfEdit(before, slip) + above;
  }
}

/** The text with the lines of an edit in it. Throws where they don't stand in the text. */
function edited(text: string, slip: CorpusSlip): string {
  const lines = text.split('\n');
  const edit = editLines(slip);
  const start = placeOfEdit(text, slip);
  const [old, now] = ['-', '+'].map((sign) =>
    edit.filter((line) => line[0] === sign || line[0] === '=').map((line) => line.slice(1).replaceAll('␣', '\u00a0')),
  );
  lines.splice(start, old?.length ?? 0, ...(now ?? []));
  return lines.join('\n');
}

function editLines({ edit = '' }: CorpusSlip): string[] {
  return edit.replace(/\n$/, '').split('\n');
}

function placeOfEdit(text: string, slip: CorpusSlip): number {
  const lines = text.split('\n');
  const old = editLines(slip).flatMap((line) => (/^[=-]/.test(line) ? [line.slice(1)] : []));
  const places = lines.flatMap((_, at) => (old.every((line, index) => lines[at + index] === line) ? [at] : []));
  const [place] = places;
  if (place === undefined || old.length === 0) throw new Error(`${slip.slip}: these lines are not in ${slip.in}.`);
  return place;
}

function isAt({ file, line }: Diagnostic, slip: CorpusSlip, files: ContentFiles, changed: number | undefined): boolean {
  const wanted = [slip.at ?? slip.in ?? []].flat().map((name) => (name === 'pages' ? name : `pages/${name}`));
  if (!wanted.includes(file)) return false;
  if (slip.on === undefined) return changed === undefined || line === changed + 1;
  const source = [...files.pages, ...files.shared, files.site, files.facts].find((one) => one?.file === file);
  const text = source?.text.split(/\r?\n/)[line - 1] ?? '';
  return [slip.on].flat().some((pattern) => new RegExp(pattern).test(text));
}
