import { afterAll, describe, expect, it } from 'vitest';
import { newAuthenticator } from '../../../tests/publishing/support/authenticator.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { Ceremonies } from './ceremonies.ts';
import { type NamedPerson, People } from './people.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const origin = 'https://studio.example.org';
const people = new People(folder);
const ceremonies = new Ceremonies(people, origin);

/** Somebody with a passkey, and what their browser answers when it is asked for it. */
function newPerson(id: string) {
  const { passkey, answer } = newAuthenticator(origin);
  const person: NamedPerson = {
    id,
    name: 'Ada Example',
    mail: `${id}@example.org`,
    role: 'owner',
    readsMessages: false,
    passkeys: [passkey],
    at: 0,
  };
  people.put(person);
  const show = async () => {
    const { ceremony, options } = await ceremonies.toShow('sign-in');
    return { ceremony, response: answer(options.challenge) };
  };
  return { person, show };
}

describe('a passkey', () => {
  it('lets in whose it is, once for each question', async () => {
    const { person, show } = newPerson('ada');
    const { ceremony, response } = await show();
    expect(await ceremonies.shown('sign-in', ceremony, response)).toMatchObject({ id: person.id });
    expect(await ceremonies.shown('sign-in', ceremony, response)).toBeUndefined();
    expect(people.get('ada')?.passkeys).toMatchObject([{ counter: 1 }]);
  });

  it('is none of somebody who is removed while it is checked, and brings nobody back', async () => {
    newPerson('other');
    const { show } = newPerson('gone');
    const { ceremony, response } = await show();
    const checked = ceremonies.shown('sign-in', ceremony, response);
    people.remove('gone');
    expect(await checked).toBeUndefined();
    expect(people.get('gone')).toBeUndefined();
  });

  it('leaves a role as it is given while it is checked', async () => {
    const { show } = newPerson('lower');
    const { ceremony, response } = await show();
    const checked = ceremonies.shown('sign-in', ceremony, response);
    people.change('lower', { role: 'editor', readsMessages: false });
    expect(await checked).toMatchObject({ role: 'editor' });
    expect(people.get('lower')).toMatchObject({ role: 'editor' });
  });
});
