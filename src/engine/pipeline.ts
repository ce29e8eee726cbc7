import { type Diagnostic, type Page, type Said, type SourceFile, sortDiagnostics } from '#kit/model';
import { diagnosticAt } from './1-parse/diagnostic-at.ts';
import { parseText } from './1-parse/parse.ts';
import type { YamlRead } from './1-parse/read-yaml.ts';
import type { RulesByType } from './2-validate/block-rules.ts';
import type { CompiledSchemas } from './2-validate/compiled-schemas.ts';
import type { Checks } from './2-validate/own-check.ts';
import { type Definition, structureOf } from './2-validate/structure.ts';
import { createValidators } from './2-validate/validators.ts';
import { characterDiagnostics } from './3-repair/characters.ts';
import { type Checker, createMemory } from './3-repair/checker.ts';
import { hasCurlyJson } from './3-repair/fixes/json.ts';
import { markDiagnostics } from './3-repair/marks.ts';
import { repairedDocument } from './3-repair/repaired-document.ts';
import { emptyDocument, type SourceDocument } from './3-repair/source-document.ts';
import { type CompiledPage, compiledPage } from './4-compile/page/compile-page.ts';
import { type CompiledSite, compiledSite, type Times } from './4-compile/site/compile-site.ts';
import { withSureFixes } from './5-report/sure-fixes.ts';
import { inFile } from './base/in-file.ts';
import { type Finding, finding } from './catalogue/index.ts';
import { name, say } from './catalogue/say.ts';
import { lettersNotes } from './kinds/missing-letters.ts';
import { outsideNotes } from './kinds/outside-links.ts';
import { acrossNotes, missingFacts } from './links/across-notes.ts';
import { oneOfLanguages } from './links/causes/of-languages.ts';
import { onceOnLine } from './links/causes/once-on-line.ts';
import { onceWhereAlike } from './links/causes/once-where-alike.ts';
import { oneCause } from './links/causes/one-cause.ts';
import type { CheckedPage } from './links/checked-page.ts';
import { allFiles, type ContentFiles, definitionOf } from './links/content-files.ts';
import { contextOf } from './links/languages/languages.ts';
import { partNotes } from './links/languages/part-notes.ts';
import { translationNotes } from './links/languages/translation-notes.ts';
import { type Outlines, outlinesOf } from './links/outline.ts';
import { type Settled, settledOver, withoutSettled } from './links/settled.ts';
import type { SiteContext } from './links/site-context.ts';
import { isPageThere } from './links/time/link-target.ts';
import { withTexts } from './links/with-texts.ts';

/** A whole content folder, compiled. `pages` are those that could be read, in the order of their files. */
export type CompiledContent = CompiledSite & { pages: (CompiledPage & { source: SourceFile })[]; settled: Settled[] };

/** What content is checked with: the schemas and rules of blocks, the design, and a site's own checks. It remembers what it has read. */
export function createChecker(
  schemas: CompiledSchemas,
  rules: RulesByType,
  design: Pick<Checker, 'typeface' | 'themes'>,
  ownChecks: Checks = {},
): Checker {
  const documents = new WeakMap<SourceFile, SourceDocument>();
  const written = new WeakMap<SourceFile, { data: unknown }>();
  const checker: Checker = {
    ...createValidators(schemas, rules),
    ...design,
    ownChecks,
    memory: createMemory(),
    read: (source, definition) => {
      const document = documents.get(source) ?? readDocument(source, definition, checker);
      documents.set(source, document);
      return document;
    },
    forget: (source) => {
      documents.delete(source);
    },
    asWritten: (source) => {
      const { data } = written.get(source) ?? { data: dataAsWritten(source, checker) };
      written.set(source, { data });
      return data;
    },
  };
  return checker;
}

/** A content file: parsed, validated by the schemas, and repaired where it has slips. */
function readDocument(source: SourceFile, definition: Definition, checker: Checker): SourceDocument {
  return inFile(source.file, () => {
    const document = read(source, definition, checker);
    return { ...document, diagnostics: [...document.diagnostics, ...characterDiagnostics(document, checker)] };
  });
}

function read(source: SourceFile, definition: Definition, checker: Checker): SourceDocument {
  const parsed = parseText(source.text, checker.vocabulary.fields);
  if ('offset' in parsed) return unreadable(source, parsed.offset, parsed.finding);
  if (parsed.root === undefined && parsed.problems.length === 0)
    return unreadable(source, 0, finding('file/empty', { begin: beginning[definition] }));
  const structure = hasSlips(source, parsed) ? undefined : structureOf(definition, parsed.data, checker);
  if (!structure || structure.problems.length > 0)
    return repairedDocument(source, { text: source.text, read: parsed, structure }, definition, checker);
  const document = { ...emptyDocument(source), root: parsed.root, data: parsed.data, structure };
  return { ...document, diagnostics: markDiagnostics(document, parsed.marks, definition, checker) };
}

/** The data of a text that has no slips; else nothing, since only a guess could be shown. */
function dataAsWritten(source: SourceFile, { vocabulary }: Checker): unknown {
  return inFile(source.file, () => {
    const parsed = parseText(source.text, vocabulary.fields);
    return 'offset' in parsed || parsed.root === undefined || hasSlips(source, parsed) ? undefined : parsed.data;
  });
}

