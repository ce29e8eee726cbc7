import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, writeInside } from '#builder/base';
import { checkDrawing, loadChecker, type MediaFiles, readContent, readMedia, readSource } from '#builder/files';
import { allFiles, applyFixes, type ContentFiles, compileContent, type ImageInfo, type Times } from '#engine';
import { type Code, codes } from '#engine/catalogue';
import { formatText } from '#engine/report';
import { type Diagnostic, sortDiagnostics } from '#kit/model';
import { type RawPicture, rawPicture } from '../../support/raw-pictures.ts';

/** The folders of the languages that samples about languages have. */
const languageNames = ['es', 'de'];

const folder = join(projectRoot, 'tests/diagnostics');
export const checker = loadChecker(projectRoot);

/**
 * What a sample changes beside its files: the day, files that are taken away, a folder that does not exist, a page made long;
 * files that get another name, or that stand beside the pages; originals of pictures; what is known of links to elsewhere.
 */
type SampleSettings = {
  today?: string;
  remove?: string[];
  folder?: string;
  pad?: number;
  rename?: Record<string, string>;
  beside?: Record<string, string>;
  links?: Record<string, string>;
  public?: string[];
  media?: Record<string, RawPicture>;
  outside?: NonNullable<ContentFiles['outside']>;
};

/** A sample as it turns out: the reports that its folder expects, and its files once they are repaired. */
export type SampleResult = {
  code: Code;
  folder: string;
  diagnostics: Diagnostic[];
  text: string;
  json: string;
  fixed: Map<string, string>;
};

/** The folder of a code's sample. */
export function sampleFolder(code: Code): string {
  return join(folder, code.replace('/', '-'));
}

/** The folders that hold a sample, whether or not there is such a code. */
export function sampleFolders(): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['base', 'slips', 'support', 'harmless'].includes(entry.name))
    .map(({ name }) => name);
}

let results: SampleResult[] | undefined;

/** Checks the sample of every code, once in a process: the base folder with the sample's files put over it. */
export function runSamples(): readonly SampleResult[] {
  results ??= readSamples().map(runSample);
  return results;
}

/** The content folder of a sample, and the day on which it is checked. */
export type Sample = { code: Code; files: ContentFiles; options: Times };

/** The sample of every code. */
export function readSamples(): Sample[] {
  return codes.filter((code) => existsSync(sampleFolder(code))).map(readSample);
}

function readSample(code: Code): Sample {
  const settingsFile = join(sampleFolder(code), 'sample.json');
  const settings: SampleSettings = existsSync(settingsFile)
    ? (JSON.parse(readFileSync(settingsFile, 'utf8')) as SampleSettings)
    : {};
  const { today } = settings;
  return {
    code,
    files: sampleFiles(sampleFolder(code), settings),
    options: today === undefined ? {} : { now: Date.parse(today) },
  };
}

function runSample({ code, files, options }: Sample): SampleResult {
  const content = compileContent(files, checker, options);
  const diagnostics = sortDiagnostics(content.diagnostics);
  const sources = new Map(allFiles(files).map(({ file, text }) => [file, text]));
  const fixed = new Map<string, string>();
  for (const { file, text } of allFiles(files)) {
    const repaired = applyFixes(
      text,
      diagnostics.filter((diagnostic) => diagnostic.file === file),
    ).text;
    if (repaired !== text) fixed.set(file, repaired);
  }
  return {
    code,
    folder: sampleFolder(code),
    diagnostics,
    text: `${formatText(diagnostics, { sources })}\n`,
    json: `${JSON.stringify(diagnostics, null, 2)}\n`,
    fixed,
  };
}

