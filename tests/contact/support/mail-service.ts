import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the mail service. */
export type MailRequest = { idempotencyKey: string; body: Record<string, unknown> };

/** A mail service with the form of Resend's API: the same idempotency key is one mail. */
export async function startMailService() {
  const mails = new Map<string, MailRequest>();
  const taken: string[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const idempotencyKey = String(request.headers['idempotency-key']);
    if (state.status === 200) {
      taken.push(idempotencyKey);
      mails.set(idempotencyKey, { idempotencyKey, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) });
    }
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/emails`, mails, taken, state, close: () => server.close() };
}
