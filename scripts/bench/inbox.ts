import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '#builder/files';
import { mailSite, newDelivery } from '#contact-function';
import { Inbox } from '#contact-server';
import type { InboxFilter } from '#kit/model';
import { median } from './run.ts';

/** How long somebody waits for their messages: after a start, for a list, in another order, and for what they look for. */
type InboxFigures = Record<'firstRead' | 'list' | 'afterAMessage' | 'byName' | 'search' | 'searchInVain', number>;

/** Keeps so many messages in a folder of its own, and lists and searches them `runs` times. */
export async function benchInbox(count: number, runs: number): Promise<InboxFigures> {
  const { folder, remove } = temporaryFolder('bench-inbox-');
  try {
    mkdirSync(join(folder, 'messages'), { recursive: true });
    for (let number = 0; number < count; number += 1) writeMessage(folder, number);
    const inbox = new Inbox({ dataDir: folder, retentionDays: 90, mails: true });
    const started = performance.now();
    while ((await inbox.list({ box: 'new' }, 0)).unread > 0);
    const firstRead = performance.now() - started;
    const timed = async (filter: Partial<InboxFilter>, before: (run: number) => void = () => undefined) => {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        before(run);
        const from = performance.now();
        await inbox.list({ box: 'new', ...filter }, 0);
        times.push(performance.now() - from);
      }
      return median(times);
    };
    return {
      firstRead,
      list: await timed({}),
      afterAMessage: await timed({}, (run) => writeMessage(folder, count + run)),
      byName: await timed({ sort: 'name' }),
      search: await timed({ words: 'reading room 4711' }),
      searchInVain: await timed({ words: 'nobody has written this' }),
    };
  } finally {
    remove();
  }
}

/** A message as long as most are, as its file holds it. */
function writeMessage(folder: string, number: number): void {
  const id = crypto.randomUUID();
  const receivedAt = new Date(Date.UTC(2027, 0, 1) + number * 60_000).toISOString();
  const words = 'Do you have room for a wheelchair in the reading room? My mother would like to see the old maps. ';
  const message = {
    name: `Visitor ${(number * 7919) % 100_003}`,
    email: `visitor-${number % 9973}@example.org`,
    organization: '',
    phone: '',
    inquiryType: '',
    message: `${words.repeat(6)}${number}`,
  };
  const site = mailSite(
    {
      url: 'https://site.example',
      organization: '',
      contactPage: '/',
      labels: { name: '', email: '', organization: '', phone: '', message: '' },
      mailboxes: { general: 'hello@site.example' },
      inquiryTypes: {},
    },
    message,
  );
  const delivery = newDelivery('queued', Date.parse(receivedAt));
  const kept = { id, receivedAt, ...delivery, bodyHash: '', suspicions: [], network: '', site, message };
  writeFileSync(join(folder, 'messages', `${id}.json`), JSON.stringify(kept));
}