/** The base folder, as if it stood at `pages`, with files of another folder put over it. */
export function sampleFiles(own: string, settings: SampleSettings = {}): ContentFiles {
  const publicFiles = new Map<string, ImageInfo>([
    ['/images/ada.svg', { width: 80, height: 80 }],
    ['/files/letter.png', { isBroken: true }],
    ['/fonts/cut-off.woff2', { isBroken: true }],
    ['/files/pack.pdf', {}],
    ['/films/tour.mp4', {}],
    ['/films/tour.vtt', {}],
    ['/films/talk.vtt', { captions: { line: 4, what: 'comma' } }],
    ...(settings.public ?? []).map((path): [string, ImageInfo] => [path, {}]),
  ]);
  const isNested = languageNames.some((name) => existsSync(join(own, name)));
  if (settings.rename || settings.beside || settings.links || isNested)
    return { ...renamedFiles(own, settings), publicFiles };
  if (settings.folder !== undefined) return { ...readContent(own, join(own, settings.folder), own), publicFiles };
  const base = join(folder, 'base');
  const names = [
    ...new Set(
      [base, own].flatMap((from) => [
        ...contentNames(from),
        ...contentNames(join(from, '_shared')).map((name) => `_shared/${name}`),
      ]),
    ),
  ].sort();
  const read = names
    .filter((name) => !settings.remove?.includes(name))
    .map((name) => {
      const source = readSource(existsSync(join(own, name)) ? join(own, name) : join(base, name), `pages/${name}`);
      return 'text' in source && settings.pad !== undefined && name === 'page.yaml'
        ? { ...source, text: source.text.padEnd(settings.pad, '\n# and so on') }
        : source;
    });
  const { media, problems } = originals(settings.media ?? {});
  const sources = read.flatMap((source) => ('text' in source ? [source] : []));
  return {
    folder: 'pages',
    pages: sources.filter(({ file }) => !file.includes('/_')),
    site: sources.find(({ file }) => file === 'pages/_site.yaml'),
    facts: sources.find(({ file }) => file === 'pages/_facts.yaml'),
    theme: sources.find(({ file }) => file === 'pages/_theme.yaml'),
    shared: sources.filter(({ file }) => file.includes('/_shared/')),
    publicFiles,
    media,
    problems: [...problems, ...read.flatMap((source) => ('text' in source ? [] : [source])), ...drawings(own)],
    ...(settings.outside ? { outside: settings.outside } : {}),
  };
}

/** The same, from a folder that really has these names. */
function renamedFiles(own: string, { rename = {}, beside = {}, links = {} }: SampleSettings): ContentFiles {
  const root = mkdtempSync(join(tmpdir(), 'sample-'));
  const pages = join(root, 'pages');
  cpSync(join(folder, 'base'), pages, { recursive: true });
  for (const name of contentNames(own)) cpSync(join(own, name), join(pages, name));
  for (const name of languageNames)
    if (existsSync(join(own, name))) cpSync(join(own, name), join(pages, name), { recursive: true });
  for (const [from, to] of Object.entries(rename)) renameSync(join(pages, from), join(pages, to));
  for (const [name, text] of Object.entries(beside)) writeFileSync(join(pages, name), text);
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(pages, name));
  const files = readContent(root, pages, join(root, 'public'));
  rmSync(root, { recursive: true });
  return files;
}

/** The originals of a sample, from a folder that really has them. */
function originals(pictures: Readonly<Record<string, RawPicture>>): MediaFiles {
  const pages = mkdtempSync(join(tmpdir(), 'sample-'));
  for (const [name, picture] of Object.entries(pictures)) writeInside(pages, `_media/${name}`, rawPicture(picture));
  const found = readMedia(pages, (path) => `pages/${path}`);
  rmSync(pages, { recursive: true });
  return found;
}

/** What is wrong with the pictures of a sample, as if they stood in the public folder. */
function drawings(own: string): Diagnostic[] {
  const names = existsSync(own) ? readdirSync(own).filter((name) => name.endsWith('.svg')) : [];
  return names.flatMap((name) => checkDrawing(join(own, name), `public/images/${name}`));
}

function contentNames(from: string): string[] {
  return existsSync(from)
    ? readdirSync(from).filter(
        (name) =>
          /\.(ya?ml|json)$/.test(name) &&
          name !== 'sample.json' &&
          name !== 'expected.json' &&
          !name.startsWith('fixed-'),
      )
    : [];
}
