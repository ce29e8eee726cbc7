import { writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type NewMessage, Project } from '#contact-function';
import { Inbox, type MessageInbox, ProjectInbox, Spool } from '#contact-server';
import type { Box, InboxFilter, InboxLetter } from '#kit/model';
import { isThorough } from '../support/extent.ts';
import { freshSeed, randomFrom } from '../support/random.ts';
import { createDatabase, type Runs, runsIn, serveDatabase } from './support/database.ts';
import { temporaryFolder } from './support/fixtures.ts';
import { newMessage } from './support/messages.ts';
import { realPostgres } from './support/real-postgres.ts';
import { pdf } from './support/sent-files.ts';

type Random = (count: number) => number;

const words = [
  'map',
  'Málaga',
  'garden',
  '100%',
  'a_b',
  '\\',
  'İstanbul',
  '🙂',
  'हिन्दी',
  'x'.repeat(200),
  '=1+1',
  'naïve',
];
const people = ['ada@example.org', 'ADA@example.org ', '+44 20 7946 0000', '0207-946', 'grace@example.org', ''];
const titles = ['Visit', 'An order', 'Émile'];
const boxes: readonly Box[] = ['new', 'answered', 'archived', 'apart'];

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

const textOf = (random: Random) => Array.from({ length: 1 + random(6) }, () => oneOf(words, random)).join(' ');

/** A message as it may come: of a usual form or of one's own, with files, alike in time and name to others. */
async function messageOf(random: Random): Promise<NewMessage> {
  const base = await newMessage({ suspicions: random(5) === 0 ? ['links', 'haste'] : [] }, textOf(random));
  base.receivedAt = new Date(Date.UTC(2027, 0, 1 + random(4), random(3))).toISOString();
  base.message.name = oneOf(['Ada', 'ada', 'Émile', 'Zoë', '', '🙂'.repeat(30)], random);
  if (random(2) === 0) return base;
  const files = Array.from({ length: random(3) }, (_, place) => {
    // No name of a file comes cut in the middle of a character.
    const name = `${[...textOf(random)].slice(0, 20).join('')} ${place}`;
    const about = { id: crypto.randomUUID(), key: 'papers', name };
    return { ...about, type: 'application/pdf' as const, bytes: 100 + random(900), digest: 'digest' };
  });
  const title = oneOf(titles, random);
  const fields = [
    {
      key: 'who',
      kind: 'email' as const,
      label: oneOf(['Email', 'Your address'], random),
      value: oneOf(people, random),
    },
    { key: 'many', kind: 'several' as const, label: 'Which?', value: [textOf(random), textOf(random)] },
    { key: 'agreed', kind: 'consent' as const, label: 'I agree', value: random(2) === 0 },
    { key: 'long', kind: 'long text' as const, label: title, value: `${textOf(random)}\n${textOf(random)}` },
    { key: 'papers', kind: 'file' as const, label: 'Papers', value: files.map(({ name }) => name) },
  ];
  const own = { form: title.toLowerCase(), title, version: '1', mailbox: 'general', fields, files };
  const keep = random(3) === 0 ? { keep: 30 } : {};
  const email = oneOf(people, random);
  return { ...base, message: { ...base.message, email, message: '', own: { ...own, ...keep } } };
}

/** Both inboxes, with a way to send a message to each. */
async function bothInboxes(runs: Runs) {
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  await mkdir(spool.folder, { recursive: true });
  const served = await serveDatabase(runs, { 'service-key': 'service_role' });
  onTestFinished(() => void served.server.close());
  const project = new Project({ supabaseUrl: served.url, serviceKey: 'service-key' });
  const accept = async (message: NewMessage) => {
    const files = message.message.own?.files ?? [];
    for (const { id, bytes } of files) writeFileSync(spool.files.asideOf(id), pdf(bytes));
    expect(await spool.accept(message)).toBe('stored');
    const room = { p_network: 'network', p_limit: 1e12, p_network_limit: 1e12 };
    await project.call('contact_take_files', { p_message: message.id, p_files: files, ...room });
    for (const { id, bytes } of files) await project.putFile(id, 'application/pdf', new Uint8Array(pdf(bytes)));
    const kept = await project.call('contact_keep_sent', {
      p_id: message.id,
      p_received_at: message.receivedAt,
      p_body_hash: message.bodyHash,
      p_suspicions: message.suspicions,
      p_message: message.message,
      p_site: message.site,
      p_files: files.map(({ id }) => id),
      p_bytes: 4096,
      ...room,
    });
    expect(kept).toBe('stored');
  };
  const disk = new Inbox({ dataDir, retentionDays: 90, mails: true });
  return { disk, hosted: new ProjectInbox(project), accept, storage: served.storage };
}

