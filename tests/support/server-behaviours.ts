import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Answers = (asked: IncomingMessage, answer: ServerResponse, own: string) => void;

/** How a server behaves: over HTTP, or byte by byte. `own` is its own origin. What it expects of whoever looks at the link `path`. */
export type Behaviour = {
  name: string;
  expected: unknown;
  path?: string;
  /** How long whoever asks is patient, in ms: short for servers that never answer. */
  timeout?: number;
  answers?: Answers;
  speaks?: (socket: Socket) => void;
  robots?: string | number | ((answer: ServerResponse) => void);
};

const fine = { what: 'fine' };
const gone = { what: 'gone' };
const unreachable = (why: string) => ({ what: 'unreachable', why });
const unknown = (why: string) => ({ what: 'unknown', why });
const moved = (to: string, isSure = true) => ({ what: 'moved', to, isSure });

/** Answers with a status, whatever is asked. */
const status =
  (code: number, headers: Record<string, string> = {}): Answers =>
  (_, answer) => {
    answer.writeHead(code, headers).end();
  };

const page: Answers = (_, answer) => void answer.end('<p>The page.</p>');

/** Behaves in one way to `HEAD`, and in another to `GET`: it has the page. */
const onHead =
  (refuse: Answers, get: Answers = page): Answers =>
  (asked, answer, own) =>
    (asked.method === 'HEAD' ? refuse : get)(asked, answer, own);

/** Leads from the page to others, and has those. */
const leads =
  (code: number, location: string | ((own: string) => string)): Answers =>
  ({ url }, answer, own) => {
    if (url !== '/page') return void answer.end('here');
    answer.writeHead(code, { location: typeof location === 'string' ? location : location(own) }).end();
  };

const reset = (socket: Socket) => socket.resetAndDestroy();
/** Sends a text again and again, for as long as somebody listens. */
function drip(socket: Socket, text: string, every: number): void {
  const timer = setInterval(() => socket.writable && socket.write(text), every);
  socket.on('close', () => clearInterval(timer));
  socket.on('error', () => clearInterval(timer));
}

/** Writes as fast as somebody reads. */
function flood(socket: Socket, text: string): void {
  const more = () => {
    while (socket.writable && socket.write(text));
  };
  socket.on('drain', more);
  socket.on('error', () => undefined);
  more();
}

const answersAfter = (first: string, then: (socket: Socket) => void) => (socket: Socket) =>
  socket.once('data', () => {
    socket.write(first);
    then(socket);
  });

const hold = () => undefined;

