import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { NewMessage } from '#contact-function';
import type { InboxFilter } from '#kit/model';
import { temporaryFolder } from '../../../tests/contact/support/fixtures.ts';
import { newMessage } from '../../../tests/contact/support/messages.ts';
import { Spool } from '../spool/spool.ts';
import { Inbox } from './inbox.ts';

/** An inbox of messages that came an hour after each other, with these texts. */
async function inboxOf(texts: readonly string[], change: (index: number) => Partial<NewMessage> = () => ({})) {
  const dataDir = temporaryFolder();
  const spool = new Spool(join(dataDir, 'messages'));
  const ids: string[] = [];
  const accept = async (text: string, index: number) => {
    const receivedAt = new Date(Date.UTC(2027, 0, 1, index)).toISOString();
    const message = await newMessage({ receivedAt, ...change(index) }, text);
    await spool.accept(message);
    ids.push(message.id);
  };
  for (const [index, text] of texts.entries()) await accept(text, index);
  const inbox = new Inbox({ dataDir, retentionDays: 90, mails: false });
  const found = async (filter: Partial<InboxFilter> = {}) =>
    (await inbox.list({ box: 'new', ...filter }, 0)).rows.map(({ excerpt }) => excerpt);
  const tableOf = async (filter: Partial<InboxFilter> = {}) => {
    const { text } = await inbox.table({ box: 'new', ...filter });
    let all = '';
    for await (const part of text) all += part;
    return all;
  };
  return { dataDir, spool, ids, inbox, found, tableOf, accept };
}

/** A message of a form of one's own, with these answers. */
async function ownMessage(
  fields: readonly { label: string; value: string | number; kind?: 'text' | 'email' }[],
  title = 'Visit',
) {
  const { message } = await newMessage();
  const asked = fields.map(({ kind = 'text', ...field }, index) => ({ key: `key-${index}`, kind, ...field }));
  const own = { form: 'visit', title, version: '1', mailbox: 'general', fields: asked };
  return { message: { ...message, name: '', message: '', own } };
}

describe('the inbox', () => {
  it('lists what came, the newest first, and what comes while it is open', async () => {
    const { found, accept } = await inboxOf(['One', 'Two']);
    expect(await found()).toEqual(['Two', 'One']);
    await accept('Three', 3);
    await expect.poll(() => found(), { timeout: 20_000 }).toEqual(['Three', 'Two', 'One']);
    expect(await found({ sort: 'oldest' })).toEqual(['One', 'Two', 'Three']);
  });

  it('finds words without their case and accents, all of them, wherever they stand in a message', async () => {
    const { found } = await inboxOf(['An old map of Málaga', 'A new map of Madrid']);
    expect(await found({ words: 'MALAGA map' })).toEqual(['An old map of Málaga']);
    expect(await found({ words: 'lovelace' })).toHaveLength(2);
    expect(await found({ words: 'malaga madrid' })).toEqual([]);
  });

  it('keeps what people do beside a message, which stays byte for byte as it came', async () => {
    const { inbox, found, ids, spool } = await inboxOf(['One', 'Two']);
    const [first = ''] = ids;
    const before = readFileSync(spool.fileOf(first));
    const letter = await inbox.handle(first, 'answered', 'Ada');
    expect(letter).toMatchObject({ box: 'answered', handled: { by: 'Ada' } });
    expect(await found()).toEqual(['Two']);
    expect(await found({ box: 'answered' })).toEqual(['One']);
    await inbox.handle(first, 'archived', 'Ben');
    expect(await found({ box: 'archived' })).toEqual(['One']);
    await inbox.handle(first, undefined, 'Ben');
    expect(await found()).toEqual(['Two', 'One']);
    expect(readFileSync(spool.fileOf(first))).toEqual(before);
  });

  it('keeps suspicious messages apart until they are released, and deletes for good', async () => {
    const { inbox, found, ids, spool } = await inboxOf(['One', 'Two'], (index) =>
      index === 0 ? { suspicions: ['haste'] } : {},
    );
    const [first = '', second = ''] = ids;
    expect(await found({ box: 'apart' })).toEqual(['One']);
    expect(await inbox.act('release', first)).toMatchObject({ isDone: true });
    expect(await found()).toEqual(['Two', 'One']);
    await inbox.handle(second, 'archived', 'Ada');
    expect(await inbox.act('delete', second)).toMatchObject({ isDone: true });
    expect(await found({ box: 'archived' })).toEqual([]);
    expect(await spool.handled.of(second)).toBeUndefined();
    expect(await inbox.act('delete', second)).toEqual({ isDone: false, words: 'This message is gone already.' });
  });

  it('says when a message goes: nothing that nobody has got does', async () => {
    const { inbox, ids } = await inboxOf(['One']);
    const [first = ''] = ids;
    expect((await inbox.read(first))?.goesAt).toBeUndefined();
    const answered = await inbox.handle(first, 'answered', 'Ada');
    expect(answered?.goesAt).toBe(Date.UTC(2027, 0, 1) + 90 * 24 * 60 * 60 * 1000);
  });

  it('shows every answer under the question that was asked then', async () => {
    const { inbox, ids, spool, tableOf } = await inboxOf([]);
    const asked = ['How many come?', 'Pupils'];
    for (const [index, label] of asked.entries()) {
      const own = await ownMessage([{ label, value: 12 + index }]);
      const message = await newMessage({ ...own, receivedAt: new Date(Date.UTC(2027, 0, 1, index)).toISOString() });
      ids.push(message.id);
      await spool.accept(message);
    }
    const letters = await Promise.all(ids.map((id) => inbox.read(id)));
    expect(letters.map((letter) => letter?.answers)).toEqual([
      [{ kind: 'text', label: 'How many come?', text: '12' }],
      [{ kind: 'text', label: 'Pupils', text: '13' }],
    ]);
    const [head, newest, oldest] = (await tableOf()).split('\r\n');
    expect(head).toBe('\uFEFFReceived,Form,Goes to,State,Delivery,Pupils,How many come?');
    expect(newest).toMatch(/,13,$/);
    expect(oldest).toMatch(/,,12$/);
  });

  it('finds all of one person, however they wrote their address', async () => {
    const { inbox, spool } = await inboxOf(['One']);
    const own = await ownMessage([{ label: 'Parent', value: 'ADA@example.org ', kind: 'email' }]);
    await spool.accept(await newMessage(own));
    expect(await inbox.ofPerson('Ada@Example.org')).toHaveLength(2);
    expect(await inbox.ofPerson('@')).toEqual([]);
    expect(await inbox.ofPerson('')).toEqual([]);
  });
});

const formulas = [
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1',
  ' =1',
  '＝1',
  '\u200b=1',
  '|calc',
  '%0A',
  '=cmd|"/c calc"!A1',
  '\r=1',
];

it.each(formulas)('a table has no cell that a spreadsheet would run: %j', async (text) => {
  const { tableOf, spool } = await inboxOf([]);
  const own = await ownMessage([{ label: text, value: text }], text);
  await spool.accept(await newMessage(own));
  const cells = (await tableOf()).slice(1).split(/\r\n|,(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  for (const cell of cells) expect(cell.replace(/^"/, '')).not.toMatch(/^[\s\p{C}]*[=+\-@＝|%]/u);
});
