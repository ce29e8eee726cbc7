import { createServer } from 'node:http';
import { type AddressInfo, createServer as createPlain, type Server, type Socket } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isThorough, someOf } from '../../../tests/support/extent.ts';
import { type Behaviour, behaviours } from '../../../tests/support/server-behaviours.ts';
import { lookAt } from './look-at.ts';
import { isInside } from './public-host.ts';
import { type Known, remembered, toldOf } from './remember.ts';
import type { Manner } from './request.ts';
import { mayAsk, readRobots } from './robots.ts';
import { type Bounds, Servers } from './servers.ts';

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

/** Serves on a port of its own; whatever is open is broken off in the end. */
async function originOf(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serverOf({ answers, speaks, robots = 404 }: Behaviour): Server {
  if (speaks) return createPlain((socket) => speaks(socket));
  return createServer((asked, answer) => {
    const own = `http://${asked.headers.host}`;
    if (asked.url !== '/robots.txt') answers?.(asked, answer, own);
    else if (typeof robots === 'function') robots(answer);
    else answer.writeHead(typeof robots === 'number' ? robots : 200).end(typeof robots === 'string' ? robots : '');
  });
}

function servers(manner: Partial<Manner> = {}, bounds: Partial<Bounds> = {}): Servers {
  const end = Date.now() + 120_000;
  return new Servers(
    { agent: 'test', timeout: 20_000, asksInside: true, ...manner },
    { between: 5, patience: 1000, perServer: 60_000, end, ...bounds },
  );
}

const few = [
  'has the page',
  'refuses HEAD',
  'has moved it for good',
  'sends programs away',
  'leads in a circle',
  'breaks off at once',
];

describe('a server', () => {
  const chosen = someOf(
    behaviours,
    behaviours.filter(({ name }) => few.includes(name)),
  );
  it.concurrent.each(chosen)('that $name is told as it is', async (behaviour) => {
    const own = await originOf(serverOf(behaviour));
    const manner = behaviour.timeout === undefined ? {} : { timeout: behaviour.timeout };
    const found = await lookAt(`${own}${behaviour.path ?? '/page'}`, servers(manner));
    expect(JSON.parse(JSON.stringify(found).replaceAll(own, 'OWN'))).toEqual(behaviour.expected);
  });

  it('is asked for one thing at a time, and with a pause between', async () => {
    let open = 0;
    let most = 0;
    const times: number[] = [];
    const server = createServer((_, answer) => {
      open += 1;
      most = Math.max(most, open);
      times.push(performance.now());
      setTimeout(() => {
        open -= 1;
        answer.end('here');
      }, 10);
    });
    const own = await originOf(server);
    const asked = servers({}, { between: 30 });
    const found = await Promise.all(['/a', '/b', '/c'].map((path) => lookAt(own + path, asked)));
    expect(found).toEqual([{ what: 'fine' }, { what: 'fine' }, { what: 'fine' }]);
    expect(most).toBe(1);
    // Its robots.txt, and the three.
    expect(times).toHaveLength(4);
    for (const [index, time] of times.entries())
      if (index > 0) expect(time - (times[index - 1] ?? 0)).toBeGreaterThan(29);
  });

  it('that asks for an hour is left alone from then on', async () => {
    let count = 0;
    const server = createServer(({ url }, answer) => {
      if (url === '/robots.txt') return void answer.writeHead(404).end();
      count += 1;
      answer.writeHead(429, { 'retry-after': '3600' }).end();
    });
    const own = await originOf(server);
    const asked = servers();
    for (const path of ['/a', '/b', '/c'])
      expect(await lookAt(own + path, asked)).toEqual({ what: 'unknown', why: 'busy' });
    expect(count).toBe(1);
  });

  it.runIf(isThorough)('that never answers is left after a few tries, however many links lead there', async () => {
    let count = 0;
    const own = await originOf(
      createPlain(() => {
        count += 1;
      }),
    );
    const asked = servers({ timeout: 50 });
    const found = [];
    for (let index = 0; index < 100; index += 1) found.push(await lookAt(`${own}/${index}`, asked));
    expect(new Set(found.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ what: 'unreachable', why: 'slow' }), JSON.stringify({ what: 'unknown', why: 'busy' })]),
    );
    expect(count).toBeLessThan(6);
  });
});

