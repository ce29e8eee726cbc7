import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot, UsageError } from '#builder/base';
import { DevContent } from '#builder/dev';
import { readContent } from '#builder/files';
import { compileContent } from '#engine';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { checker } from './support/samples.ts';

let root = '';
const at = (name: string) => join(root, 'pages', name);

beforeEach(() => {
  root = temporaryFolder();
  cpSync(join(projectRoot, 'tests/diagnostics/harmless/base'), join(root, 'pages'), { recursive: true });
  edit(at('team.yaml'), /^ +image:\n.*\n.*\n/m, '');
});
afterEach(() => removeFolder(root));

const compiled = () => compileContent(readContent(root, join(root, 'pages'), join(root, 'public')), checker);

/** What is said, in short: where and what. */
function said(): string[] {
  return compiled().diagnostics.map(({ file, line, code, help }) => `${file}:${line} ${code} ${help ?? ''}`.trim());
}

const page = (title: string) => `title: ${title} of the practice
description: The page “${title}” was written for a test, and that is right in every way, its description too.
sections:
  - type: hero
    heading: ${title}
    buttons:
      - label: Home
        action: { link: / }
`;

function write(name: string, text: string): void {
  mkdirSync(join(at(name), '..'), { recursive: true });
  writeFileSync(at(name), text);
}

describe('a page in a folder', () => {
  beforeEach(() => {
    write('hr/jobs.yaml', page('The open jobs'));
    write('hr/_drafts/later.yaml', 'not: a page');
    write('_drafts/later.yaml', 'not: a page');
    edit(at('home.yaml'), '(/services)', '(/services) and [who we look for](/hr/jobs)');
  });

  it('is a page at that path', () => {
    expect(said()).toEqual([]);
    const { context, pages } = compiled();
    expect(context.routes.get('/hr/jobs')?.file).toBe('pages/hr/jobs.yaml');
    expect(pages.map(({ page: one }) => one?.path)).toContain('/hr/jobs');
    expect([...context.routes.keys()].filter((path) => path.includes('later'))).toEqual([]);
  });

  it('has its mistakes told at its file', () => {
    edit(at('hr/jobs.yaml'), 'heading:', 'headng:');
    expect(said()).toEqual(['pages/hr/jobs.yaml:5 field/unknown Change it to `heading`.']);
  });

  it('is seen by the preview when it is saved', () => {
    const content = new DevContent(root, join(root, 'pages'), join(root, 'public'), checker);
    expect(content.page('/hr/jobs')?.page.title).toBe('The open jobs of the practice');
    edit(at('hr/jobs.yaml'), 'title: The open jobs', 'title: The jobs');
    expect(content.owns(at('hr/jobs.yaml'))).toBe(true);
    expect(content.update(at('hr/jobs.yaml'))?.state?.page.title).toBe('The jobs of the practice');
    write('hr/_drafts/later.yaml', 'still: no page');
    expect(content.update(at('hr/_drafts/later.yaml'))).toBeUndefined();
  });

  it('may have the name of another in another folder', () => {
    write('it/jobs.yaml', page('The jobs for programmers'));
    edit(at('home.yaml'), '(/hr/jobs)', '(/hr/jobs) and [others](/it/jobs)');
    expect(said()).toEqual([]);
  });
});

