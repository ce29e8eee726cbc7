import { projectRoot } from '#builder/base';
import { loadChecker } from '#builder/files';
import { type CompiledContent, type ContentFiles, compileContent, type Times } from '#engine';
import type { Page } from '#kit/model';
import { sampleSiteText } from '../../support/content.ts';

const siteText = sampleSiteText();
export const checker = loadChecker(projectRoot);

/** A page in one line a field; `sections` is YAML, indented by two spaces. */
export function pageText(title: string, sections = '', head = ''): string {
  return `title: ${title} of a small site
description: ${title} is a page of a small site in two languages, looked at by a test and by nobody else.
${head}sections:
  - { type: hero, heading: ${title} }
${sections}`;
}

/** What a folder in memory holds: pages and shared files by name, and what each language says other. */
export type TwoLanguages = {
  pages?: Record<string, string>;
  shared?: Record<string, string>;
  /** By the language's folder: `_site`, `_facts` and `_shared/name`. */
  overlays?: Record<string, Record<string, string>>;
  languages?: string;
  site?: (text: string) => string;
  facts?: string;
};

/** A content folder in memory with a home page, /about and /contact, and /es and /es/about beside them. */
export function twoLanguages(given: TwoLanguages = {}): ContentFiles {
  const {
    pages = {},
    shared = {},
    overlays = { es: { _site: 'labels: { menu: Menú }\n' } },
    languages = 'en, es',
  } = given;
  const all = {
    home: pageText('Home'),
    about: pageText('About'),
    contact: pageText('Contact'),
    'es/home': pageText('Inicio'),
    'es/about': pageText('Acerca'),
    ...pages,
  };
  const source = (name: string, text: string) => ({ file: `pages/${name}.yaml`, text });
  const text = siteText.replace(/^language: en$/m, `language: en\nlanguages: [${languages}]`);
  return {
    folder: 'pages',
    pages: Object.entries(all).map(([name, page]) => source(name, page)),
    shared: Object.entries(shared).map(([name, file]) => source(`_shared/${name}`, file)),
    site: source('_site', given.site ? given.site(text) : text),
    facts: given.facts === undefined ? undefined : source('_facts', given.facts),
    theme: undefined,
    publicFiles: new Map(),
    problems: [],
    overlays: Object.entries(overlays).map(([folder, files]) => {
      const one = (name: string) => (files[name] === undefined ? undefined : source(`${folder}/${name}`, files[name]));
      const names = Object.keys(files).filter((name) => name.startsWith('_shared/'));
      return { folder, site: one('_site'), facts: one('_facts'), shared: names.flatMap((name) => one(name) ?? []) };
    }),
  };
}

/** The same, compiled, with its pages by their addresses. */
export function compiled(
  given: TwoLanguages = {},
  times: Times = {},
): CompiledContent & { at: (path: string) => Page } {
  const content = compileContent(twoLanguages(given), checker, times);
  const at = (path: string): Page => {
    const page = content.pages.find((each) => each.page?.path === path)?.page;
    if (!page) throw new Error(`There is no page at ${path}.`);
    return page;
  };
  return { ...content, at };
}

/** What is told of a folder but for the notes of the sample itself, as `code file:line`. */
export function told(given: TwoLanguages): string[] {
  return compiled(given)
    .diagnostics.filter(({ code }) => !/simulated|duplicate|unlinked/.test(code))
    .map(({ code, file, line }) => `${code} ${file}:${line}`);
}
