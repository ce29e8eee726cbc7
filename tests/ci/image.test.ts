import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { importsBelow, reachable } from '../contract/checks/layers.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const dockerfile = read('Dockerfile');

/** The images that stages begin with, and the names of the stages. */
const stages = [...dockerfile.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, image = '', name]) => ({
  image,
  name,
}));
const foreign = stages.filter(({ image }) => !stages.some(({ name }) => name === image)).map(({ image }) => image);

it('the image is made from one other, whose system and major version are named, or its digest', () => {
  expect(dockerfile.match(/^FROM /gm)).toHaveLength(stages.length);
  expect(foreign).toEqual([expect.stringMatching(/^node:\d+-[a-z]+-slim(?:@sha256:[\da-f]{64})?$/)]);
  expect(dockerfile).not.toMatch(/^COPY --from=(?!build |packages |started )/m);
  expect(dockerfile).not.toMatch(/^ADD /m);
});

it('the command that pins it stands beside it and in the documents, and works on what stands there', () => {
  const [, find = '', replacement = ''] = /sed -i "s\|(.*?)\|(.*?)\|" Dockerfile/.exec(dockerfile) ?? [];
  const digest = `sha256:${'a'.repeat(64)}`;
  const pinned = dockerfile.replace(new RegExp(find, 'gm'), () => replacement.replace('$digest', digest));
  expect(pinned).toContain(`\nFROM node:22-bookworm-slim@${digest} AS base\n`);
  const again = pinned.replace(new RegExp(find, 'gm'), () => replacement.replace('$digest', digest));
  expect(again).toBe(pinned);
  const commands = [...dockerfile.matchAll(/^# {3}(.*)$/gm)].map(([, line = '']) => line);
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(read('docs/hosting-container.md')).toContain(`\n${command}\n`);
  expect(read('.github/dependabot.yml')).toContain('package-ecosystem: docker');
});

it('it holds no page and none of the code that reads pages: what the server knows stands in what was built', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const copied = [...last.matchAll(/^COPY ([^-]\S*) \S+$/gm)].map(([, from = '']) => from);
  // Nothing is bundled there: whoever comes through a door brings all that stands behind it.
  const imports = importsBelow(projectRoot, ['src', 'scripts', 'supabase']).map(({ behind: _, ...one }) => one);
  const needed = reachable(imports, ['scripts/run.mjs', 'scripts/serve.ts', 'scripts/ci/healthy.mjs']);
  expect(needed.size).toBeGreaterThan(50);
  expect([...needed].filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  const rooms = copied.filter((folder) => !/^(?:scripts|supabase|tsconfig\.json)$/.test(folder));
  expect(rooms).toEqual(['src/builder', 'src/contact-server']);
});
