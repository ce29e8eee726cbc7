import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bundledFile, projectRoot } from '#builder/base';
import { Publisher, steps } from '#publishing';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { gitIn } from '../support/git.ts';
import { randomFrom } from '../support/random.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));
const pages = writeSmallSite(root, 1);
const folders = { root, pages, studio: join(root, '.data/studio') };
await (await Publisher.open(folders)).update();
const git = gitIn(root);
const file = 'page-1.yaml';
const program = bundledFile(projectRoot, 'tests/publishing/support/killed.ts');

const said = (text: string) => /It (\w+) /.exec(text.replaceAll(/<\/?\w+[^>]*>/g, ''))?.[1] ?? '';
const onDisk = () => said(readFileSync(join(pages, file), 'utf8'));
const inRecord = () => said(git('show', `main:pages/${file}`));
const seen = () => said(readFileSync(join(folders.studio, 'live/page-1/index.html'), 'utf8').slice(-20_000));

/** Every step in turn, then any moment. `npm run test:long` does it 50 times. */
const moments = isThorough ? [...steps, ...steps, ...steps] : ['noting', 'writing'];
const times = isThorough ? 50 : moments.length;
const seed = Number(process.env['SEED'] ?? 1);

it.runIf(isThorough)(
  `killed at any step, site, files, record and list agree after the next start (seed ${seed})`,
  async () => {
    const pick = randomFrom(seed);
    for (let turn = 0; turn < times; turn += 1) {
      const before = onDisk();
      const word = `w${turn}x`;
      const when = moments[turn] ?? String(pick(2500));
      const { signal } = spawnSync(process.execPath, [program, root, file, `It ${before} `, `It ${word} `, when]);
      // At any moment it may have been done before.
      if (moments[turn] !== undefined) expect(signal, when).toBe('SIGKILL');
      // Between, visitors see the site of before or that of after, whole.
      expect([before, word], when).toContain(seen());
      const publisher = await Publisher.open(folders);
      const now = onDisk();
      expect([before, word], when).toContain(now);
      if (['writing', 'showing', 'ending'].includes(when)) expect(now, when).toBe(word);
      if (['joining', 'building', 'noting', 'deciding'].includes(when)) expect(now, when).toBe(before);
      expect([inRecord(), seen()], when).toEqual([now, now]);
      const releases = publisher.releases.all();
      expect(releases[0]?.commit, when).toBe(git('rev-parse', 'main'));
      expect(
        releases.filter(({ title }) => title === `It ${word} `),
        when,
      ).toHaveLength(now === word ? 1 : 0);
      expect(git('status', '--porcelain', 'pages'), when).toBe('');
      expect(existsSync(join(folders.studio, 'publishing.json')), when).toBe(false);
      const kept = new Set(releases.slice(0, 10).map(({ site }) => site));
      const sites = readdirSync(join(folders.studio, 'releases')).filter((name) => !/\.(json|coming)$/.test(name));
      expect(sites.toSorted(), when).toEqual([...kept].toSorted());
    }
  },
);
