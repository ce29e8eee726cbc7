import { copyFileSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { siteAddress } from '#builder/base';
import { buildSite } from '#builder/build';
import { filesBelow, publicFolderOf } from '#builder/files';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { gitIn } from '../../../tests/support/git.ts';
import type { Order, Outcome } from './order.ts';
import { Publisher } from './publisher.ts';
import type { NamedRelease } from './releases.ts';
import { takeBack } from './take-back.ts';

const ada = { name: 'Ada Example', id: 'ada' };

const root = temporaryFolder();
afterAll(() => removeFolder(root));
const pages = writeSmallSite(root, 4);
const publisher = await Publisher.open({ root, pages, studio: join(root, '.data/studio') });
const git = gitIn(root);
const text = (path: string) => readFileSync(join(pages, path), 'utf8');

/** Other words in a page, as somebody publishes them who has seen it as it is in `base`. */
function change(path: string, from: string, to: string, base = text(path)): Order {
  const mine = base.replace(from, () => to);
  if (mine === base) throw new Error(`${path} has no ${from}.`);
  return { title: `“${to}” on ${path}`, author: ada, overlay: { [path]: { base, mine } }, pictures: new Map() };
}

function published(outcome: Outcome): NamedRelease {
  if (!('published' in outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.published;
}

/** All that visitors can get, by its path. */
function site(folder = realpathSync(publisher.releases.live)): Map<string, string> {
  return new Map(filesBelow(folder).map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]));
}

it('what was found is public first, in a repository that was made for it', async () => {
  published(await publisher.update());
  expect(site().get('/page-1/index.html')).toContain('It says');
  expect(git('log', '--format=%an %s')).toBe('Studio The site as it was found');
  expect(await publisher.update()).toEqual({ unchanged: true });
  // Visitors get what they get where there is no Studio. When pages have changed, which the site map says, the record has yet to tell.
  const out = join(root, 'dist');
  await buildSite({ pages, out, publicFolder: publicFolderOf(pages, join(root, 'public')), siteUrl: siteAddress() });
  const seen = (files: Map<string, string>) => [...files].filter(([name]) => !name.startsWith('/sitemap.xml'));
  expect(seen(site(realpathSync(out)))).toEqual(seen(site()));
});

describe('a publication', () => {
  it('is in the files, in the record, on the list and on the site, by its author and in words', async () => {
    const before = site();
    const release = published(await publisher.publish(change('page-1.yaml', 'It says', 'It sings')));
    expect(text('page-1.yaml')).toContain('It sings');
    expect(site().get('/page-1/index.html')).toContain('It sings');
    expect(site().get('/page-2/index.html')).toBe(before.get('/page-2/index.html'));
    expect(git('status', '--porcelain', 'pages')).toBe('');
    expect(git('log', '-1', '--format=%H %an')).toBe(`${release.commit} Ada Example`);
    expect(readFileSync(join(publisher.releases.live, 'sitemap.xml'), 'utf8')).toMatch(/page-1<\/loc><lastmod>2/);
    expect(git('log', '-1', '--format=%B')).toContain('What page 1 says: “It says 1.” → “It sings 1.”');
    expect(release.words).toEqual([expect.objectContaining({ path: 'page-1.yaml' })]);
    expect(publisher.releases.all().map(({ name }) => name)[0]).toBe(release.name);
  });

  it('with a mistake changes nothing and says where it is', async () => {
    const before = [git('rev-parse', 'HEAD'), text('page-1.yaml'), publisher.releases.all()];
    const outcome = await publisher.publish(change('page-1.yaml', 'type: prose', 'type: poem'));
    expect(outcome).toEqual({
      problems: [expect.objectContaining({ path: 'page-1.yaml', message: expect.stringContaining('poem') })],
    });
    expect([git('rev-parse', 'HEAD'), text('page-1.yaml'), publisher.releases.all()]).toEqual(before);
  });

  it('joins what others have changed since, on the disk too, and asks only about the same words', async () => {
    const base = text('page-2.yaml');
    writeFileSync(join(pages, 'page-2.yaml'), base.replace('heading: Page 2', 'heading: Second page'));
    const release = published(await publisher.publish(change('page-2.yaml', 'It says', 'It sings', base)));
    expect(text('page-2.yaml')).toMatch(/Second page[\s\S]*It sings/);
    // What was changed by hand is a commit of its own, before it.
    expect(git('log', '-2', '--format=%an').split('\n')).toEqual(['Ada Example', 'Studio']);
    expect(git('show', '--format=', release.parent)).toContain('+  - { type: hero, heading: Second page }');
    const late = change('page-2.yaml', 'It says', 'It shouts', base);
    const outcome = await publisher.publish(late);
    if (!('contradictions' in outcome)) throw new Error(JSON.stringify(outcome));
    const [one] = outcome.contradictions['page-2.yaml'] ?? [];
    expect(outcome.bases).toEqual({ 'page-2.yaml': base });
    expect(one).toMatchObject({ mine: expect.stringContaining('shouts'), theirs: expect.stringContaining('sings') });
    const choices = { 'page-2.yaml': [one?.ways.mine ?? ''] };
    // A decision against words that nobody has seen yet is none.
    const today = text('page-2.yaml');
    published(await publisher.publish(change('page-2.yaml', 'It sings', 'It hums', today)));
    expect(await publisher.publish({ ...late, choices })).toHaveProperty('contradictions');
    writeFileSync(join(pages, 'page-2.yaml'), today);
    // What it comes to is said before.
    expect(await publisher.review(late)).toHaveProperty('contradictions');
    const said = await publisher.review({ ...late, choices });
    expect('words' in said && JSON.stringify(said.words)).toMatch(/sings[\s\S]*shouts/);
    published(await publisher.publish({ ...late, choices }));
    expect(text('page-2.yaml')).toMatch(/Second page[\s\S]*It shouts/);
  });

  it('is refused where no branch is checked out, in a sentence', async () => {
    git('checkout', '-q', '--detach');
    await expect(publisher.publish(change('page-1.yaml', 'sings', 'hums'))).rejects.toThrow(/on no branch/);
    git('checkout', '-q', 'main');
  });
});

describe('what is taken back', () => {
  it('is gone for visitors, whose site has the bytes of before; of the last one without a build', async () => {
    const before = site();
    const release = published(await publisher.publish(change('page-3.yaml', 'It says', 'It sings')));
    expect(site()).not.toEqual(before);
    const back = published(await takeBack(publisher, { name: release.name, author: ada }));
    expect(site()).toEqual(before);
    expect(back).toMatchObject({ takesBack: release.name, title: `Took back: ${release.title}` });
    expect(back.site).not.toBe(back.name);
    // Taking that back publishes the first again.
    const again = published(await takeBack(publisher, { name: back.name, author: ada }));
    expect(again).toMatchObject({
      takesBack: back.name,
      title: `Published again: ${release.title}`,
      site: release.site,
    });
    const last = published(await takeBack(publisher, { name: again.name, author: ada }));
    expect(last.title).toBe(back.title);
    expect(site()).toEqual(before);
  });

  it('may be the one before the last: what was published since stays', async () => {
    const before = site();
    const first = published(await publisher.publish(change('page-3.yaml', 'It says', 'It sings')));
    published(await publisher.publish(change('page-3.yaml', 'heading: Page 3 }', 'heading: Three }')));
    published(await takeBack(publisher, { name: first.name, author: ada }));
    expect(text('page-3.yaml')).toMatch(/heading: Three[\s\S]*It says/);
    const [last] = publisher.releases.all().slice(1);
    published(await takeBack(publisher, { name: last?.name ?? '', author: ada }));
    expect(site()).toEqual(before);
  });

  it('takes along the picture that came with it', async () => {
    const file = join(pages, '_media/harbour.svg');
    const picture = { file: join(root, 'boat.svg') };
    copyFileSync(file, picture.file);
    const before = site();
    const base = text('page-4.yaml');
    const mine = `${base}  - { type: picture, picture: { file: boat.svg, alt: A boat in the harbour } }\n`;
    const order = { title: 'A boat', author: ada, overlay: { 'page-4.yaml': { base, mine } } };
    const release = published(await publisher.publish({ ...order, pictures: new Map([['_media/boat.svg', picture]]) }));
    expect(readFileSync(join(pages, '_media/boat.svg'))).toEqual(readFileSync(file));
    expect(git('status', '--porcelain', 'pages')).toBe('');
    published(await takeBack(publisher, { name: release.name, author: ada }));
    expect(existsSync(join(pages, '_media/boat.svg'))).toBe(false);
    expect(site()).toEqual(before);
  });
});
