import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContactConfig } from '../../scripts/contact/config.ts';
import { type ContactBackend, createContactBackend } from '../../scripts/contact/index.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';

let folder: string;
let backend: ContactBackend;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
beforeAll(() => {
  folder = temporaryFolder();
  const siteConfig = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));
  backend = createContactBackend({ dataDir: folder, rateLimit: 0, siteConfig, log: silent });
});
afterAll(async () => {
  await backend.close();
  removeFolder(folder);
});

/** Posts a form as a browser without script does. */
function post(fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'Hola.', ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
  return backend.fetch(
    new Request('http://localhost/functions/v1/send-contact-email', { method: 'POST', headers, body }),
    '127.0.0.1',
  );
}

it('leads to the contact page of the language that the form is in, and nowhere else', async () => {
  const target = async (language: string) =>
    (await post({ language, message: `In ${language}` })).headers.get('location');
  expect(await target('es')).toBe('/es/contact#message-sent');
  for (const other of ['en', '', 'fr', 'constructor', '//evil.example'])
    expect(await target(other)).toBe('/contact#message-sent');
});

it('says in the language of the form that a message was not kept', async () => {
  const response = await post({ language: 'es', email: 'nothing' });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h1>Su mensaje no se envió</h1>');
  expect(page).toContain('Correo electrónico</label>');
  expect(page).toContain('name="language" value="es"');
  expect(page).toContain('Enviar de nuevo');
  expect(await (await post({ email: 'nothing' })).text()).toContain('<h1>Your message was not sent</h1>');
});

it('finds the contact page by its own address, and leaves a language out that has none', () => {
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  edit(join(pages, 'es/contact.yaml'), 'sections:', 'path: /contacto\nsections:');
  expect(readContactConfig(join(pages, '_site.yaml')).languages?.['es']?.contactPage).toBe('/es/contacto');
  removeFolder(join(pages, 'es/contact.yaml'));
  expect(readContactConfig(join(pages, '_site.yaml')).languages).toEqual({});
});
