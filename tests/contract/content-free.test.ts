import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { contentProblems, readsContent } from './checks/content.ts';

it('no test but those in tests/content reads the site’s own pages or public files: they belong to editors', () => {
  expect(contentProblems(projectRoot)).toEqual([]);
});

it.each([
  "readFileSync(join(projectRoot, 'pages', name))",
  "cpSync(join(projectRoot, 'public'), out)",
  "readContent(projectRoot, projectRoot + 'pages', x)",
  "import site from '../../pages/_site.yaml';",
  "await runScript('build', ['--out', dist])",
  "startScript('dev')",
  "startScript('serve')",
])('%s is found', (line) => {
  expect(readsContent(line)).toBe(true);
});

it.each([
  "join(folder, 'pages')",
  "runScript('build', ['--pages', pages, '--out', out])",
  "startScript('serve', [...args, '--out', out])",
  "startScript('serve', ['--out', out])",
  "decodeSource('pages/page.yaml', bytes)",
])('%s is let be', (line) => {
  expect(readsContent(line)).toBe(false);
});
