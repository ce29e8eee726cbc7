import { type Diagnostic, isFields } from '#kit/model';
import type { Checker } from '../../3-repair/checker.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import type { Language } from '../../base/language.ts';
import { nearestName, replaced } from '../../base/nearest.ts';
import { typographyOf } from '../../base/typography/typography.ts';
import { finding } from '../../catalogue/index.ts';
import type { ContentFiles, OverlayFiles } from '../../links/content-files.ts';
import { figuresBehind } from '../../links/languages/figures-behind.ts';
import { type Missing, type NameKind, noReferences, type SharedReferences } from '../../links/references.ts';
import type { Translation } from '../../links/site-context.ts';
import { type ReportScope, report } from '../sections/section-scope.ts';
import { emptySite } from '../site/browser-site.ts';
import { factSources, factValues } from '../site/site-names.ts';
import { siteValues } from '../site/site-values.ts';
import { merged } from './merged.ts';

/** What the folder of a language says other than the original, read. */
export type Overlay = {
  language: Language;
  files: OverlayFiles | undefined;
  site: SourceDocument | undefined;
  facts: SourceDocument | undefined;
};

/** What the original says, read. */
export type Original = { site: SourceDocument | undefined; facts: SourceDocument | undefined };

/** Reads what each language but the original says other than it. */
export function readOverlays(
  { overlays = [] }: ContentFiles,
  languages: readonly Language[],
  checker: Checker,
): Overlay[] {
  return languages.slice(1).map((language) => {
    const files = overlays.find(({ folder }) => folder === language.folder);
    return {
      language,
      files,
      site: files?.site && checker.read(files.site, 'SiteOverlay'),
      facts: files?.facts && checker.read(files.facts, 'FactsOverlay'),
    };
  });
}

/** What stands for placeholders in a language, and where its figures come from; nothing else is known of it so far. */
export function translationNames(
  overlay: Overlay,
  { site, facts }: Original,
  names: Pick<Translation, 'placeholders' | 'contactPage'>,
): Translation {
  const values = Object.entries(isFields(overlay.facts?.data) ? overlay.facts.data : {}).flatMap(
    ([name, fact]): [string, string][] => {
      const value = isFields(fact) ? fact['value'] : undefined;
      return typeof value === 'string' && names.placeholders.has(`facts.${name}`) ? [[`facts.${name}`, value]] : [];
    },
  );
  return {
    language: overlay.language,
    typography: typographyOf(overlay.language.code),
    contactPage: names.contactPage,
    placeholders: new Map([...names.placeholders, ...values, ...siteValues(merged(site?.data, overlay.site?.data))]),
    sources: new Map([...factSources(facts), ...factSources(overlay.facts)]),
    namedSources: new Map(),
    site: emptySite,
    forms: new Map(),
    shared: new Map(),
  };
}

/** What is wrong with the figures of a language, and which of them the original lacks. */
export function overlayFactProblems(
  { facts, files, language }: Overlay,
  original: Original,
  checker: Checker,
): { diagnostics: Diagnostic[]; references: SharedReferences[] } {
  const { diagnostics } = factValues(facts, checker, typographyOf(language.code));
  if (!facts?.root || !files?.facts) return { diagnostics, references: [] };
  const scope = { parsed: facts, name: 'Facts', context: { checker }, diagnostics };
  const missing = checkNames([], { group: 'figures', kind: 'fact', lead: 'facts.' }, original.facts, scope);
  checkFigures(facts, original.facts, scope);
  const reading = { source: files.facts, definition: 'FactsOverlay' as const, language: language.folder };
  return { diagnostics, references: [{ ...noReferences(), missing, reading }] };
}

/** Notes figures whose numbers are others than in the original, as when only that was changed; where that is known, it is told by itself. */
function checkFigures({ data }: SourceDocument, original: SourceDocument | undefined, scope: ReportScope): void {
  const behind = figuresBehind(data, original?.data).filter(({ then }) => then !== undefined);
  for (const [name, fact] of Object.entries(isFields(data) ? data : {})) {
    const known = isFields(original?.data) ? original.data[name] : undefined;
    const [own, value] = [fact, known].map((one) => (isFields(one) ? one['value'] : undefined));
    if (
      !original ||
      behind.some((figure) => figure.name === name) ||
      typeof own !== 'string' ||
      typeof value !== 'string'
    )
      continue;
    const [here, there] = [numbersIn(own), numbersIn(value)];
    // A number that one of them says in words, or in another unit, may be the same.
    if (here.length === 0 || here.length !== there.length || here.join() === there.join()) continue;
    const what = finding('translation/figure', { name, own, original: value, file: original.source.file });
    report(scope, { path: [name, 'value'], mark: 'value', ...what });
  }
}

/** The digits of each number in a text, in whatever way a language groups them and writes fractions; in no order. */
function numbersIn(text: string): string[] {
  const digits = text.normalize('NFKC').replaceAll(/(?<=\d)[.,'’\s](?=\d)/g, '');
  return (digits.match(/\d+/g) ?? []).sort();
}

/** A group of names: the words for it, and what its names are to those who say them, with a lead where they write one. */
export type NamedGroup = { group: string; kind: NameKind; lead?: string };

/** Reports the names of a group that the original doesn't have, and returns them. */
export function checkNames(
  path: readonly string[],
  { group, kind, lead = '' }: NamedGroup,
  original: SourceDocument | undefined,
  scope: ReportScope,
): Missing[] {
  const [own, known] = [scope.parsed, original].map((document) =>
    path.reduce<unknown>((data, step) => (isFields(data) ? data[step] : undefined), document?.data),
  );
  // What a file that has mistakes was meant to hold, nobody knows.
  if (!isFields(own) || !isFields(known) || !original || original.unread.size > 0) return [];
  const names = Object.keys(known);
  return Object.keys(own).flatMap((name) => {
    if (names.includes(name)) return [];
    const near = nearestName(name, names);
    const what = finding('language/unknown-name', { name, group, file: original.source.file, known: names, ...near });
    const diagnostic = report(scope, { path: [...path, name], mark: 'key', ...what, ...replaced(near) });
    return diagnostic ? [{ kind, name: lead + name, diagnostic }] : [];
  });
}
