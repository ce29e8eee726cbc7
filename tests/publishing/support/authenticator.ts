import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What somebody touched it for and was seen by it; for a new key, the key comes with it (W3C WebAuthn, 6.1). */
const flags = { shown: 0x05, made: 0x45 };

/**
 * An authenticator of P-256, as a device has it, for a page of `origin`: what it is known by, and its answers to a challenge (W3C
 * WebAuthn, 6.3.2 and 6.3.3). `id` is its own, where it doesn't call itself by another's.
 */
export function newAuthenticator(origin: string, calledAs?: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
  // The key as COSE has it (RFC 9053, 7.1.1).
  const cose = Buffer.concat(
    ['a5010203262001215820', coordinates[0], '225820', coordinates[1]].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'hex') : (part ?? Buffer.alloc(0)),
    ),
  );
  const id = calledAs ?? Buffer.from(`key ${x.slice(0, 12)}`).toString('base64url');
  let counter = 0;
  const authenticatorData = (flag: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flag]), count]);
  };
  const client = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = <Response>(response: Response) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });
  const answer = (challenge: string) => {
    const [data, said] = [authenticatorData(flags.shown), client('webauthn.get', challenge)];
    const signature = sign('sha256', Buffer.concat([data, sha256(said)]), privateKey);
    return credential({
      authenticatorData: data.toString('base64url'),
      clientDataJSON: said.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  };
  const make = (challenge: string) => {
    const name = Buffer.from(id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(name.length);
    const data = Buffer.concat([authenticatorData(flags.made), Buffer.alloc(16), length, name, cose]);
    // { fmt: "none", attStmt: {}, authData: … } in CBOR (RFC 8949).
    const attested = Buffer.from(
      `\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58${String.fromCharCode(data.length)}`,
      'latin1',
    );
    return credential({
      attestationObject: Buffer.concat([attested, data]).toString('base64url'),
      clientDataJSON: client('webauthn.create', challenge).toString('base64url'),
    });
  };
  return { passkey: { id, publicKey: cose.toString('base64url'), counter: 0, at: 0 }, answer, make };
}
