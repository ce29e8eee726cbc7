import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { gitIn } from '../../support/git.ts';
import { api, startAttacked, type Try } from '../support/attacked.ts';

/** What somebody types who wants it to be more than words: one line, and nothing that turns about what stands beside it. */
const typed: readonly [given: string, kept: string][] = [
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['Ada\r\nBcc: eve@evil.example', 'Ada Bcc: eve@evil.example'],
  ['Ada\u2028\u2029\u0085Eve', 'Ada Eve'],
  ['\u202eevE\u2066\u2069', 'evE'],
  ['a\0b\u001b[2Jc', 'a b [2Jc'],
  ['\ud800Ada', 'Ada'],
  ['a'.repeat(5000), 'a'.repeat(80)],
  [`${'a'.repeat(79)}\u{1f98a}x`, `${'a'.repeat(79)}\u{1f98a}`],
  ['…', '…'],
];

/** Nothing that a list, a mail or a log can't show as it stands. */
const plain = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]*$/u;

it('what somebody calls themselves or a draft is one line of words, wherever it is shown', async () => {
  const { ada, parts, send, mailed, origin, clock } = await startAttacked();
  for (const [at, [given, kept]] of typed.entries()) {
    const token = parts.people.invite({ mail: `a${at}@site.example`, role: 'owner', readsMessages: false });
    clock.now += 4_000;
    await send({ method: 'POST', path: api('/sign-in/invitation'), origin, body: { token, name: given } });
    expect(parts.people.byMail(`a${at}@site.example`)?.name).toBe(kept);
    const { body } = await send({ method: 'POST', path: api('/drafts'), ...ada.keys, body: { name: given } });
    expect(body['name']).toBe(kept);
    await send({ method: 'PATCH', path: api(`/drafts/${ada.draft}`), ...ada.keys, body: { name: given } });
    expect(parts.drafts.find(ada.draft)?.name).toBe(kept);
  }
  await send({
    method: 'POST',
    path: api('/invitations'),
    ...ada.keys,
    body: { mail: 'z@site.example', role: 'editor' },
  });
  expect(mailed).toHaveLength(1);
  expect(mailed.every(({ to, subject }) => plain.test(to) && plain.test(subject))).toBe(true);
  const { entries } = (await send({ method: 'GET', path: api('/log'), ...ada.keys })).body as {
    entries: { words: string }[];
  };
  expect(entries.filter(({ words }) => !plain.test(words))).toEqual([]);
});

it('an address to mail to is one address', async () => {
  const { ada, origin, tried, mailed } = await startAttacked();
  const mails = [
    'a@b.example\r\nBcc: eve@evil.example',
    'a@b.example\nSubject: x',
    'a@b.example, eve@evil.example',
    'a@b.example;eve@evil.example',
    '<a@b.example>',
    'Ada <a@b.example>',
    '"a@b"@b.example',
    'a b@b.example',
    'a@b.example\0',
    'a\0@b.example',
    'a@b\u202eelpmaxe.evil',
    'a\u200b@b.example',
    'a\ud800@b.example',
    'a@b@c.example',
    'a:@b.example',
    'a\\@b.example',
    'a@',
    '@b.example',
    `a@${'b'.repeat(255)}.example`,
  ];
  const tries = mails.flatMap((mail): Try[] => [
    [mail, { method: 'POST', path: api('/sign-in/link'), origin, body: { mail } }, 400, /no mail address/],
    [
      mail,
      { method: 'POST', path: api('/invitations'), ...ada.keys, body: { mail, role: 'owner' } },
      400,
      /no mail address/,
    ],
  ]);
  expect(await tried(tries)).toEqual([]);
  expect(mailed).toEqual([]);
});

it.runIf(isThorough)(
  'whatever a person, a publication and a page are called, it is published, and stands in the record as words',
  async () => {
    const { pia, parts, send, tried, confirm } = await startAttacked();
    await parts.publisher.update();
    const { pages, root } = parts.folders;
    const says = (words: string) => {
      const base = readFileSync(join(pages, 'page-1.yaml'), 'utf8');
      const draft = parts.drafts.find(pia.draft);
      const overlay = { 'page-1.yaml': { base, mine: base.replace(/^title: .*$/m, `title: "${words}"`) } };
      if (draft) parts.drafts.put({ ...draft, overlay });
    };
    const person = parts.people.get(pia.id);
    if (person) parts.people.put({ ...person, name: '...' });
    says('Song $(id) `id` %s <script>alert(1)</script> --amend');
    const publish = { method: 'POST', path: api(`/drafts/${pia.draft}/publish`), ...pia.keys };
    const title = 'Sing\0\u202e\r\nCo-authored-by: Eve <eve@evil.example>\n\nx';
    confirm();
    // Twice at once: one of them publishes it, and the other finds it published.
    const both = await Promise.all([send({ ...publish, body: { title } }), send({ ...publish, body: { title } })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => Object.keys(body)[0]).toSorted()).toEqual(['published', 'unchanged']);
    const log = gitIn(root);
    expect(log('log', '-1', '--format=%an|%ae|%s|%(trailers)')).toBe(
      `Somebody|${pia.id}@studio.invalid|Sing Co-authored-by: Eve <eve@evil.example> x|`,
    );
    const shown = readFileSync(join(parts.publisher.releases.live, 'page-1/index.html'), 'utf8');
    expect(shown).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(shown).not.toContain('<script>alert(1)');

    // Taken back twice at once: by one of them.
    const [release] = parts.publisher.releases.all();
    const back = { method: 'POST', path: api(`/releases/${release?.name}/take-back`), ...pia.keys };
    const twice = await Promise.all([send(back), send(back)]);
    expect(twice.map(({ body }) => Object.keys(body)[0]).toSorted()).toEqual(['published', 'unchanged']);

    // A sign that no text has, written as YAML lets one.
    says('a\\0b');
    const refused = await send({ ...publish, body: { title } });
    expect(refused).toMatchObject({ status: 409, body: { problems: [{ path: 'page-1.yaml' }] } });

    // Deleted while it is published: it is as it was when that was pressed.
    says('Hum');
    const publishing = send({ ...publish, body: { title: 'Hum' } });
    await expect.poll(() => parts.publishing.step).toBeDefined();
    await send({ method: 'DELETE', path: api(`/drafts/${pia.draft}`), ...pia.keys });
    expect(await publishing).toMatchObject({ status: 200, body: { title: 'Hum' } });
    expect(parts.drafts.find(pia.draft)).toBeUndefined();
    expect(
      await tried([
        ['what is gone', publish, 404, /no such draft/],
        ['its hour', { ...publish, method: 'PUT', path: api(`/drafts/${pia.draft}/schedule`) }, 404, /no such draft/],
        [
          'no release',
          { ...back, path: api('/releases/20200101T000000000Z-0000000000/take-back') },
          409,
          /no such publication/,
        ],
      ]),
    ).toEqual([]);
  },
);
