import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server with a login is like. */
export type LoginServerOptions = {
  /** Whether it offers STARTTLS; its certificate is one that nobody trusts. */
  offersTls: boolean;
  /** What it answers to a login; where there is none, it lets everybody in. */
  refusal?: (password: string) => string;
};

/** A mail server that wants a login, on a free port of this machine. It keeps what it was told. */
export async function startLoginServer({ offersTls, refusal }: LoginServerOptions) {
  const logins: { password: string; isSecure: boolean }[] = [];
  let mails = 0;
  const server = new SMTPServer({
    disabledCommands: offersTls ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth: ({ password: given }, session, done) => {
      const password = given ?? '';
      logins.push({ password, isSecure: session.secure });
      if (refusal) done(new Error(refusal(password)));
      else done(null, { user: 'site' });
    },
    onData: (stream, _, done) => {
      stream.resume();
      stream.on('end', () => {
        mails += 1;
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    logins,
    mails: () => mails,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