describe('one message for a file under another name', () => {
  const cases: Record<string, { change: () => void; says: string }> = {
    'the home page is gone': {
      change: () => rmSync(at('home.yaml')),
      says: 'pages/home.yaml:1 page/no-home Bring `home.yaml` back, or write `npm run new -- page home` for a new one.',
    },
    'the home page has a capital': {
      change: () => renameSync(at('home.yaml'), at('Home.yaml')),
      says: 'pages/Home.yaml:1 page/no-home Rename it to `home.yaml`.',
    },
    'the home page is an index': {
      change: () => renameSync(at('home.yaml'), at('index.yml')),
      says: 'pages/index.yml:1 page/no-home Rename it to `home.yml`.',
    },
    'the figures are gone': {
      change: () => rmSync(at('_facts.yaml')),
      says: 'pages/_facts.yaml:1 facts/missing Bring it back; its figures are not known elsewhere.',
    },
    'the figures lost their underscore': {
      change: () => renameSync(at('_facts.yaml'), at('facts.yaml')),
      says: 'pages/facts.yaml:1 file/name Rename it to `_facts.yaml`.',
    },
    'the site file is a copy': {
      change: () => renameSync(at('_site.yaml'), at('_site (1).yaml')),
      says: 'pages/_site (1).yaml:1 file/name Rename it to `_site.yaml`.',
    },
    'the site file is gone': {
      change: () => rmSync(at('_site.yaml')),
      says: 'pages/_site.yaml:1 site/missing Copy it from another site and change its words.',
    },
    'the folder of shared sections lost its underscore': {
      change: () => renameSync(at('_shared'), at('shared')),
      says: 'pages/shared:1 file/name Rename it to `_shared`.',
    },
    'a page ends with .txt': {
      change: () => renameSync(at('prices.yaml'), at('prices.yaml.txt')),
      says: 'pages/prices.yaml.txt:1 file/ending Rename it to `prices.yaml`.',
    },
    'a page has another ending': {
      change: () => renameSync(at('prices.yaml'), at('prices.md')),
      says: 'pages/prices.md:1 file/ending Rename it to `prices.yaml`.',
    },
    'a page has a capital': {
      change: () => renameSync(at('prices.yaml'), at('Prices.yaml')),
      says: 'pages/Prices.yaml:1 route/form Rename the file so that its address is `/prices`.',
    },
    'a page was renamed': {
      change: () => renameSync(at('prices.yaml'), at('our-prices.yaml')),
      says: 'pages/our-prices.yaml:1 name/unreached Change it to `/prices`, or change the other places: pages/_site.yaml:37, pages/_site.yaml:58, pages/home.yaml:12 and 1 more.',
    },
    'a page was moved to a folder': {
      change: () => {
        mkdirSync(at('about'));
        renameSync(at('prices.yaml'), at('about/prices.yaml'));
      },
      says: 'pages/about/prices.yaml:1 name/unreached Change it to `/prices`, or change the other places: pages/_site.yaml:37, pages/_site.yaml:58, pages/home.yaml:12 and 1 more.',
    },
    'a page was copied': {
      change: () => cpSync(at('prices.yaml'), at('about-prices.yaml')),
      says: 'pages/about-prices.yaml:1 title/duplicate Give this page a title of its own.',
    },
    'a page was copied by a file manager': {
      change: () => cpSync(at('prices.yaml'), at('prices copy.yaml')),
      says: 'pages/prices copy.yaml:1 route/form Rename the file so that its address is `/prices-copy`.',
    },
    'a page was copied to another ending': {
      change: () => cpSync(at('prices.yaml'), at('prices.yml')),
      says: 'pages/prices.yml:1 route/duplicate Rename one of the two files, or give one another `path`.',
    },
    'a page has an accent in its name': {
      change: () => write('über-größe.yaml', page('The size')),
      says: 'pages/über-größe.yaml:1 route/form Rename the file so that its address is `/uber-grosse`.',
    },
    'a picture stands beside the pages': {
      change: () => write('photo.jpg', 'no page'),
      says: 'pages/photo.jpg:1 file/stray Move pictures and downloads to the folder `public`; delete the file if nobody needs it.',
    },
  };
  for (const [name, { change, says }] of Object.entries(cases))
    it(name, () => {
      expect(said()).toEqual([]);
      change();
      expect(said()).toEqual([says]);
    });

  it('reads a page whose ending is in capitals, and says so', () => {
    renameSync(at('prices.yaml'), at('prices.YAML'));
    expect(said()).toEqual(['pages/prices.YAML:1 file/capitals Rename it to `prices.yaml`.']);
  });

  it('leaves alone what text editors and people leave in a folder', () => {
    for (const name of ['.DS_Store', 'README.md', 'prices.yaml~', 'prices.yaml.bak', '.prices.yaml.swp', 'Thumbs.db'])
      write(name, page('Left over'));
    expect(said()).toEqual([]);
  });
});

it('a folder that can’t be read is said so, and not taken for an empty one', () => {
  expect(said()).toEqual([]);
  symlinkSync('public', join(root, 'public'));
  expect(said).toThrow(new UsageError(`The folder ${join(root, 'public')} can't be read (ELOOP).`));
});