/** Kinds of behaviour that servers show, the good, the odd and the hostile ones. */
export const behaviours: readonly Behaviour[] = [
  { name: 'has the page', answers: page, expected: fine },
  { name: 'has nothing to say, and says so', answers: status(204), expected: fine },
  { name: 'says that it is gone', answers: status(410), expected: gone },
  { name: 'has no such page', answers: status(404), expected: gone },
  { name: 'refuses HEAD', answers: onHead(status(405)), expected: fine },
  { name: 'knows no HEAD', answers: onHead(status(501)), expected: fine },
  { name: 'has no page for HEAD', answers: onHead(status(404)), expected: fine },
  { name: 'forbids HEAD', answers: onHead(status(403)), expected: fine },
  { name: 'fails over HEAD', answers: onHead(status(500)), expected: fine },
  { name: 'breaks HEAD off', answers: onHead(({ socket }) => reset(socket)), expected: fine },
  { name: 'never answers HEAD', answers: onHead(hold), expected: fine, timeout: 700 },
  {
    name: 'answers HEAD with a body',
    speaks: answersAfter('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nbody', hold),
    expected: fine,
  },
  { name: 'wants people to sign in', answers: status(401), expected: unknown('refuses') },
  { name: 'sends programs away', answers: status(403), expected: unknown('refuses') },
  {
    name: 'puts a riddle before programs',
    answers: status(403, { 'cf-mitigated': 'challenge' }),
    expected: unknown('refuses'),
  },
  { name: 'accepts nothing that is accepted', answers: status(406), expected: unknown('refuses') },
  { name: 'may not serve this country', answers: status(451), expected: unknown('refuses') },
  { name: 'has a status of its own for programs', answers: status(999), expected: unknown('refuses') },
  { name: 'is a teapot', answers: status(418), expected: unknown('refuses') },
  { name: 'says that nothing has changed', answers: status(304), expected: unknown('refuses') },
  { name: 'is asked too much', answers: status(429), expected: unknown('busy') },
  {
    name: 'is asked too much, for an hour',
    answers: status(429, { 'retry-after': '3600' }),
    expected: unknown('busy'),
  },
  {
    name: 'is asked too much, until a day',
    answers: status(429, { 'retry-after': 'Fri, 31 Dec 2099 23:59:59 GMT' }),
    expected: unknown('busy'),
  },
  { name: 'says nonsense of when', answers: status(429, { 'retry-after': 'soon' }), expected: unknown('busy') },
  { name: 'is asked too much once', answers: once(429, { 'retry-after': '0' }), expected: fine },
  { name: 'is being worked on', answers: status(503, { 'retry-after': '7200' }), expected: unknown('busy') },
  { name: 'fails once', answers: once(503), expected: fine },
  { name: 'fails', answers: status(500), expected: unreachable('server-error') },
  { name: 'has nobody behind it', answers: status(502), expected: unreachable('server-error') },
  { name: 'has moved it for good', answers: leads(301, '/new?a=1'), expected: moved('OWN/new?a=1') },
  {
    name: 'has moved it for good, method and all',
    answers: leads(308, (own) => `${own}/new`),
    expected: moved('OWN/new'),
  },
  {
    name: 'has moved it, and knows of parts',
    path: '/page#part',
    answers: leads(301, '/new'),
    expected: moved('OWN/new#part'),
  },
  { name: 'has it elsewhere for now', answers: leads(302, '/new'), expected: fine },
  { name: 'has it elsewhere for now, method and all', answers: leads(307, '/new'), expected: fine },
  { name: 'answers with another page', answers: leads(303, '/new'), expected: fine },
  { name: 'has moved it to its front page', answers: leads(301, '/'), expected: moved('OWN/', false) },
  {
    name: 'has moved it behind a door',
    answers: leads(301, '/login?next=/page'),
    expected: moved('OWN/login?next=/page', false),
  },
  {
    name: 'has moved it for good, and then for now',
    answers: ({ url }, answer) => {
      if (url === '/page') answer.writeHead(301, { location: '/two' }).end();
      else if (url === '/two') answer.writeHead(302, { location: '/three' }).end();
      else answer.end('here');
    },
    expected: fine,
  },
  {
    name: 'has moved what is gone by now',
    answers: ({ url }, answer) => {
      if (url === '/page') answer.writeHead(301, { location: '/new' }).end();
      else answer.writeHead(404).end();
    },
    expected: gone,
  },
  { name: 'leads to nowhere', answers: status(301), expected: unreachable('astray') },
  { name: 'leads to no address', answers: leads(301, 'http://'), expected: unreachable('astray') },
  { name: 'leads to code', answers: leads(301, 'javascript:alert(1)'), expected: unreachable('astray') },
  { name: 'leads to files', answers: leads(302, 'file:///etc/passwd'), expected: unreachable('astray') },
  { name: 'leads to itself', answers: status(301, { location: '/page' }), expected: unreachable('loop') },
  {
    name: 'leads in a circle',
    answers: ({ url }, answer) => void answer.writeHead(302, { location: url === '/page' ? '/two' : '/page' }).end(),
    expected: unreachable('loop'),
  },
  {
    name: 'leads in a circle who keeps no cookies',
    answers: (_, answer) => void answer.writeHead(302, { location: '/page', 'set-cookie': 'a=1' }).end(),
    expected: unknown('refuses'),
  },
  {
    name: 'leads on and on',
    answers: ({ url = '' }, answer) => void answer.writeHead(302, { location: `${url}x` }).end(),
    expected: unreachable('too-many'),
  },
  {
    name: 'leads to an address without an end',
    answers: status(301, { location: `/${'x'.repeat(100_000)}` }),
    expected: unreachable('broken-off'),
  },
  { name: 'leads to where nobody is', answers: leads(302, 'http://127.0.0.1:1/'), expected: unreachable('refused') },
  { name: 'wants no programs', robots: 'User-agent: *\nDisallow: /', answers: page, expected: unknown('robots') },
  {
    name: 'wants none of us',
    robots: 'User-agent: Pagewright\nDisallow: /page\n\nUser-agent: *\nDisallow:',
    answers: page,
    expected: unknown('robots'),
  },
  { name: 'wants none of others', robots: 'User-agent: Bad\nDisallow: /', answers: page, expected: fine },
  { name: 'wants us here', robots: 'User-agent: *\nDisallow: /\nAllow: /page$', answers: page, expected: fine },
  { name: 'can’t say what it wants', robots: 500, answers: page, expected: unknown('robots') },
  { name: 'has no rules', robots: 404, answers: page, expected: fine },
  { name: 'wants hours between', robots: 'User-agent: *\nCrawl-delay: 9999', answers: page, expected: fine },
  {
    name: 'has rules without an end',
    robots: (answer) => flood(answer.socket as Socket, `HTTP/1.1 200 OK\r\n\r\n${'Allow: /x\n'.repeat(1000)}`),
    answers: page,
    expected: fine,
  },
  { name: 'never says its rules', robots: hold, answers: page, expected: fine, timeout: 700 },
  {
    name: 'has rules that are riddles',
    robots: `User-agent: *\n${`Disallow: /${'*a'.repeat(490)}*b\n`.repeat(3000)}`,
    answers: page,
    expected: fine,
  },
  { name: 'breaks off at once', speaks: reset, expected: unreachable('broken-off') },
  {
    name: 'closes without a word',
    speaks: (socket) => socket.once('data', () => socket.end()),
    expected: unreachable('broken-off'),
  },
  {
    name: 'breaks off within its head',
    speaks: answersAfter('HTTP/1.1 200 OK\r\ncontent-', reset),
    expected: unreachable('broken-off'),
  },
  { name: 'never answers', speaks: hold, expected: unreachable('slow'), timeout: 300 },
  {
    name: 'answers letter by letter',
    speaks: answersAfter('HTTP/1.1 200 OK\r\nx-', (socket) => drip(socket, 'x', 30)),
    expected: unreachable('slow'),
    timeout: 300,
  },
  {
    name: 'goes on about itself',
    speaks: answersAfter('HTTP/1.1 200 OK\r\n', (socket) => flood(socket, `x-a: ${'a'.repeat(900)}\r\n`)),
    expected: unreachable('broken-off'),
  },
  {
    name: 'says to go on, again and again',
    speaks: answersAfter('', (socket) => drip(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 10)),
    expected: unreachable('slow'),
    timeout: 300,
  },
  {
    name: 'speaks something else',
    speaks: answersAfter('220 mail ready\r\n', hold),
    expected: unreachable('broken-off'),
  },
  {
    name: 'sends only a page',
    speaks: answersAfter('<h1>Hello</h1>', (socket) => socket.end()),
    expected: unreachable('broken-off'),
  },
  {
    name: 'wants to speak something else',
    speaks: answersAfter('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: chat\r\n\r\n', hold),
    expected: unreachable('broken-off'),
  },
  {
    name: 'has a status that is none',
    speaks: answersAfter('HTTP/1.1 9999 Oh\r\n\r\n', (socket) => socket.end()),
    expected: unreachable('broken-off'),
  },
  {
    name: 'puts signs into its head',
    speaks: answersAfter('HTTP/1.1 200 OK\r\na\0b: c\r\n\r\n', (socket) => socket.end()),
    expected: unreachable('broken-off'),
  },
  {
    name: 'sends a page without an end',
    answers: onHead(status(405), (_, answer) => {
      const more = () => {
        while (answer.writable && answer.write('x'.repeat(65_536)));
      };
      answer.on('drain', more);
      more();
    }),
    expected: fine,
  },
  {
    name: 'sends a bomb',
    answers: onHead(
      (_, answer) => void answer.writeHead(405).end(),
      (_, answer) => {
        answer.writeHead(200, { 'content-encoding': 'gzip', 'content-length': '9007199254740000' });
        answer.write(Buffer.alloc(65_536, 31));
      },
    ),
    expected: fine,
  },
];

/** Refuses the first that asks for the page, and has it then. */
function once(code: number, headers: Record<string, string> = {}): Answers {
  const seen = new Set<string>();
  return (_, answer, own) => {
    if (seen.has(own)) return void answer.end('here');
    seen.add(own);
    answer.writeHead(code, headers).end();
  };
}
