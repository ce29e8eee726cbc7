import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContactConfig } from '#builder/build';
import { composeMail } from '#contact-function';
import { createContactBackend, Inbox, localKey, Spool } from '#contact-server';
import { freshSeed, randomFrom } from '../support/random.ts';
import { recordingLog, temporaryFolder } from './support/fixtures.ts';

const config = readContactConfig(join(projectRoot, 'schema/example-site/_site.yaml'));

/** What is sent in place of an answer: other types, other choices, markup, formulas, names of what objects bring along. */
const answers: readonly unknown[] = [
  ...['', 'school', 'family', 'none', '12', '1e999', '-1', '0x10', '٣', '2027-02-30', 'ada@example.org', 'a@b@c'],
  ...[
    '=HYPERLINK("http://x.example")',
    '+1',
    '@SUM(1)',
    '\t=1',
    '<img src=x onerror=alert(1)>',
    '</dd><script>alert(1)</script>',
  ],
  ...['a\r\nBcc: all@example.org', '\u202Egnirts', '\u0000', '\uD800', '{{x}}', '((email))', 'x'.repeat(12_000)],
  ...[null, true, false, 0, -0, 1e308, [], ['garden'], ['garden', 'garden'], [['garden']], {}, { length: 1 }, [null]],
];
const keys = ['email', 'who', 'pupils', 'day', 'interests', 'address', 'wishes', 'agreed'];
const unknown = ['__proto__', 'constructor', 'toString', 'own', 'form', 'mailbox', 'keep', 'version', 'x', ''];

/** A submission that nobody sends by a page. */
function hostile(random: (count: number) => number): string {
  const any = <Item>(list: readonly Item[]): Item | undefined => list[random(list.length)];
  const who = any(['school', 'family']);
  const entries: [string, unknown][] = [
    ...Object.entries({ email: 'ada@example.org', who, ...(who === 'school' ? { pupils: 12 } : {}), agreed: true }),
    ...keys.flatMap((key): [string, unknown][] => (random(6) === 0 ? [[key, any(answers)]] : [])),
    [any(['address', 'wishes']) ?? '', any(answers.filter((each) => typeof each === 'string'))],
  ];
  if (random(9) === 0) entries.push([any(unknown) ?? '', any(answers)]);
  const fields = [['form', random(9) === 0 ? any(unknown) : 'visit'], ...entries];
  // As a text, so that a name may stand in it twice, and so that `__proto__` is one.
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value) ?? 'null'}`).join(',')}}`;
}

it('300 hostile submissions are refused or harmless: in the inbox, in mails and in tables nothing of them runs', async () => {
  const seed = freshSeed();
  const random = randomFrom(seed);
  const dataDir = temporaryFolder();
  const backend = createContactBackend({ dataDir, rateLimit: 0, siteConfig: config, log: recordingLog() });
  const headers = { apikey: localKey, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  let count = 0;
  for (let number = 0; number < 300; number += 1) {
    const init = { method: 'POST', headers, body: hostile(random) };
    const { status } = await backend.fetch(
      new Request('http://localhost/functions/v1/send-contact-email', init),
      '::1',
    );
    expect([200, 400, 413], `SEED=${seed} ${init.body.slice(0, 200)}`).toContain(status);
    if (status === 200) count += 1;
  }
  expect(count, `SEED=${seed}`).toBeGreaterThan(20);
  const inbox = new Inbox({ dataDir, retentionDays: 90, mails: false });
  const asked = config.forms?.['visit']?.fields ?? [];
  const spool = new Spool(join(dataDir, 'messages'));
  for await (const kept of spool.messages((file) => expect.fail(file))) {
    const { own } = kept.message;
    expect(own?.form).toBe('visit');
    expect(Object.keys(config.mailboxes)).toContain(own?.mailbox);
    for (const { key, label } of own?.fields ?? [])
      expect(asked).toContainEqual(expect.objectContaining({ key, label }));
    const school = own?.fields.find(({ key }) => key === 'who')?.value === 'A school';
    expect(own?.fields.some(({ key }) => key === 'pupils')).toBe(school);
    if (!kept.site) throw new Error('It says no site.');
    const mail = await composeMail(kept, kept.site, 'site@example.org');
    expect(mail.html).not.toMatch(/<(?:img|script)/i);
    expect(`${mail.to}${mail.subject}${mail.replyTo}`).not.toMatch(/[\r\n]/);
    expect((await inbox.read(kept.id))?.answers.length).toBeGreaterThan(0);
  }
  const { text } = await inbox.table({ box: 'new' });
  let table = '';
  for await (const part of text) table += part;
  expect(table.slice(1)).not.toMatch(/(?:^|,|\n)"?[\s\p{Cf}]*[=+@]/mu);
  await backend.close();
});