async function wholeOf(parts: AsyncIterable<string> | AsyncIterable<Uint8Array> | undefined): Promise<string> {
  let all = '';
  for await (const part of parts ?? []) all += typeof part === 'string' ? part : Buffer.from(part).toString('latin1');
  return all;
}

/** A letter without the moments at which each inbox was asked. */
function timeless(letter: InboxLetter | undefined): unknown {
  if (!letter) return undefined;
  const { delivery, handled, ...rest } = letter;
  return { ...rest, delivery: { ...delivery, nextAttemptAt: '' }, handled: handled?.by };
}

/** Does one thing that people do, and gives what they are told. */
async function act(inbox: MessageInbox, ids: readonly string[], random: Random): Promise<unknown> {
  const id = random(20) === 0 ? oneOf([crypto.randomUUID(), '../x', ''], () => random(2) + 1) : oneOf(ids, random);
  const filter: InboxFilter = {
    box: oneOf(boxes, random),
    form:
      random(3) === 0 ? oneOf([...titles.map((title) => `form ${title.toLowerCase()}`), 'none'], random) : undefined,
    words:
      random(2) === 0
        ? textOf(random)
            .toUpperCase()
            .slice(0, 1 + random(12))
        : undefined,
    sort: oneOf(['newest', 'oldest', 'name', undefined] as const, random),
  };
  const from = random(4) === 0 ? random(60) : 0;
  switch (random(12)) {
    case 0:
      return timeless(await inbox.handle(id, oneOf(['answered', 'archived', undefined] as const, random), 'Ada'));
    case 1:
      return inbox.act('release', id);
    case 2:
      return inbox.act('retry', id);
    case 3:
      return random(3) === 0 ? inbox.act('delete', id) : undefined;
    case 4: {
      const { count, text } = await inbox.table(filter);
      return [count, await wholeOf(text)];
    }
    case 5: {
      const found = await inbox.ofPerson(oneOf(people, random));
      return Promise.all(
        found.map(async ({ files, ...message }) => [
          message,
          await Promise.all(files.map(async ({ name, open }) => [name, await wholeOf(await open())])),
        ]),
      );
    }
    case 6: {
      const letter = await inbox.read(id);
      const [file] = letter?.answers.flatMap(({ files = [] }) => files) ?? [];
      const kept = await inbox.file(id, file?.id ?? crypto.randomUUID());
      return kept && [kept.name, kept.type, kept.bytes, await wholeOf(await kept.open()), await inbox.aboutOf(id)];
    }
    case 7:
    case 8:
      return timeless(await inbox.read(id));
    default:
      return inbox.list(filter, from);
  }
}

