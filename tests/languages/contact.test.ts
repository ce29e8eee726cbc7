import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import { failurePage, refusal, refusalNames, refusals } from '#contact-function';
import { forEachField, messageFieldNames } from '#contact-function/message';
import { type ContactBackend, createContactBackend } from '#contact-server';
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

/** Nothing was typed in any field. */
const typed = forEachField(messageFieldNames, () => '');

/** Posts a form as a browser without script does. */
function post(fields: Record<string, string>, more: Record<string, string> = {}): Promise<Response> {
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'Hola.', ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...more };
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
  expect(page).toContain('<p role="alert">Algunos campos necesitan otro vistazo.</p>');
  expect(page).toContain('id="email-error">Escriba una dirección de correo completa.</p>');
  expect(await (await post({ email: 'nothing' })).text()).toContain('<h1>Your message was not sent</h1>');
});

it('has words of each language for every reason that a visitor may read, and marks English ones', async () => {
  const config = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));
  for (const reason of refusalNames) {
    const page = await failurePage({ problem: refusal(reason), fields: {}, typed }, config, 'es');
    expect(page, reason).toMatch(/<p role="alert">[^<]+<\/p>/);
    expect(page, reason).not.toContain(refusals[reason].error);
  }
  const strange = { problem: { status: 400, error: 'No words for it.' }, fields: { phone: 'Odd.' }, typed };
  const page = await failurePage({ ...strange, typed: { ...typed, name: 'Ada' } }, config, 'es');
  expect(page).toContain('<p role="alert" lang="en" dir="ltr">No words for it.</p>');
  expect(page).toContain('id="phone-error" lang="en" dir="ltr">Odd.</p>');
});

it('lists in the schema the reasons that the server gives, and no other', () => {
  const { properties } = JSON.parse(readFileSync(join(projectRoot, 'schema/site.schema.json'), 'utf8'));
  expect(Object.keys(properties.notSent.properties.reasons.properties)).toEqual(refusalNames);
});

it('knows the language of a form whose fields were not read by the page that it stands on', async () => {
  const refused = (page: string) =>
    post({ message: 'Hola. '.repeat(100_000) }, { referer: `http://localhost${page}` }).then((answer) => answer.text());
  expect(await refused('/es/contact')).toContain('El mensaje es demasiado largo');
  expect(await refused('/espresso/contact')).toContain('The message is too long');
});

it('lets a site of one language say it in its own words', async () => {
  const pages = join(folder, 'one');
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  const file = join(pages, '_site.yaml');
  edit(file, /^languages:.*\n/m, '');
  edit(file, /^language:.*\n/m, 'language: ar\n');
  const words = "notSent: { heading: ((product)) 1, text: '2', lost: '3', again: '4', reasons: { fields: '5' } }\n";
  const config = readContactConfig(file);
  expect(config).not.toHaveProperty('original');
  edit(file, /$/, words);
  const page = await failurePage(
    { problem: refusal('fields'), fields: {}, typed: { ...typed, name: 'Ada' } },
    readContactConfig(file),
  );
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toMatch(/<h1>[^(]+ 1<\/h1>\n<p role="alert">5<\/p>/);
  expect(page).not.toContain('name="language"');
});

it('finds the contact page by its own address, and leaves a language out that has none', () => {
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  edit(join(pages, 'es/contact.yaml'), 'sections:', 'path: /contacto\nsections:');
  expect(readContactConfig(join(pages, '_site.yaml')).languages?.['es']?.contactPage).toBe('/es/contacto');
  removeFolder(join(pages, 'es/contact.yaml'));
  expect(readContactConfig(join(pages, '_site.yaml')).languages).toEqual({});
});
