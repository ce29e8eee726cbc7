import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { Ceremonies } from './ceremonies.ts';
import { type NamedPerson, People } from './people.ts';

const folder = temporaryFolder();
afterAll(() => removeFolder(folder));

const origin = 'https://studio.example.org';
const people = new People(folder);
const ceremonies = new Ceremonies(people, origin);
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** An authenticator of P-256, as a device has it: what it is known by, and its answer to a challenge (W3C WebAuthn, 6.3.3). */
function newAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
  // The key as COSE has it (RFC 9053, 7.1.1).
  const cose = ['a5010203262001215820', coordinates[0], '225820', coordinates[1]].map((part) =>
    typeof part === 'string' ? Buffer.from(part, 'hex') : (part ?? Buffer.alloc(0)),
  );
  const id = Buffer.from(`key ${x.slice(0, 12)}`).toString('base64url');
  let counter = 0;
  const answer = (challenge: string) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const authenticatorData = Buffer.concat([sha256('studio.example.org'), Buffer.from([0x05]), count]);
    const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey);
    const response = {
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      signature: signature.toString('base64url'),
    };
    return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
  };
  return { passkey: { id, publicKey: Buffer.concat(cose).toString('base64url'), counter: 0, at: 0 }, answer };
}

/** Somebody with a passkey, and what their browser answers when it is asked for it. */
function newPerson(id: string) {
  const { passkey, answer } = newAuthenticator();
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
