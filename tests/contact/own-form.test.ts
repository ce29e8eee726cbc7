import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import { type ContactConfig, composeMail, type OwnForm } from '#contact-function';
import { type ContactBackend, createContactBackend, localKey, messagesCommand, Spool } from '#contact-server';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { recordingLog } from './support/fixtures.ts';
import { refused, visit } from './support/own-form.ts';

const config = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));
const log = recordingLog();
let folder: string;
let backend: ContactBackend;
beforeAll(() => {
  folder = temporaryFolder();
  backend = createContactBackend({ dataDir: folder, rateLimit: 0, siteConfig: config, log });
});
afterAll(async () => {
  await backend.close();
  removeFolder(folder);
});

function call(body: string, headers: Record<string, string>): Promise<Response> {
  const request = new Request('http://localhost/functions/v1/send-contact-email', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
    body,
  });
  return backend.fetch(request, '127.0.0.1');
}

/** Sends a message as the script of a page does. */
async function send(message: object | string) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const response = await call(body, { apikey: localKey, 'content-type': 'application/json' });
  return { status: response.status, body: (await response.json()) as Answer };
}

type Answer = { id?: string; fields?: Record<string, string> };

/** Posts a form as a browser without script does. */
function post(fields: Record<string, string> | [string, string][] | string): Promise<Response> {
  return call(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' });
}

const posted = { form: 'visit', email: 'ada@example.org', who: 'school', pupils: '12', wishes: '', agreed: 'yes' };

async function kept(id: string | undefined) {
  const message = id === undefined ? undefined : await new Spool(join(folder, 'messages')).read(id);
  if (!message) throw new Error('Nothing was kept.');
  return message;
}

/** All that is kept, as text. */
async function allKept(): Promise<string[]> {
  const texts: string[] = [];
  for await (const message of new Spool(join(folder, 'messages')).messages(() => undefined))
    texts.push(JSON.stringify(message));
  return texts;
}

/** Goes on with a changed form, and comes back to what there was. */
async function withForm(form: OwnForm, run: () => Promise<void>): Promise<void> {
  backend.adopt({ ...config, forms: { ...config.forms, visit: form } });
  try {
    await run();
  } finally {
    backend.adopt(config);
  }
}

describe('a form of one’s own', () => {
  it('is kept as it was asked: its name and version, and each answer with the words of its question', async () => {
    const more = { day: '2028-02-29', interests: ['garden', 'archive'], address: 'School Road 1\r\nAnytown' };
    const { status, body } = await send({ ...visit, ...more });
    expect(status).toBe(200);
    expect((await kept(body.id)).message).toEqual({
      name: '',
      email: 'ada@example.org',
      organization: '',
      phone: '',
      inquiryType: 'general',
      message: '',
      own: {
        form: 'visit',
        title: 'Plan a visit',
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
        mailbox: 'state',
        fields: [
          { key: 'email', kind: 'email', label: 'Email', value: 'ada@example.org' },
          { key: 'who', kind: 'choice', label: 'Who comes?', value: 'A school' },
          { key: 'pupils', kind: 'number', label: 'How many pupils?', value: 12 },
          { key: 'day', kind: 'date', label: 'Which day would suit you?', value: '2028-02-29' },
          {
            key: 'interests',
            kind: 'several',
            label: 'What would you like to see?',
            value: ['The archive', 'The garden'],
          },
          { key: 'address', kind: 'address', label: 'Where do you come from?', value: 'School Road 1\nAnytown' },
          { key: 'wishes', kind: 'long text', label: 'Is there anything we should know?', value: '' },
          {
            key: 'agreed',
            kind: 'consent',
            label: 'I agree that my answers are kept until the visit. Who we are.',
            value: true,
          },
        ],
      },
    });
  });

  it('keeps old answers under old words when it is renamed, reordered and shortened', async () => {
    const form = config.forms?.['visit'];
    if (!form) throw new Error('There is no such form.');
    const before = await kept((await send({ ...visit, wishes: 'Before.' })).body.id);
    const fields = form.fields.filter(({ key }) => key !== 'wishes').toReversed();
    const renamed = fields.map((field) => ({ ...field, label: `Now: ${field.label}` }));
    await withForm({ ...form, fields: renamed.filter(({ when }) => !when) }, async () => {
      const after = await kept(
        (await send({ form: 'visit', email: 'ada@example.org', who: 'school', agreed: true })).body.id,
      );
      expect(after.message.own?.fields.map(({ label }) => label)).toEqual([
        'Now: I agree that my answers are kept until the visit. Who we are.',
        'Now: What would you like to see?',
        'Now: Which day would suit you?',
        'Now: Who comes?',
        'Now: Email',
      ]);
      expect(after.message.own?.version).not.toBe(before.message.own?.version);
    });
    expect(await kept(before.id)).toEqual(before);
  });

  it('goes to the mailbox of the first rule that fits, else to that of its kind of inquiry', async () => {
    const mailOf = async (who: string) => {
      const { id, receivedAt, message, site } = await kept((await send({ ...visit, who, wishes: who })).body.id);
      return composeMail({ id, receivedAt, message }, site ?? config, 'site@sample.example');
    };
    expect((await mailOf('school')).to).toBe('states@sample.example');
    const mail = await mailOf('family');
    expect(mail).toMatchObject({
      to: 'hello@sample.example',
      replyTo: 'ada@example.org',
      subject: 'Plan a visit: ada@example.org',
      text: `This was sent with the form “Plan a visit”.

Email
  ada@example.org

Who comes?
  A family or friends

Is there anything we should know?
  family

I agree that my answers are kept until the visit. Who we are.
  Yes

Received: ${mail.text.match(/Received: (.*)/)?.[1]}
`,
    });
  });

  it('leads back to its page without script, where it says that it was sent', async () => {
    const target = async (page: string) =>
      (await post({ ...posted, 'form-page': page, wishes: `On ${page}` })).headers.get('location');
    expect(await target('/es/visit')).toBe('/es/visit#visit-sent');
    for (const foreign of ['//evil.example', 'https://evil.example', '/\\evil.example', '/a//b', 'javascript:1', ''])
      expect(await target(foreign), foreign).toBe('/contact#message-sent');
  });

  it('says without script what is wrong at each field, in the language of the form, and repeats what was typed', async () => {
    const response = await post({
      ...posted,
      pupils: '99',
      wishes: '</textarea><script>alert(1)</script>',
      language: 'es',
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('<a href="#pupils">¿Cuántos alumnos? – Escriba 60 o menos.</a>');
    expect(page).toContain('aria-describedby="pupils-error"');
    expect(page).toContain('value="school" checked');
    expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(page).not.toContain('<script>');
  });

  it('says it in the words of its site, and asks for days that are still to come', async () => {
    const form = config.forms?.['visit'];
    if (!form) throw new Error('There is no such form.');
    const fields = form.fields.map((field) => (field.kind === 'date' ? { ...field, from: 'today' } : field));
    const words = { most: 'Höchstens ((limit)), bitte.', earliest: 'Frühestens den ((limit)), bitte.' };
    await withForm({ ...form, fields, language: 'de', words }, async () => {
      const { body } = await send({ ...visit, pupils: 99, day: '2020-02-29' });
      expect(body.fields?.['pupils']).toBe('Höchstens 60, bitte.');
      expect(body.fields?.['day']).toMatch(/^Frühestens den \d/);
    });
  });

  it('asks for what applies only: what was sent to another field is left out', async () => {
    const { body } = await send({ ...visit, who: 'family', pupils: 'many' });
    expect((await kept(body.id)).message.own?.fields.map(({ key }) => key)).not.toContain('pupils');
    expect((await send({ ...visit, pupils: '' })).body.fields).toEqual({
      pupils: 'Please enter a number in digits, such as 12.',
    });
    expect((await send({ ...visit, who: undefined })).body.fields).toEqual({ who: 'Please choose one of these.' });
  });
});

describe('of what a program sends', () => {
  it.each(refused)('%s is refused, and named', async (_, message, fields) => {
    const before = await allKept();
    const { status, body } = await send(message);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual(fields);
    expect(await allKept()).toEqual(before);
  });

  it('10,000 fields are refused, and few of them named', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`f${index}`, '']));
    const { status, body } = await send({ ...visit, ...many });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toHaveLength(20);
    const parts = Array.from({ length: 10_000 }, (_, index): [string, string] => [`f${index}`, '']);
    expect((await post([...Object.entries(posted), ...parts])).status).toBe(413);
    expect((await post('a&'.repeat(10_000) + new URLSearchParams(posted))).status).toBe(400);
  });

  it('a field that was posted twice is refused', async () => {
    for (const key of ['email', 'who', 'pupils', 'agreed'] as const)
      expect((await post([...Object.entries(posted), [key, posted[key]]])).status, key).toBe(400);
  });

  it('nothing of it begins a line of the mail, opens a tag or steers a terminal', async () => {
    const forged = 'Nothing.\n\nWho comes?\n  A family\u2028Received: never\u001b[2J<img src=x onerror=alert(1)>\u202e';
    const { body } = await send({ ...visit, wishes: forged });
    const { id, receivedAt, message } = await kept(body.id);
    const mail = await composeMail({ id, receivedAt, message }, config as ContactConfig, 'site@sample.example');
    expect(mail.text.split(/[\n\u2028]/).filter((line) => /^(?:Who comes\?|Received)/.test(line))).toEqual([
      'Who comes?',
      `Received: ${receivedAt}`,
    ]);
    expect(mail.html).not.toContain('<img');
    expect([mail.subject, mail.to, mail.replyTo].join('')).not.toMatch(/[\r\n]/);
    for (const format of [[], ['--format', 'json']]) {
      const { stdout } = await messagesCommand(format, folder);
      expect(stdout).toContain('onerror=alert(1)');
      for (const sign of ['\u001b', '\u2028', '\u202e']) expect(stdout).not.toContain(sign);
    }
    expect(log.lines.join('\n')).not.toContain('Nothing');
  });
});

