import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent, samplePublicFolder } from '#builder/files';
import { type Checker, type ContentFiles, compileContent } from '#engine';
import { lastPart } from '#engine/base';
import type { Refused } from '#engine/edit';
import type { FileChange, GivenSite, WrittenPlan } from '#engine/refactor';
import { hasErrors, type SourceFile } from '#kit/model';
import { sampleSiteText } from '../../support/content.ts';

export const checker: Checker = loadChecker(projectRoot);

const sample = readContent(
  projectRoot,
  join(projectRoot, 'schema/example-site'),
  join(projectRoot, samplePublicFolder),
);
const ownFiles = [
  sample.site && { ...sample.site, text: sampleSiteText() },
  sample.facts,
  ...sample.pages.filter(({ file }) => /example-site\/(?:home|contact|about)\.yaml$/.test(file)),
];

/** The texts of a small site, by their names in the folder `pages`: the sample site's, and others beside or in their place. */
export function textsWith(others: Readonly<Record<string, string>>): Map<string, string> {
  const own = ownFiles.flatMap((source): [string, string][] => (source ? [[lastPart(source.file), source.text]] : []));
  return new Map([...own, ...Object.entries(others)].map(([name, text]) => [`pages/${name}`, text]));
}

/** The text of the sample site's file of that name. */
export function sampleText(name: string): string {
  return ownFiles.find((source) => source?.file.endsWith(`/${name}`))?.text ?? '';
}

/** A content folder of these texts, as commands read it. `known` may give a source that was read before. */
export function contentOf(texts: ReadonlyMap<string, string>, known = (source: SourceFile) => source): ContentFiles {
  const sources = [...texts].map(([file, text]) => known({ file, text })).sort((a, b) => (a.file < b.file ? -1 : 1));
  const single = (stem: string) => sources.find(({ file }) => file.startsWith(`pages/${stem}.`));
  return {
    folder: 'pages',
    site: single('_site'),
    facts: single('_facts'),
    theme: single('_theme'),
    shared: sources.filter(({ file }) => file.startsWith('pages/_shared/')),
    pages: sources.filter(({ file }) => !file.startsWith('pages/_')),
    publicFiles: sample.publicFiles,
    problems: [],
  };
}

/** The same, as changes are planned of it. */
export function siteOf(texts: ReadonlyMap<string, string>): GivenSite {
  return { files: contentOf(texts), checker };
}

/** The texts once a plan is carried out. Throws where it was refused. */
export function carriedOut(texts: ReadonlyMap<string, string>, plan: WrittenPlan | Refused): Map<string, string> {
  if ('refused' in plan) throw new Error(plan.refused);
  const after = new Map(texts);
  for (const { file, before, after: text } of plan.changes) {
    if (before !== undefined && after.get(file) !== before) throw new Error(`${file} is not as the plan says.`);
    if (text === undefined) after.delete(file);
    else after.set(file, text);
  }
  return after;
}

/** The mistakes of a content folder, one sentence each. */
export function mistakesIn(files: ContentFiles): string[] {
  return compileContent(files, checker)
    .diagnostics.filter((one) => hasErrors([one]))
    .map(({ file, line, message }) => `${file}:${line} ${message}`);
}

/** A page of three lines and its sections. */
export function pageText(title: string, sections: string): string {
  return `title: ${title}\ndescription: ${title}, of a small site that is only there to be renamed, copied and deleted.\nsections:\n${sections}`;
}

/** The names of the files that a plan touches. */
export function filesOf(changes: readonly FileChange[]): string[] {
  return changes.map(({ file }) => file).sort();
}

/** A plan, which must not have been refused. */
export function planOf<One extends WrittenPlan>(plan: One | Refused): One {
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
}
