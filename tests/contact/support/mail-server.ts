import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How the server behaves: takes mail, refuses with a code, never answers, or hangs up after the mail's text. */
export type MailServerMood = 'accept' | 'refuse' | 'later' | 'hang' | 'drop';

/** A mail as it arrived: the envelope, and the text with its headers. */
export type ReceivedMail = { from: string; to: string[]; raw: string };

/** A mail server for tests, on a free port; clients that use its address wait `patience` milliseconds for it. */
export async function startMailServer(mood: MailServerMood = 'accept', patience = 10_000) {
  const state = { mood };
  const received: ReceivedMail[] = [];
  let sessions = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      sessions += 1;
      if (state.mood !== 'hang') done();
    },
    onMailFrom: (_, __, done) => {
      if (state.mood === 'refuse') done(refusal(550, 'No such mailbox'));
      else if (state.mood === 'later') done(refusal(451, 'Try again later'));
      else done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.mood === 'drop') return server.connections.forEach((connection) => void connection.close());
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    /** As SMTP_URL would name it. */
    url: `smtp://127.0.0.1:${port}?greetingTimeout=${patience}&socketTimeout=${patience}`,
    state,
    received,
    sessions: () => sessions,
    /** Cuts every connection. */
    drop: () => server.connections.forEach((connection) => void connection.close()),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}
