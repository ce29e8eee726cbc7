import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Checker, compilePage, compileSite, type PictureOrder } from '#engine';
import type { Template } from '#engine/refactor';
import {
  type Diagnostic,
  isError,
  isFields,
  type Page,
  type Site,
  type SourceFile,
  searchPage,
  searchPath,
} from '#kit/model';
import { UsageError } from '../base/usage-error.ts';
import { readContent } from '../files/read-content.ts';
import { blockFolder } from './block-folder.ts';
import { loadTemplates } from './load-templates.ts';

/** One example of a block: its name, what it shows, and a page with the compiled block. */
export type Example = { type: string; name: string; description: string; block: Record<string, unknown>; page: Page };

/** The site that the examples stand in, and a page for each example; `pictures` are to be made for them. */
export type SampleSite = { site: Site; pages: Page[]; examples: Example[]; pictures: PictureOrder[] };

/** A page to begin with, as it looks in the site of the examples; `pictures` are to be made for it. */
export type SampleTemplate = Template & { page: Page; pictures: PictureOrder[] };

/** A mistake in an example, which is a mistake of this project, not of somebody's page. */
export class SampleError extends Error {}

/** The pictures of the examples: `public/` belongs to the site's editors, who may take any picture away. */
export const samplePublicFolder = 'schema/sample-public';

/** The content folder that the examples stand in. */
export const exampleSiteFolder = 'schema/example-site';

/** `above` are sections that stand before it on its page, for a block that tells of them. */
type ExampleSource = {
  description: string;
  block: Record<string, unknown>;
  above?: Record<string, unknown>[];
};

/** One of each tone, the way to each page, a profile, a menu at the side, and a search, so that the sheets have their rules: the sites that tests build from the same folder have none. */
const notices: NonNullable<Site['notices']> = [
  { text: ['Closed on Monday.'] },
  { text: ['We move.'], tone: 'important' },
];

const profiles: NonNullable<Site['footer']['profiles']> = [
  { label: 'Mastodon', link: { href: 'https://mastodon.example/@sample', external: true } },
];

/** Pages that lists gather, for the same reason. Of the two, each has the other beside it. */
const stories: readonly SourceFile[] = [
  { date: '2026-04-12', author: 'Ann Example', tags: ['Sailing', 'Harbour'], heading: 'The first boat is back' },
  { date: '2026-03-02', tags: ['Harbour'], heading: 'The lighthouse is lit' },
].map(({ heading, ...article }, index) => ({
  file: `${exampleSiteFolder}/about/story-${index + 1}.yaml`,
  text: JSON.stringify({
    title: heading,
    description: 'A sample article, which stands in a list of articles and has another one beside it.',
    article,
    sections: [{ type: 'hero', heading }],
  }),
}));

/**
 * The examples of all block folders below `root`, compiled in the sample site (`schema/example-site`).
 * The style sheet, the gallery and the contract tests are made from them. Throws SampleError where one is faulty.
 */
export function loadSampleSite(root: string, siteChecker: Checker): SampleSite {
  const { checker, files, context } = readSampleFolder(root, siteChecker);
  const pictures: PictureOrder[] = [];
  const examples = checker.blockTypes.flatMap((type) =>
    Object.entries(readExamples(root, type)).map(([name, { description, block, above = [] }]): Example => {
      const folder = blockFolder(root, type);
      const file = `${folder.name}/examples.yaml#${name}`;
      const sections = type === 'hero' ? [block] : [{ type: 'hero', heading: name }, ...above, block];
      const source = { title: `Example ${name}`, description, sections };
      const compiled = compilePage({ file, text: JSON.stringify(source) }, context);
      expectNone(compiled.diagnostics, folder);
      pictures.push(...compiled.references.pictures.values());
      if (!compiled.page) throw exampleError(`${file}: nothing was compiled.`, folder);
      return { type, name, description, block, page: { ...compiled.page, path: '/' } };
    }),
  );
  const own = files.pages.flatMap((source) => compilePage(source, context).page ?? []);
  const site: Site = {
    ...context.site,
    notices,
    breadcrumb: 'You are here',
    footer: { ...context.site.footer, profiles },
    search: { href: searchPath(), external: false },
    sideMenus: [
      {
        label: 'About',
        pages: stories.map((_, index) => ({ href: `/about/story-${index + 1}`, external: false, title: 'A story' })),
      },
    ],
  };
  return {
    site,
    examples,
    pages: [...own, ...examples.map(({ page }) => page), ...listOf(searchPage(site, own))],
    pictures,
  };
}

/** The pages to begin with, compiled in the sample site. Throws SampleError where one is faulty. */
export function loadSampleTemplates(root: string, siteChecker: Checker): SampleTemplate[] {
  const { checker, context } = readSampleFolder(root, siteChecker);
  return loadTemplates(root, checker).map((template) => {
    const file = `${exampleSiteFolder}/${template.name}.yaml`;
    const { page, diagnostics, references } = compilePage({ file, text: template.source }, context);
    expectNone(diagnostics);
    if (!page) throw new SampleError(`${file}: nothing was compiled.`);
    return { ...template, page, pictures: [...references.pictures.values()] };
  });
}

function readSampleFolder(root: string, siteChecker: Checker) {
  // What a site checks beside the builder is about its own pages.
  const checker: Checker = { ...siteChecker, ownChecks: {} };
  const content = readContent(root, join(root, exampleSiteFolder), join(root, samplePublicFolder));
  const files = { ...content, pages: [...content.pages, ...stories] };
  const { context, diagnostics } = compileSite(files, checker);
  expectNone(diagnostics);
  return { checker, files, context };
}

function listOf(page: Page | undefined): Page[] {
  return page ? [page] : [];
}

/** The examples of a block as they are written. Throws SampleError, UsageError for one of the site's own, where they can't be read. */
export function readExamples(root: string, type: string): Record<string, ExampleSource> {
  const folder = blockFolder(root, type);
  const name = `${folder.name}/examples.yaml`;
  const file = join(folder.folder, 'examples.yaml');
  if (!existsSync(file)) throw exampleError(`${name} is missing: every block shows what it can do.`, folder);
  const examples = parsed();
  if (!isExamples(examples))
    throw exampleError(`${name}: write examples by their names, each with a \`description\` and a \`block\`.`, folder);
  return examples;

  function parsed(): unknown {
    try {
      return parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw exampleError(`${name}: ${error instanceof Error ? error.message : String(error)}`, folder);
    }
  }
}

function isExamples(value: unknown): value is Record<string, ExampleSource> {
  const isExample = (one: unknown) => isFields(one) && typeof one['description'] === 'string' && isFields(one['block']);
  return isFields(value) && Object.values(value).every(isExample);
}

function expectNone(diagnostics: readonly Diagnostic[], folder: { isOwn: boolean } = { isOwn: false }): void {
  const [first] = diagnostics.filter(isError);
  if (first) throw exampleError(`${first.file}: ${first.where ?? ''} ${first.message} ${first.help ?? ''}`, folder);
}

/** A mistake in an example: of the site, where the block is its own, else of this project. */
function exampleError(message: string, { isOwn }: { isOwn: boolean }): Error {
  return isOwn ? new UsageError(message) : new SampleError(message);
}