/**
 * One page definition to plain data. Pure: the same source and site give the same page.
 * The build, the dev server, the validator and the tests all go through here.
 */
export function compilePage(source: SourceFile, site: SiteContext): CompiledPage {
  const { checker } = site;
  const context = contextOf(source.file, site);
  const compile = (one: SourceFile) => compiledPage(checker.read(one, 'PageSource'), context);
  return inFile(source.file, () => {
    const page = compile(source);
    const check = (fixed: SourceFile) => compile(fixed).diagnostics;
    const trial = { source, definition: 'PageSource', check } as const;
    return { ...page, diagnostics: withSureFixes(page.diagnostics, checker, () => trial) };
  });
}

/** Everything that pages refer to: the site's own file, its figures, the addresses of pages and shared sections. */
export function compileSite(
  files: ContentFiles,
  checker: Checker,
  times: Times = {},
  outlines: Outlines = outlinesOf(files.pages, checker),
): CompiledSite {
  const site = compiledSite(files, checker, outlines, times);
  const diagnostics = withSureFixes(site.diagnostics, checker, (file) => {
    const source = allFiles(files).find((one) => one.file === file);
    return source && { source, definition: definitionOf(source, files), check };
  });
  return { ...site, diagnostics };

  function check(fixed: SourceFile): Diagnostic[] {
    const changed = withTexts(files, new Map([[fixed.file, fixed.text]]));
    const own = changed.pages.filter(({ file }) => file === fixed.file);
    return compiledSite(changed, checker, new Map([...outlines, ...outlinesOf(own, checker)]), times).diagnostics;
  }
}

/** Compiles a whole content folder and finds every mistake of every file. Review dates are looked at where `now` is known. */
export function compileContent(files: ContentFiles, checker: Checker, times: Times = {}): CompiledContent {
  const site = compileSite(files, checker, times);
  const pages = files.pages.map((source) => ({ source, ...compilePage(source, site.context) }));
  return { ...site, pages, ...contentState(files, site, pages) };
}

/** All diagnostics of a folder, without the notes that somebody has set aside. Sorted. */
export function contentDiagnostics(...content: Parameters<typeof contentState>): Diagnostic[] {
  return contentState(...content).diagnostics;
}

/** All diagnostics of a folder: those of its files, and what only all files together show. Sorted; what is `settled` is told apart. */
export function contentState(
  files: ContentFiles,
  site: CompiledSite,
  pages: readonly CheckedPage[],
): { diagnostics: Diagnostic[]; settled: Settled[] } {
  const references = [...site.references, ...pages.map((page) => page.references)];
  const found = [...site.diagnostics, ...pages.flatMap((page) => page.diagnostics)];
  const { diagnostics: caused, causes } = oneCause(found, references, files, site.context);
  const diagnostics = oneOfLanguages(caused, files, site.context);
  const missing = missingFacts(files, references);
  const ofLanguages = translationNotes(pages, site.context, new Set([...causes, ...homesMissed(diagnostics, site)]));
  const notes = [
    ...acrossNotes(files, pages, references, site.context, [...found, ...diagnostics, ...ofLanguages]),
    ...ofLanguages,
    ...partNotes(files, site.context),
    ...outsideNotes(files, site.context),
    ...lettersNotes(files, site.theme, site.context),
  ];
  const all = sortDiagnostics(
    onceWhereAlike(
      onceOnLine([...diagnostics, ...missing, ...notes.filter((note) => !causes.has(`${note.file}:${note.line}`))]),
    ),
  );
  const state = withoutSettled(all, files, files.site && site.context.checker.read(files.site, 'SiteSource').data);
  const over = settledOver(state, files, site.context);
  return over.length === 0 ? state : { ...state, diagnostics: sortDiagnostics([...state.diagnostics, ...over]) };
}

/** The places of home pages of languages that are told to be missing. */
function homesMissed(diagnostics: readonly Diagnostic[], { context }: CompiledSite): string[] {
  const told = diagnostics.filter(({ code }) => code === 'language/no-home').map(({ file }) => `${file}:1`);
  const homes = context.languages.map(({ folder }) => `${context.folder}/${folder}/home.yaml:1`);
  return told.length > 0 ? [...told, ...homes] : [];
}

/** The pages of a compiled folder that are there, once it is known that nothing is wrong with it. */
export function validPages(content: CompiledContent): Page[] {
  return content.pages.flatMap(({ page }) => (page && isPageThere(page.path, content.context) ? [page] : []));
}

/** True where the text itself shows that it is not as it was meant. */
function hasSlips({ text }: SourceFile, { problems, marks }: YamlRead): boolean {
  return problems.length > 0 || hasCurlyJson(text) || marks.some(({ kind }) => kind === 'swallowed');
}

const beginning: Readonly<Record<Definition, Said>> = {
  PageSource: say`${name('title')}, ${name('description')} and ${name('sections')}`,
  SharedSource: [name('sections')],
  SiteSource: [name('product')],
  Facts: ['the name of a figure'],
  ThemeSource: [name('colors')],
  SiteOverlay: [name('labels')],
  FactsOverlay: ['the name of a figure'],
};

function unreadable(source: SourceFile, offset: number, what: Finding): SourceDocument {
  const range = { start: offset, end: offset + 1 };
  return { ...emptyDocument(source), diagnostics: [diagnosticAt({ source }, range, what)], isUncertain: true };
}
