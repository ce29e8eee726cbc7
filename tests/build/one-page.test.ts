import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildSite } from '#builder/build';
import { filesBelow } from '#builder/files';
import { runScript } from '../support/command.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { oneFormSite, onePageSite } from '../support/one-page-site.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

/** The files of a site that is built from these pages, by their paths below it. */
async function built(name: string, pages: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const site = join(folder, name);
  // Its public files lie with it, and there are none.
  mkdirSync(join(site, 'pages/_public'), { recursive: true });
  for (const [file, text] of Object.entries(pages)) writeFileSync(join(site, 'pages', file), text);
  const out = join(site, 'dist');
  const { diagnostics, isBuilt } = await buildSite({ pages: join(site, 'pages'), out });
  expect(diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([]);
  expect(isBuilt).toBe(true);
  return new Map(filesBelow(out).map((file) => [file.slice(out.length + 1), readFileSync(file, 'utf8')]));
}

it('a site of one page and nothing else is built, with nothing of what it hasn’t got', async () => {
  const files = await built('one', onePageSite());
  const names = [...files.keys()];
  expect(names.filter((name) => name.endsWith('.html'))).toEqual(['404.html', 'index.html']);
  expect(names.filter((name) => /Contact-|opening-hours|feed|events/.test(name))).toEqual([]);
  const code = names.filter((name) => name.endsWith('.js')).map((name) => files.get(name));
  expect(code.join('')).not.toContain('notices');
  expect(JSON.parse(files.get('_hosting/contact.json') ?? '')).toEqual({ version: 1, hasForms: false });
  const html = files.get('index.html') ?? '';
  expect(html).toContain("form-action 'none'");
  expect(html).not.toMatch(/<form|mailto:|"email"|<nav/);
  expect(html).toContain('© Town library');
  const data = names.filter((name) => /^assets\/site-.*\.json$/.test(name)).map((name) => files.get(name) ?? '');
  const { labels, inquiryTypes, styles: _, components: _ids, ...site } = JSON.parse(data[0] ?? '');
  expect(Object.keys(labels)).toEqual(['skip', 'lightTheme', 'darkTheme', 'newTab', 'noAction']);
  expect(inquiryTypes).toEqual({});
  expect(Object.keys(site).sort()).toEqual([
    'footer',
    'language',
    'navigation',
    'notFound',
    'organization',
    'product',
    'url',
  ]);
  expect(files.get('404.html')).toContain('There is no page here');
});

it('a site with a notice has what shows it', async () => {
  const { '_site.yaml': text = '', ...pages } = onePageSite();
  const files = await built('notice', { ...pages, '_site.yaml': `${text}notices:\n  - { text: Closed on Monday. }\n` });
  const code = [...files].filter(([name]) => name.endsWith('.js')).map(([, script]) => script);
  expect(code.join('')).toContain('notices');
});

it('its small words are in Spanish where it is, and those of a section come with that', async () => {
  const steps = `  - type: timeline
    items:
      - { title: Uno, when: '2030', text: Lo primero., status: planned }
      - { title: Dos, when: '2031', text: Lo segundo., status: vision }
`;
  const files = await built('es', onePageSite({ language: 'es', more: steps }));
  expect(files.get('index.html')).toContain('Ir al contenido');
  expect(files.get('index.html')).toContain('Previsto');
  expect(files.get('404.html')).toContain('Aquí no hay ninguna página');
});

it('shows the profiles of its foot, says of them that they are its own, and tells search engines of all it has elsewhere', async () => {
  const [profile, other] = ['https://social.example/@library', 'https://films.example/library'];
  const foot = `footer:\n  profiles:\n    - { label: Mastodon, link: "${profile}" }\n`;
  const { '_site.yaml': text = '', ...pages } = onePageSite({ site: foot });
  const others = `  profiles: ["${other}", "${profile}"]\nurl:`;
  const files = await built('profiles', { ...pages, '_site.yaml': text.replace('url:', others) });
  const html = files.get('index.html') ?? '';
  expect(html).toContain(`"sameAs":["${profile}","${other}"]`);
  expect(html).toMatch(
    new RegExp(`<footer.*<a href="${profile}" target="_blank" rel="me noopener noreferrer">Mastodon<.*</footer>`),
  );
});

it('a page where one books may be shown in a frame, by the policy of that page', async () => {
  const place = '  - type: place\n    address: [Quay 2]\n    booking: https://booking.example/harbour?table=2\n';
  const files = await built('booking', onePageSite({ more: place }));
  for (const name of ['index.html', '_headers']) expect(files.get(name)).toContain('frame-src https://booking.example');
  expect(files.get('404.html')).not.toContain('booking.example');
  expect(files.get('index.html')).toContain('href="https://booking.example/harbour?table=2"');
});

it('a form without a contact page, and without a page about privacy, leads to the mailbox where there is no script', async () => {
  const files = await built('form', oneFormSite());
  expect(files.get('index.html')).toMatch(/<a [^>]*href="mailto:hello@library\.example"[^>]*>Write to us/);
  expect([...files.keys()].some((name) => name.startsWith('assets/Contact-'))).toBe(true);
  expect(JSON.parse(files.get('_hosting/contact.json') ?? '')).toMatchObject({
    config: { mailboxes: { general: 'hello@library.example' } },
  });
});

it('says that a host of files alone takes no messages, where nobody else does', async () => {
  const site = join(folder, 'told');
  mkdirSync(join(site, 'pages/_public'), { recursive: true });
  const build = async (pages: Readonly<Record<string, string>>, environment: Record<string, string> = {}) => {
    for (const [file, text] of Object.entries(pages)) writeFileSync(join(site, 'pages', file), text);
    const { stdout } = await runScript(
      'build',
      ['--pages', join(site, 'pages'), '--out', join(site, 'dist')],
      environment,
    );
    expect(stdout).toContain('Built ');
    return stdout;
  };
  const told = 'a host of files alone takes none';
  expect(await build(onePageSite())).not.toContain(told);
  expect(await build(oneFormSite())).toContain(told);
  expect(await build(oneFormSite(), { VITE_SUPABASE_URL: 'https://project.supabase.co' })).not.toContain(told);
});
