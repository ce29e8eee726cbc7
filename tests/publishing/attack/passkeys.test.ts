import { expect, it } from 'vitest';
import { api, startAttacked } from '../support/attacked.ts';
import { newAuthenticator } from '../support/authenticator.ts';
import type { Sent } from '../support/studio.ts';

it('an answer of a passkey is one to its own question, once, and of its own person', async () => {
  const { ada, ed, parts, send, tried, origin } = await startAttacked();
  const [key, evil] = [newAuthenticator(origin), newAuthenticator('http://evil.localhost:4173')];
  const person = parts.people.get(ada.id);
  if (person) parts.people.put({ ...person, passkeys: [key.passkey] });
  type Question = { ceremony: string; options: { challenge: string } };
  const question = async (path: string, keys: object = { origin }) =>
    (await send({ method: 'POST', path: api(path), ...keys })).body as unknown as Question;
  const [toSignIn, toConfirm, toAdd] = [
    () => question('/sign-in/passkey/options'),
    () => question('/confirm/options', ada.keys),
    (keys: object) => question('/passkeys/options', keys),
  ];
  const signIn = (ceremony: unknown, response: unknown): Sent => ({
    method: 'POST',
    path: api('/sign-in/passkey'),
    origin,
    body: { ceremony, response },
  });
  const answered = async (ask = toSignIn, by: Pick<typeof key, 'answer'> = key) => {
    const { ceremony, options } = await ask();
    return [ceremony, by.answer(options.challenge)] as const;
  };
  const [ceremony, response] = await answered();
  expect((await send(signIn(ceremony, response))).status).toBe(200);
  const [second, fresh] = [await toSignIn(), await toSignIn()];
  const impostor = newAuthenticator(origin, key.passkey.id);
  const no = /not known here/;
  const confirmed = async (keys: object, [name, shown]: readonly [unknown, unknown]): Promise<Sent> => ({
    method: 'POST',
    path: api('/confirm'),
    ...keys,
    body: { ceremony: name, response: shown },
  });
  const not = /not the passkey/;
  expect(
    await tried([
      ['sent again', signIn(ceremony, response), 403, no],
      ['an old answer to a new question', signIn(second.ceremony, response), 403, no],
      ['a question that was used for it', signIn(second.ceremony, key.answer(second.options.challenge)), 403, no],
      ['the answer to a confirmation', signIn(...(await answered(toConfirm))), 403, no],
      ['a page of another host', signIn(...(await answered(toSignIn, evil))), 403, no],
      ['another key of this name', signIn(...(await answered(toSignIn, impostor))), 403, no],
      ['no such question', signIn('none', response), 403, no],
      ['a question of another kind', signIn({ toString: 1, valueOf: 1 }, response), 403, no],
      ['a list of questions', signIn([fresh.ceremony], key.answer(fresh.options.challenge)), 403, no],
      ['an answer of nothing', signIn(fresh.ceremony, { id: key.passkey.id, response: {} }), 403, no],
      ['an answer of another kind', signIn(fresh.ceremony, [1]), 403, no],
      ['signed in to confirm', await confirmed(ada.keys, await answered()), 400, not],
      ['confirmed by a colleague', await confirmed(ed.keys, await answered(toConfirm)), 400, not],
      ['confirmed with another name', await confirmed(ada.keys, await answered(toConfirm, impostor)), 400, not],
    ]),
  ).toEqual([]);
  // Somebody who calls their own key by the name of another's would be taken for them, or keep them out.
  const { ceremony: adding, options } = await toAdd(ed.keys);
  const own = newAuthenticator(origin);
  const add = (keys: object, name: unknown, made: unknown): Sent => ({
    method: 'POST',
    path: api('/passkeys'),
    ...keys,
    body: { ceremony: name, response: made },
  });
  const other = await toAdd(ed.keys);
  const signing = await toSignIn();
  expect(
    await tried([
      ['the name of another', add(ed.keys, adding, impostor.make(options.challenge)), 400, /could not be added/],
      ['to another’s account', add(ada.keys, other.ceremony, own.make(other.options.challenge)), 400],
      ['a question of another kind', add(ed.keys, { toString: 1 }, own.make('x')), 400],
      ['the question to sign in', add(ed.keys, signing.ceremony, own.make(signing.options.challenge)), 400],
    ]),
  ).toEqual([]);
  const right = await toAdd(ed.keys);
  expect((await send(add(ed.keys, right.ceremony, own.make(right.options.challenge)))).status).toBe(201);
});