describe('a network of one’s own', () => {
  it('is never asked: neither by an address nor by a name that leads there', async () => {
    const own = await originOf(createServer((_, answer) => answer.end('secret')));
    const outside = servers({ asksInside: false });
    const named = own.replace('127.0.0.1', 'localhost');
    for (const address of [own, named, 'http://[::1]:1/', 'http://169.254.169.254/latest/'])
      expect(await lookAt(address, outside)).toEqual({ what: 'unknown', why: 'inside' });
  });

  it.each([
    ['10.1.2.3', true],
    ['172.31.0.1', true],
    ['192.168.1.1', true],
    ['100.64.0.1', true],
    ['[fe80::1]', true],
    ['[::ffff:127.0.0.1]', true],
    ['[fd00::1]', true],
    ['93.184.216.34', false],
    ['[2606:2800:220:1::1]', false],
    ['example.org', false],
  ])('%s is in one: %s', (host, expected) => {
    expect(isInside(host)).toBe(expected);
  });
});

describe('what was found', () => {
  const day = 24 * 60 * 60 * 1000;
  const first = Date.parse('2026-11-01T02:00:00Z');
  const broken = { what: 'gone' } as const;
  const nightsOf = (...nights: (Parameters<typeof remembered>[1] | undefined)[]) =>
    nights.reduce<Known | undefined>(
      (known, found, night) => (found ? remembered(known, found, first + night * day) : known),
      undefined,
    );
  const told = (known: Known | undefined) => (known ? toldOf({ 'https://a.example/': known }) : {});

  it('is told once it was so on three days running, and not before', () => {
    expect(told(nightsOf(broken))).toEqual({});
    expect(told(nightsOf(broken, broken))).toEqual({});
    expect(told(nightsOf(broken, broken, broken))).toEqual({
      'https://a.example/': { what: 'gone', since: '2026-11-01' },
    });
  });

  it('doesn’t count twice on one day', () => {
    let known = nightsOf(broken, broken);
    for (let hour = 1; hour < 20; hour += 1) known = remembered(known, broken, first + day + hour * 3_600_000);
    expect(told(known)).toEqual({});
  });

  it('begins anew once the page was there, and no longer is told', () => {
    expect(told(nightsOf(broken, broken, { what: 'fine' }, broken, broken))).toEqual({});
    expect(told(nightsOf(broken, broken, broken, { what: 'fine' }))).toEqual({});
    expect(told(nightsOf(broken, broken, { what: 'unknown', why: 'refuses' }, broken))).toEqual({});
  });

  it('isn’t changed by a night on which nobody could say', () => {
    const busy = { what: 'unknown', why: 'busy' } as const;
    expect(told(nightsOf(broken, busy, broken, undefined, broken))).toMatchObject({ 'https://a.example/': broken });
  });

  it('goes on where a page that was gone can’t be reached at all', () => {
    const down = { what: 'unreachable', why: 'refused' } as const;
    expect(told(nightsOf(broken, down, down))).toMatchObject({
      'https://a.example/': { ...down, since: '2026-11-01' },
    });
  });
});

describe('a robots.txt', () => {
  const may = (text: string, path: string) =>
    mayAsk(readRobots(text, 'pagewright'), new URL(path, 'https://a.example'));
  // The examples of RFC 9309, 2.2.2 and 5.
  it.each([
    ['User-agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/', '/publications/a', true],
    ['User-agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/', '/a/b.gif', false],
    ['User-agent: *\nDisallow: *.gif$', '/a.gif?x', true],
    ['User-agent: foo\nUser-agent: pagewright\nDisallow: /', '/a', false],
    ['User-agent: *\nDisallow: /\n\nUser-agent: pagewright\nAllow: /', '/a', true],
    [
      'User-agent: *\nDisallow: /example/page/disallowed.gif\nAllow: /example/page/',
      '/example/page/disallowed.gif',
      false,
    ],
    ['User-agent: *\nDisallow: /a # for now\r\nAllow: /', '/b', true],
    ['Disallow: /', '/a', true],
    ['<html>Not found</html>', '/a', true],
  ])('%j lets %s be asked for: %s', (text, path, expected) => {
    expect(may(text, path)).toBe(expected);
  });
});
