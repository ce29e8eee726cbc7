import type { ContentFiles } from '#engine';
import { sampleSiteText } from '../../support/content.ts';

const siteText = sampleSiteText();

const description = 'description: A page of a small site of which parts come and go, to be looked at by a test.';

/** A page: a title, what stands below the description, and its sections. */
export function pageText(title: string, sections: string, head = ''): string {
  return `title: ${title} of a small site\n${description}\n${head}sections:\n${sections}`;
}

const hero = (heading: string) => `  - type: hero\n    heading: ${heading}\n`;

/**
 * A content folder in memory: the site's file of the sample, with more of it where that is given, pages by name, and shared
 * files by name. A home page, /about and /contact are there in any case.
 */
export function smallFolder(
  pages: Readonly<Record<string, string>>,
  { shared = {}, site = '' }: { shared?: Readonly<Record<string, string>>; site?: string } = {},
): ContentFiles {
  const all = {
    home: pageText('Home', hero('Home')),
    about: pageText('About', hero('About')),
    contact: pageText('Contact', hero('Contact')),
    ...pages,
  };
  const sources = (texts: Readonly<Record<string, string>>, folder: string) =>
    Object.entries(texts).map(([name, text]) => ({ file: `${folder}/${name}.yaml`, text }));
  return {
    folder: 'pages',
    pages: sources(all, 'pages'),
    shared: sources(shared, 'pages/_shared'),
    site: { file: 'pages/_site.yaml', text: siteText + site },
    facts: undefined,
    theme: undefined,
    publicFiles: new Map([['/report.pdf', {}]]),
    problems: [],
  };
}
