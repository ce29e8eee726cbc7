import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { LimitedServer } from './limits.ts';

it('takes about a hundred lines of headers, however many come', async () => {
  const listener = new LimitedServer(
    ({ rawHeaders }, response) => response.end(String(rawHeaders.length / 2)),
    () => [],
  );
  const server = listener.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`x-line-${index}`, 'a']));
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { ...headers, connection: 'close' } });
  // Node reads them by the dozen: a few more get through.
  expect(Number(await answer.text())).toBeLessThan(150);
});
