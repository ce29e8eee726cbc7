import { expect, it } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { asked, threadsOf } from './support/asked.ts';
import { comeIn } from './support/studio.ts';

it.runIf(isThorough)(
  'nobody mails the world from here, and nobody’s mailbox is filled: so many mails within an hour, and words where there were more',
  async () => {
    const { parts, ask, author, open, visitor, mailed, clock, send, origin } = await asked();
    const to = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `p${from + at}@site.example`);
    // However an address is written, it is one.
    expect(await ask({ mails: ['ruth@site.example', 'Ruth@Site.example', ' ruth@site.example'] })).toMatchObject({
      status: 200,
    });
    expect(mailed).toHaveLength(1);
    for (let turn = 0; turn < 4; turn += 1) await ask({ mails: ['ruth@site.example'] });
    expect(await ask({ mails: ['RUTH@site.example'] })).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/^ruth@site\.example was mailed 5 times .* in 60 minutes\.$/) },
    });
    expect(mailed).toHaveLength(5);
    // A link without a mail is made as before, and what is answered to a comment stands beside the pages.
    const link = await ask();
    expect(link).toMatchObject({ status: 200, body: { isMailed: false } });
    const ruth = visitor(await open(link));
    const [{ id } = {}] = threadsOf(await ruth('POST', '/comments', { name: 'Ruth', text: 'Louder!' }));
    for (let turn = 0; turn < 20; turn += 1) await author('POST', `/comments/${id}`, { text: 'It will be.' });
    // Of one person, however many ask at once.
    const many = await Promise.all([0, 10, 20, 30].map((from) => ask({ mails: to(10, from) })));
    expect(many.map(({ status }) => status)).toContain(200);
    const own = mailed.filter(({ subject }) => subject.startsWith('ada asks'));
    expect(own.length).toBeLessThanOrEqual(30);
    const over = await ask({ mails: to(10, 50) });
    expect(over).toMatchObject({ status: 429, body: { message: expect.stringContaining('one person mails 30') } });
    // Somebody else mails others, and an invitation that isn’t mailed is handed over.
    const owner = comeIn(parts, 'owner', 'olga');
    for (const { name } of parts.sessions.of(owner.person.id)) parts.sessions.confirm(name);
    const before = mailed.length;
    for (let turn = 0; turn < 35; turn += 1) {
      const mail = `new${turn}@site.example`;
      const { cookie, tab } = owner;
      const invited = await send({
        cookie,
        tab,
        origin,
        method: 'POST',
        path: '/_studio/api/invitations',
        body: { mail, role: 'editor' },
      });
      expect(invited).toMatchObject({ status: 201, body: { isMailed: turn < 30, link: expect.any(String) } });
    }
    expect(mailed.length - before).toBe(30);
    clock.now += 3_600_000;
    expect(await ask({ mails: ['ruth@site.example'] })).toMatchObject({ status: 200, body: { isMailed: true } });
  },
);