it('`npm run messages` shows its questions with their answers', async () => {
  const { body } = await send({
    form: 'workshop',
    name: 'Ada',
    phone: '020 7946 0018',
    organization: '',
    topic: 'Looms',
  });
  const json = JSON.parse((await messagesCommand(['--format', 'json'], folder)).stdout) as { id: string }[];
  expect(json.find(({ id }) => id === body.id)).toMatchObject({
    form: 'workshop',
    version: expect.any(String),
    message: { name: 'Ada', email: '', phone: '020 7946 0018' },
    fields: [
      { key: 'name', kind: 'name', label: 'Your name', value: 'Ada' },
      { key: 'phone', kind: 'phone', label: 'Telephone', value: '020 7946 0018' },
      { key: 'organization', kind: 'organization', label: 'Where do you work?', value: '' },
      { key: 'topic', kind: 'text', label: 'What would you like to learn?', value: 'Looms' },
    ],
  });
  const { stdout } = await messagesCommand([], folder);
  expect(stdout).toContain(
    'queued\n  Come to our workshop\n  Your name\n    Ada\n  Telephone\n    020 7946 0018\n  What',
  );
});

it('a form is asked in the words of a language, and held to the questions of the original', () => {
  const site = temporaryFolder();
  cpSync(join(projectRoot, 'schema/example-site'), site, { recursive: true });
  const words = '  visit: { title: Visita, fields: [{ key: email, kind: email, label: Correo, required: false }] }\n';
  writeFileSync(join(site, 'es/_site.yaml'), `forms:\n${words}`);
  const { forms, languages } = readContactConfig(join(site, '_site.yaml'));
  removeFolder(site);
  const asked = languages?.['es']?.forms?.['visit']?.fields;
  expect(asked?.map(({ key }) => key)).toEqual(forms?.['visit']?.fields.map(({ key }) => key));
  expect(asked?.[0]).toMatchObject({ label: 'Correo', required: true });
});
