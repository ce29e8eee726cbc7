import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressBelow, hostingFolder } from '#builder/base';
import type { Hosting } from '#builder/build';
import type { NamedRelease, Releases } from '../publish/releases.ts';

/** What was published as it is shown beside its pages: as a draft is that is looked at, with nothing to say about it. */
export function lookAtRelease(
  { release, expires }: { release: NamedRelease; expires: number },
  releases: Releases,
): object {
  const site = releases.siteFolder(release.site);
  // As the build wrote it.
  const { base = '' } = JSON.parse(readFileSync(join(site, hostingFolder, 'site.json'), 'utf8')) as Hosting;
  const { title, author, at, words, name } = release;
  return {
    name: title,
    by: author.name,
    note: '',
    at,
    expires,
    words: words.map((group) => {
      const page = group.path === undefined ? undefined : pageOf(group.path, base, site);
      return { ...group, ...(page === undefined ? {} : { page }) };
    }),
    home: addressBelow(base, '/'),
    content: name,
    isOld: false,
    isPublished: false,
    isRelease: true,
    hasBefore: siteBefore(releases, release) !== undefined,
    threads: [],
    verdicts: [],
  };
}

/** The address of the page that a file of the content is, where the site has it. Names here are those of what was built. */
function pageOf(path: string, base: string, site: string): string | undefined {
  const name = /^(?!_|.*\/_)(.*)\.(?:ya?ml|json)$/.exec(path)?.[1];
  if (name === undefined) return undefined;
  const address = addressBelow(base, `/${name.replace(/(^|\/)home$/, '$1')}`.replace(/(.)\/$/, '$1'));
  return existsSync(join(site, address, 'index.html')) ? address : undefined;
}

/** The site that visitors saw before a release, where it is still there; without a release, the one that they see now. */
export function siteBefore(releases: Releases, release?: NamedRelease): string | undefined {
  const all = releases.all();
  const name = release ? all[all.findIndex((one) => one.name === release.name) + 1]?.site : releases.liveSite;
  return name !== undefined && releases.hasSite(name) ? releases.siteFolder(name) : undefined;
}
