import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { LimitedServer } from './limits.ts';
import { drain } from './stop.ts';

/** Asks over a connection that is kept, and reads the answer. */
async function ask(port: number, agent: Agent): Promise<IncomingMessage> {
  const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
  answer.resume();
  await once(answer, 'end');
  return answer;
}

it('leaves who was answered a moment ago the time to ask again, and closes what has been idle', async () => {
  const held: ServerResponse[] = [];
  const server = new LimitedServer(
    (_, response) => void held.push(response),
    () => [],
  );
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const idle = connect(port, '127.0.0.1').on('error', () => undefined);
  const first = ask(port, agent);
  await expect.poll(() => held.length).toBe(1);
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  try {
    const drained = drain(server);
    await expect.poll(() => server.listening).toBe(false);
    held[0]?.end();
    await first;
    vi.advanceTimersByTime(1000);
    await expect.poll(() => idle.destroyed).toBe(true);
    const second = ask(port, agent);
    await expect.poll(() => held.length).toBe(2);
    held[1]?.end();
    expect((await second).headers.connection).toBe('close');
    await drained;
  } finally {
    vi.useRealTimers();
    agent.destroy();
  }
});
