import { chmodSync, lstatSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { applyFix, DevContent, overviewOf, type WantedFix } from '#builder/dev';
import { loadChecker } from '#builder/files';
import { messageParts } from '#kit';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';

const checker = loadChecker(projectRoot);
let folder: string;
let pages: string;

beforeEach(() => {
  folder = temporaryFolder();
  pages = writeSmallSite(folder, 3);
});
afterEach(() => removeFolder(folder));

const file = (name: string) => join(pages, `${name}.yaml`);
const open = () => new DevContent(folder, pages, join(folder, 'public'), checker);

/** The only fix that a message offers. */
function offered(content: DevContent): WantedFix {
  const found = content
    .diagnostics()
    .flatMap(({ file: name, code, fix }) => (fix ? [{ file: name, code, ...fix }] : []));
  expect(found).toHaveLength(1);
  const [fix] = found;
  if (!fix) throw new Error('No message offers a fix.');
  return fix;
}

describe('a fix from the preview', () => {
  it('writes what its message says, and keeps the byte order mark and the rights of the file', () => {
    const before = `\ufeff${readFileSync(file('page-1'), 'utf8')}`;
    writeFileSync(file('page-1'), before.replace('heading: What', 'headin: What'));
    chmodSync(file('page-1'), 0o640);
    const content = open();
    expect(applyFix(offered(content), content, pages)).toBeUndefined();
    expect(readFileSync(file('page-1'), 'utf8')).toBe(before);
    expect(statSync(file('page-1')).mode & 0o777).toBe(0o640);
  });

  it('is not made where the file has changed since, or another fix is asked for', () => {
    edit(file('page-1'), 'heading: What', 'headin: What');
    const content = open();
    const wanted = offered(content);
    expect(applyFix({ ...wanted, text: 'evil' }, content, pages)).toContain('has changed');
    expect(applyFix({ ...wanted, file: '../elsewhere.yaml' }, content, pages)).toContain('has changed');
    writeFileSync(file('page-1'), `# a new line\n${readFileSync(file('page-1'), 'utf8')}`);
    const text = readFileSync(file('page-1'), 'utf8');
    expect(applyFix(wanted, content, pages)).toContain('has changed');
    expect(readFileSync(file('page-1'), 'utf8')).toBe(text);
  });

  it('is not written through a link that leads out of the folder', () => {
    const outside = join(folder, 'outside.yaml');
    edit(file('page-1'), 'heading: What', 'headin: What');
    const content = open();
    const [fix] = content
      .diagnostics()
      .flatMap(({ file: name, code, fix }) => (fix ? [{ file: name, code, ...fix }] : []));
    if (!fix) throw new Error('No fix is offered.');
    // The message was shown while the file was still there itself.
    renameSync(file('page-1'), outside);
    symlinkSync(outside, file('page-1'));
    const text = readFileSync(outside, 'utf8');
    expect(applyFix(fix, content, pages)).toContain('only linked');
    expect(readFileSync(outside, 'utf8')).toBe(text);
    expect(lstatSync(file('page-1')).isSymbolicLink()).toBe(true);
  });
});

describe('an address without a page', () => {
  it('says where the page is now, also after it was renamed twice', () => {
    const content = open();
    renameSync(file('page-1'), file('prices'));
    content.update(file('page-1'));
    renameSync(file('prices'), file('costs'));
    content.update(file('prices'));
    expect(content.missing('/page-1')).toMatchObject({ links: [{ href: '/costs' }] });
    expect(content.missing('/prices').why[0]).toContain('`pages/costs.yaml`');
    renameSync(file('costs'), file('page-1'));
    content.update(file('page-1'));
    expect(content.page('/page-1')).toBeDefined();
    expect(content.missing('/costs').links).toEqual([{ href: '/page-1', label: 'Open /page-1' }]);
  });

  it('says where a page is that has got another `path`, and that a removed one is gone', () => {
    const content = open();
    edit(file('page-1'), 'sections:', 'path: /elsewhere\nsections:');
    content.update(file('page-1'));
    expect(content.missing('/page-1').why[0]).toContain('/elsewhere');
    rmSync(file('page-2'));
    content.update(file('page-2'));
    expect(content.missing('/page-2').why[0]).toContain('is gone');
  });

  it('names the file that it would be, and the page that may be meant', () => {
    expect(open().missing('/pag-1')).toEqual({
      why: ['There is no page at /pag-1: it would be `pages/pag-1.yaml`.'],
      links: [{ href: '/page-1', label: 'Open /page-1' }],
    });
  });
});

describe('what the preview knows', () => {
  it('is what the report says, after each change', () => {
    const content = open();
    edit(file('page-2'), '**2**', '[2](/page-1) [3](/nowhere)');
    content.update(file('page-2'));
    rmSync(file('page-1'));
    content.update(file('page-1'));
    expect(content.diagnostics()).toEqual(open().diagnostics());
    const { files } = overviewOf(content.diagnostics(), content.texts, (name) => content.addressOf(name));
    expect(files.map(({ path, problems }) => [path, problems.map(({ code }) => code)])).toEqual([
      ['/page-2', ['link/unknown-page', 'link/unknown-page']],
    ]);
  });

  it('keeps the last good brand, menu and forms while `_site.yaml` has a mistake', () => {
    const content = open();
    const { site } = content.context;
    edit(file('_site'), 'navigation:', 'navigatoin:');
    content.update(file('_site'));
    expect(content.context.site).toEqual(site);
    expect(content.page('/page-1')?.problems.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('navigatoin'),
    );
    edit(file('_site'), 'navigatoin:', 'navigation:');
    content.update(file('_site'));
    expect(content.page('/page-1')?.problems).toEqual([]);
  });
});

it('sets as code what stands between two backticks', () => {
  expect(messageParts('Write `a: b`, not `c.')).toEqual([
    { text: 'Write ', isCode: false },
    { text: 'a: b', isCode: true },
    { text: ', not `c.', isCode: false },
  ]);
});
