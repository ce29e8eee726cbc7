import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { allFiles, type ContentFiles, compileContent, withKnownFiles } from '#engine';
import type { Diagnostic } from '#kit/model';
import { type CorpusEdit, makeEdit, takeBack } from './corpus-edit.ts';
import { checker } from './samples.ts';

/** A slip that somebody made by hand on the base folder, with the message that is wanted. */
export type CorpusSlip = CorpusEdit & {
  slip: string;
  /** The file, or the files, where the message may stand; that of `in` where it isn't given. */
  at?: string | string[];
  /** What the line of the message looks like, as a regular expression or several; the first changed line where it isn't given. */
  on?: string | string[];
  /** What message and help say, as a regular expression. */
  says: string;
  /** What they must not say. */
  not?: string;
  /** `none` where no fix may be offered. */
  fix?: 'none';
  /** What stands in the file once it is fixed, where it is, as a regular expression. */
  fixed?: string;
};

/** An edit that looks odd and is right. */
export type OddEdit = CorpusEdit & { odd: string };

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

/** What is said of an edit that is right. */
export type OddOutcome = { odd: OddEdit; messages: Diagnostic[] };

/** A folder of slips: files of one class each, made on the content folder `base` that lies beside them. */
export type Corpus = { folder: string; base: string };

const slipsFolder = join(projectRoot, 'tests/diagnostics/slips');

/** The corpus in a folder below that of the slips, or anywhere; one without a base uses the harbour's. */
export function corpusIn(folder: string): Corpus {
  const own = join(folder, 'base');
  return { folder, base: existsSync(own) ? own : join(slipsFolder, 'harbour/base') };
}

/** The corpora of the repository, or those that `CORPUS_DIR` names, with colons between them: cases that are kept back. */
export function corpora(): Corpus[] {
  const others = process.env.CORPUS_DIR?.split(':');
  return (others ?? [slipsFolder, join(slipsFolder, 'harbour')]).map(corpusIn);
}

/** What stands in the public folder of the bases. */
const publicFiles = new Map(
  Object.entries({
    '/images/ada.svg': { width: 80, height: 80 },
    '/images/desmond.svg': { width: 80, height: 80 },
    '/favicon.svg': { width: 32, height: 32 },
    '/touch.png': { width: 180, height: 180 },
    '/icon-192.png': { width: 192, height: 192 },
    '/files/pack.pdf': {},
    '/files/prices.pdf': {},
    '/files/packing.pdf': {},
    '/films/tide.mp4': {},
  }),
);

/** The day on which the bases are checked. */
const now = Date.parse('2026-06-01');

/** Makes every slip on a copy of the base folder below `work` and checks the folder. */
export function runSlips(corpus: Corpus, work: string, wanted = (name: string) => name !== ''): Outcome[] {
  const slips = readCorpus<CorpusSlip>(corpus, 'slip').filter(({ kind, one }) => wanted(`${kind}: ${one.slip}`));
  return onBase(corpus, work, (pages, before, known) =>
    slips.map(({ kind, one: slip }) => {
      const { files, diagnostics, changed } = after(slip.slip, slip, corpus, pages, before);
      const messages = diagnostics.filter((one) => !known.has(wordsOf(one)) && !isOfTranslation(one, slip));
      return { kind, slip, files, diagnostics, messages, ...judged(slip, messages, files, changed) };
    }),
  );
}

/** Makes every slip of the first corpus, or each of so many. */
export function runCorpus(work: string, every = 1): Outcome[] {
  let number = 0;
  return runSlips(corpusIn(slipsFolder), work, () => number++ % every === 0);
}

/** Makes every edit that is right, or each of so many, in the same way. */
export function runOddEdits(corpus: Corpus, work: string, every = 1): OddOutcome[] {
  return onBase(corpus, work, (pages, before, known) =>
    readCorpus<OddEdit>(corpus, 'odd')
      .filter((_, index) => index % every === every - 1)
      .map(({ one: odd }) => {
        const { diagnostics } = after(odd.odd, odd, corpus, pages, before);
        return { odd, messages: diagnostics.filter((one) => !known.has(wordsOf(one))) };
      }),
  );
}

/** The entries of a corpus that have a name of this kind, each with the class that it is of. */
function readCorpus<Entry extends object>({ folder }: Corpus, name: string): { kind: string; one: Entry }[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) =>
      // The data of the tests' own folders has the form that is written down above.
      (parse(readFileSync(join(folder, file), 'utf8')) as Entry[])
        .filter((one) => name in one)
        .map((one) => ({ kind: file.replace('.yaml', ''), one })),
    );
}

type OnBase<Result> = (pages: string, before: ContentFiles, known: Set<string>) => Result;

function onBase<Result>({ base }: Corpus, work: string, run: OnBase<Result>): Result {
  const pages = join(work, 'site/pages');
  rmSync(pages, { recursive: true, force: true });
  mkdirSync(pages, { recursive: true });
  cpSync(base, pages, { recursive: true });
  const { files, diagnostics } = messagesOf(pages);
  return run(pages, files, new Set(diagnostics.map(wordsOf)));
}

function after(name: string, change: CorpusEdit, { base }: Corpus, pages: string, before: ContentFiles) {
  const changed = makeEdit(name, change, pages);
  const { files, diagnostics } = messagesOf(pages, before);
  takeBack(change, base, pages);
  return { files, diagnostics, changed };
}

function judged(slip: CorpusSlip, messages: Diagnostic[], files: ContentFiles, changed: number | undefined) {
  const onLine = messages.filter((message) => isAt(message, slip, files, changed));
  const [first = messages[0]] = onLine;
  const said = `${first?.message} ${first?.help ?? ''}`;
  const isWrong = slip.not !== undefined && new RegExp(slip.not, 'i').test(said);
  return {
    isCaught: messages.length > 0,
    isOne: messages.length === 1,
    isOnLine: onLine.length > 0,
    isHelpful: first !== undefined && !isWrong && new RegExp(slip.says, 'i').test(said),
  };
}

/** A note that a translation is to be made or looked at: true of every change of a page, and no second word on the slip. */
function isOfTranslation({ code, file }: Diagnostic, slip: CorpusSlip): boolean {
  if (code === 'translation/missing') return true;
  const isAboutState = code === 'translation/unmarked' || code === 'translation/changed';
  return isAboutState && ![slip.at ?? slip.in ?? []].flat().includes(file.replace('pages/', ''));
}

/** The same message, wherever it stands. */
function wordsOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message}`;
}

/** What is wrong in a folder. A file that says what it said in another state of the folder is not parsed again. */
function messagesOf(pages: string, before?: ContentFiles) {
  const place = join(pages, '..');
  const read = { ...readContent(place, pages, join(place, 'public')), publicFiles };
  const files = before ? withKnownFiles(read, before) : read;
  return { files, diagnostics: compileContent(files, checker, { now }).diagnostics };
}

function isAt({ file, line }: Diagnostic, slip: CorpusSlip, files: ContentFiles, changed: number | undefined): boolean {
  const wanted = [slip.at ?? slip.in ?? []].flat().map((name) => (name === 'pages' ? name : `pages/${name}`));
  if (!wanted.includes(file)) return false;
  if (slip.on === undefined) return changed === undefined || file !== `pages/${slip.in}` || line === changed + 1;
  const source = allFiles(files).find((one) => one.file === file);
  const text = source?.text.split(/\r?\n/)[line - 1] ?? '';
  return [slip.on].flat().some((pattern) => new RegExp(pattern).test(text));
}
