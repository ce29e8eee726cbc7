import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressBelow, hostingFolder, projectRoot } from '#builder/base';
import type { Hosting } from '#builder/build';
import { loadChecker, writeWhole } from '#builder/files';
import {
  absentInPage,
  allFiles,
  type CompiledContent,
  type ContentFiles,
  compileContent,
  fillPlaceholders,
} from '#engine';
import type { Path } from '#kit/model';
import type { ChangeWords } from './words.ts';

/** Where a section of a page is written: the path of its file in the content folder, and the place in it. */
export type WrittenAt = { path: string; place: Path };

/** What is known of the pages of a preview, by their addresses, and what their files said, by their paths. */
export type SeenPages = {
  /** The address of the first page: that of the site, where it stands below a path. */
  home: string;
  pages: Readonly<Record<string, { title: string; path: string; sections: readonly WrittenAt[] }>>;
  texts: Readonly<Record<string, string>>;
};

/** It lies where no server gives it out. */
const seenFile = join(hostingFolder, 'seen.json');

/**
 * Has a built site say where each of its sections is written. Returns the words of what changes as visitors read them. Names
 * here are ours, so that none goes through `inside.ts`.
 */
export function makePreview(site: string, files: ContentFiles, words: readonly ChangeWords[]): ChangeWords[] {
  const content = compileContent(files, loadChecker(projectRoot));
  const hosting = JSON.parse(readFileSync(join(site, hostingFolder, 'site.json'), 'utf8')) as Hosting;
  writeWhole(join(site, seenFile), JSON.stringify(seenIn(files, content, hosting.base ?? '')));
  const filled = (text: string) => fillPlaceholders(text, content.context).text;
  return words.map((group) => ({
    ...group,
    heading: filled(group.heading),
    sentences: group.sentences.map(filled),
  }));
}

/** What the pages of a preview are, and where they are written. */
export function seenPages(site: string): SeenPages {
  return JSON.parse(readFileSync(join(site, seenFile), 'utf8')) as SeenPages;
}

/** A site that is only looked at is shown beside comments, found by no search engine, kept by no browser, and sends nothing elsewhere. */
export function asPreview({ headers, pages, ...hosting }: Hosting): Hosting {
  const own = headers.map(([name, value]) => [name, name === policyHeader ? withinLook(value) : value] as const);
  return {
    ...hosting,
    headers: [...own, ['X-Robots-Tag', 'noindex, nofollow']],
    ...(pages && { pages: pages.map(({ path, policy }) => ({ path, policy: withinLook(policy) })) }),
    cache: 'no-store',
  };
}

const policyHeader = 'Content-Security-Policy';

/** A policy of the site, but that its own address may frame it and it sends nothing elsewhere. */
function withinLook(policy: string): string {
  return policy
    .split(';')
    .map((directive) => {
      if (directive.startsWith('frame-ancestors ')) return "frame-ancestors 'self'";
      return directive.startsWith('connect-src ') ? "connect-src 'self'" : directive;
    })
    .join(';');
}

function seenIn(files: ContentFiles, { context, pages }: CompiledContent, base: string): SeenPages {
  const inFolder = (file: string) => file.slice(files.folder.length + 1);
  const seen = pages.flatMap(({ source, page, origins = [] }) => {
    if (!page) return [];
    const absent = absentInPage(source, { context, shared: files.shared, at: Date.now() });
    const isAbsent = (index: number) =>
      absent.some(({ path }) => path.length === 2 && path[0] === 'sections' && path[1] === index);
    const sections = origins.filter((_, index) => !isAbsent(index));
    return [
      [
        addressBelow(base, page.path),
        {
          title: page.title,
          path: inFolder(source.file),
          sections: sections.map(({ file, path }) => ({ path: inFolder(file), place: path })),
        },
      ] as const,
    ];
  });
  const written = new Set(seen.flatMap(([, { path, sections }]) => [path, ...sections.map((one) => one.path)]));
  const texts = allFiles(files).map(({ file, text }) => [inFolder(file), text] as const);
  return {
    home: addressBelow(base, '/'),
    pages: Object.fromEntries(seen),
    texts: Object.fromEntries(texts.filter(([path]) => written.has(path))),
  };
}
