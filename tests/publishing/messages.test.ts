import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Spool } from '#contact-server';
import { temporaryFolder } from '../contact/support/fixtures.ts';
import { newMessage } from '../contact/support/messages.ts';
import { comeIn, startStudioServer } from './support/studio.ts';

/** A Studio with one message, and somebody who may read it. */
async function withMessage() {
  const dataFolder = temporaryFolder();
  const message = await newMessage({}, '<script>alert(1)</script> Can we come?');
  await new Spool(join(dataFolder, 'messages')).accept(message);
  const { parts, origin, send } = await startStudioServer({ dataFolder });
  const keys = (name: string, readsMessages: boolean) => {
    const { person, cookie, tab } = comeIn(parts, 'editor', name);
    parts.people.change(person.id, { role: 'editor', readsMessages });
    return { cookie, tab, origin };
  };
  const said = () =>
    parts.log.recent(9).flatMap(({ did, about, who }) => (who === 'server' ? [] : [`${did} ${about}`]));
  const ask = (method: string, path: string, who: ReturnType<typeof keys>, body?: object) =>
    send({ method, path: `/_studio/api/messages${path}`, ...who, body });
  return { id: message.id, reader: keys('reader', true), editor: keys('editor', false), said, ask };
}

it('messages are for those who may read them; what they read, change, export and delete stands in the log, without a visitor’s word', async () => {
  const { id, reader, editor, said, ask } = await withMessage();
  for (const [method, path] of [
    ['POST', '/list'],
    ['GET', `/${id}`],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', '/table'],
    ['POST', '/person'],
    ['POST', '/person/delete'],
  ] as const)
    expect((await ask(method, path, editor, { person: 'ada@example.org' })).status, path).toBe(404);
  expect((await ask('POST', '/list', reader, { box: 'new' })).body).toMatchObject({ all: 1, boxes: { new: 1 } });
  expect((await ask('GET', `/${id}`, reader)).body).toMatchObject({ name: 'Ada Lovelace', box: 'new' });
  expect((await ask('PUT', `/${id}`, reader, { handling: 'answered' })).body).toMatchObject({
    handled: { by: 'reader' },
  });
  const table = await ask('POST', '/table', reader, { box: 'answered' });
  expect(table.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="messages.csv"; filename*=UTF-8''messages.csv`,
    'x-content-type-options': 'nosniff',
  });
  expect(table.text).toContain('Can we come?');
  expect((await ask('POST', '/person', reader, { person: 'ada@example.org' })).text).toContain('Can we come?');
  expect((await ask('POST', '/person/delete', reader, { person: 'ada@example.org' })).body).toEqual({ deleted: 1 });
  expect((await ask('GET', `/${id}`, reader)).status).toBe(404);
  const about = `“Join Pilot Program” of 2025-06-01 (${id.slice(0, 8)})`;
  expect(said()).toEqual([
    'deleted all of one person: 1 message',
    'exported all of one person: 1 message',
    'exported as a table: 1 message',
    `marked as answered the message ${about}`,
    `read the message ${about}`,
  ]);
});

it('no address leads to another file than that of a message', async () => {
  const { reader, ask } = await withMessage();
  for (const id of ['../../people/x', '%2e%2e%2fmessages', 'none', '.x', 'constructor'])
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await ask(method, `/${id}`, reader)).status, `${method} ${id}`).toBeOneOf([404, 405, 409]);
});
