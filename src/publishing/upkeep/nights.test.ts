import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { type MailDue, Nights } from './nights.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A server's nights, on a clock that the test sets; what is due is what the test says, and a mail fails where it says so. */
function withNights(review = 'review:\n  mail: ada@site.example\n') {
  const folder = temporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const site = (text: string) => writeFileSync(join(folder, '_site.yaml'), `product:\n  name: Song\n${text}`);
  site(review);
  const now = { time: Date.parse('2026-11-01T02:00:00Z'), due: ['Page 1: It is due.'], isGone: false, isKilled: false };
  const looked: string[] = [];
  const mails: string[] = [];
  const mailDue: MailDue = async (to, product, due) => {
    if (now.isGone) throw new Error('The mail server is gone.');
    mails.push(`${new Date(now.time).toISOString().slice(0, 10)} ${to} ${product} ${due.length}`);
    if (now.isKilled) await new Promise(() => undefined);
  };
  /** Another process of the server. */
  const started = (options: { asksLinks?: boolean; mails?: boolean } = {}) =>
    new Nights({
      pages: folder,
      studioFolder: join(folder, 'studio'),
      asksLinks: options.asksLinks ?? false,
      mailDue: options.mails === false ? undefined : mailDue,
      clock: { now: () => now.time, elapsed: () => now.time, after: () => () => undefined },
      look: async ({ what }) => {
        looked.push(what);
        return { due: what === 'due' ? now.due : [] };
      },
    });
  return { now, looked, mails, started, site };
}

/** Goes through days, an hour at a time; each day in a process of its own where `restarts`. */
async function pass(
  days: number,
  restarts: boolean,
  { now, started }: Pick<ReturnType<typeof withNights>, 'now' | 'started'>,
) {
  let nights = started();
  for (let passed = 0; passed < days * 24; passed += 1) {
    if (restarts && passed % 5 === 0) nights = started();
    await nights.step().catch(() => undefined);
    now.time += hour;
  }
}

it.each([false, true])(
  'what is due is mailed once a month, also where the server is started anew: %s',
  async (restarts) => {
    const { now, mails, started, looked } = withNights();
    await pass(62, restarts, { now, started });
    expect(mails).toEqual([
      '2026-11-01 ada@site.example Song 1',
      '2026-12-01 ada@site.example Song 1',
      '2027-01-01 ada@site.example Song 1',
    ]);
    expect(looked).toHaveLength(3);
  },
);

it('where nothing is due nobody is mailed, and it is looked at once a day until something is', async () => {
  const { now, mails, started, looked } = withNights();
  now.due = [];
  await pass(10, true, { now, started });
  expect(mails).toEqual([]);
  expect(looked).toHaveLength(10);
  now.due = ['Page 1: It is due.', 'Page 2: It is due.'];
  await pass(10, true, { now, started });
  expect(mails).toEqual(['2026-11-11 ada@site.example Song 2']);
});

it('a mail that isn’t taken goes once it is; after a crash while it goes nobody gets it twice, and next month all of it', async () => {
  const { now, mails, started } = withNights();
  now.isGone = true;
  await pass(3, true, { now, started });
  expect(mails).toEqual([]);
  now.isGone = false;
  await pass(3, true, { now, started });
  expect(mails).toEqual(['2026-11-04 ada@site.example Song 1']);

  now.time = Date.parse('2026-12-01T04:00:00Z');
  now.isKilled = true;
  void started().step();
  await expect.poll(() => mails).toHaveLength(2);
  now.isKilled = false;
  await pass(40, true, { now, started });
  expect(mails.slice(2)).toEqual(['2027-01-01 ada@site.example Song 1']);
});

it('a clock that was wrong for a while loses no month', async () => {
  const { now, mails, started } = withNights();
  await pass(1, false, { now, started });
  now.time += 400 * day;
  await pass(1, true, { now, started });
  now.time = Date.parse('2026-11-20T00:00:00Z');
  await pass(15, true, { now, started });
  expect(mails.map((mail) => mail.slice(0, 7))).toEqual(['2026-11', '2027-12', '2026-12']);
});

it('links are asked once a night where that is wanted, and nobody is named no mail goes', async () => {
  const { now, looked, started, mails, site } = withNights('zone: Pacific/Auckland\n');
  const asking = () => started({ asksLinks: true });
  await pass(4, true, { now, started: asking });
  // It is afternoon there when it begins: that day's is made up for.
  expect(looked).toEqual(['links', 'links', 'links', 'links', 'links']);
  site('review:\n  mail: ada@site.example\n');
  await pass(2, true, { now, started: () => started({ mails: false }) });
  expect(looked).toHaveLength(5);
  expect(mails).toEqual([]);
});