/** Lets people do the same with both inboxes, and compares what they are told. */
async function alike(runs: Runs, { rounds, seed }: { rounds: number; seed: number }): Promise<void> {
  const random = randomFrom(seed);
  const { disk, hosted, accept, storage } = await bothInboxes(runs);
  const ids: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let count = random(8) + (round === 0 ? 30 : 0); count > 0; count -= 1) {
      const message = await messageOf(random);
      await accept(message);
      ids.push(message.id);
    }
    // What has come is seen by a list within a second, and by this at once.
    await disk.table({ box: 'new' });
    for (let step = 0; step < 12; step += 1) {
      const own = random(2 ** 31);
      const told = await act(hosted, ids, randomFrom(own));
      expect(told, `seed ${seed}, round ${round}, step ${step}`).toEqual(await act(disk, ids, randomFrom(own)));
    }
  }
  for (const box of boxes)
    for (const sort of ['newest', 'oldest', 'name'] as const)
      expect(await hosted.list({ box, sort }, 0), `seed ${seed}, ${box} by ${sort}`).toEqual(
        await disk.list({ box, sort }, 0),
      );
  // Nothing of what was deleted is left.
  const left = new Set<string>();
  for (const id of ids)
    for (const { files = [] } of (await hosted.read(id))?.answers ?? []) for (const file of files) left.add(file.id);
  expect(new Set(storage.files.keys())).toEqual(left);
}

it('an inbox of files and one of Supabase tell the same, whatever people do', async () => {
  const database = await createDatabase();
  onTestFinished(() => database.close());
  await alike(runsIn(database), { rounds: isThorough ? 10 : 2, seed: freshSeed() });
}, 60_000);

it('a file that Storage can’t give now is not told to be gone', async () => {
  const { url, server, storage, state } = await serveDatabase(async () => [], { 'service-key': 'service_role' });
  onTestFinished(() => void server.close());
  const project = new Project({ supabaseUrl: url, serviceKey: 'service-key' });
  await project.putFile('kept', 'application/pdf', new Uint8Array(pdf(100)));
  for (const fails of [/POST \/storage/, /GET \/storage/]) {
    state.fails = fails;
    await expect(project.readFile('kept'), String(fails)).rejects.toThrow('Storage answered 503.');
  }
  state.fails = undefined;
  const bytes = await new Response(await project.readFile('kept')).arrayBuffer();
  expect(bytes.byteLength).toBe(storage.files.get('kept')?.bytes.length);
  storage.files.clear();
  expect(await project.readFile('kept')).toBeUndefined();
});

it.runIf(isThorough)(
  '100,000 messages in PostgreSQL are listed and searched by what the indices give',
  async (context) => {
    const postgres = await realPostgres(context);
    await postgres.exec(`
    insert into public.contact_messages (id, received_at, body_hash, message, status, handling, name, email, sorted_by, form_key,
      form_title, excerpt, people, words)
    select gen_random_uuid(), now() - n * interval '1 minute', 'hash', jsonb_build_object('message', repeat('words of ' || n, 40)),
      case n % 20 when 0 then 'quarantined' when 1 then 'queued' else 'sent' end,
      case n % 5 when 0 then 'answered' when 1 then 'archived' end, 'Person ' || n, 'person@example.org', 'person ' || n * 7919 % 100000,
      'form ' || n % 12, 'Form ' || n % 12, 'words', array['p' || n % 30000 || '@example.org'],
      'person ' || n || repeat(' garden map of ' || n, 40)
    from generate_series(1, 100000) as n`);
    await postgres.exec('vacuum analyze public.contact_messages');
    const { hosted } = await bothInboxes(postgres.runs);
    const figures: string[] = [];
    const filters: Partial<InboxFilter>[] = [
      {},
      { sort: 'name' },
      { form: 'form 3' },
      { words: 'garden map' },
      { words: 'person 4242' },
      { words: 'nowhere' },
    ];
    for (const filter of filters) {
      const times: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const from = performance.now();
        const page = await hosted.list({ box: 'new', ...filter }, 0);
        times.push(Math.round(performance.now() - from));
        expect(page.rows.length).toBe(filter.words === 'nowhere' ? 0 : filter.words === 'person 4242' ? page.all : 50);
      }
      figures.push(`${JSON.stringify(filter)} ${times.join(', ')} ms`);
    }
    console.log(`100,000 messages in PostgreSQL: ${figures.join('; ')}`);
  },
);

it.runIf(isThorough)('both inboxes tell the same over PostgreSQL as Debian packs it', async (context) => {
  const postgres = await realPostgres(context);
  await alike(postgres.runs, { rounds: 60, seed: freshSeed() });
});
