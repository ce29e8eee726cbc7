import { type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, type RequestOptions } from 'node:https';
import { codeOf } from '../base/error-code.ts';
import { insideCode, isInside, lookupOutside } from './public-host.ts';

/** Why no answer came. `offline` is this machine's own doing, `inside` a network that isn't asked, `untold` can't be judged from here. */
export type NoAnswer = 'no-host' | 'refused' | 'broken-off' | 'slow' | 'certificate' | 'offline' | 'inside' | 'untold';

/** The head of an answer, and as much of its body as was wanted. */
export type Reply = { status: number; location?: string; retryAfter?: string; setsCookies: boolean; body: string };

/**
 * How servers are asked. `agent` is who asks, `timeout` how long all of an answer may take in ms; `asksInside` also asks servers of
 * one's own network, `ca` are authorities besides the usual ones.
 */
export type Manner = { agent: string; timeout: number; asksInside: boolean; ca?: string };

/** Browsers fetch what is missing of a chain of certificates, and systems have authorities of their own: nobody can tell from here. */
const untoldCodes = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_GET_ISSUER_CERT',
]);
const certificateCodes = /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|ERR_TLS_CERT_ALTNAME|HOSTNAME_MISMATCH)/;
const noAnswers: Readonly<Record<string, NoAnswer>> = {
  ENOTFOUND: 'no-host',
  EAI_NODATA: 'no-host',
  EAI_NONAME: 'no-host',
  EAI_AGAIN: 'offline',
  ENETUNREACH: 'offline',
  ENETDOWN: 'offline',
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'slow',
  [insideCode]: 'inside',
};

/**
 * Asks a server once and reads the head of its answer, and `bytes` of its body, nothing more: whatever a server sends, and however
 * slowly, it ends. No redirect is followed, nothing is unpacked and nothing is kept of a connection.
 */
export function request(
  url: URL,
  method: 'GET' | 'HEAD',
  { agent, timeout, asksInside, ca }: Manner,
  bytes = 0,
): Promise<Reply | NoAnswer> {
  if (!asksInside && isInside(url.hostname)) return Promise.resolve('inside');
  const options: RequestOptions = {
    method,
    agent: false,
    headers: {
      'user-agent': agent,
      accept: 'text/html, */*;q=0.8',
      'accept-encoding': 'identity',
      connection: 'close',
    },
    ...(asksInside ? {} : { lookup: lookupOutside }),
    ...(ca === undefined ? {} : { ca }),
  };
  return new Promise((fulfil) => {
    let asked: ClientRequest | undefined;
    const end = (answer: Reply | NoAnswer) => {
      clearTimeout(timer);
      fulfil(answer);
      asked?.destroy();
    };
    const timer = setTimeout(() => end('slow'), timeout);
    const failed = (error: unknown) => end(noAnswerOf(error));
    try {
      asked = (url.protocol === 'https:' ? overHttps : overHttp)(url, options);
    } catch (error) {
      failed(error);
      return;
    }
    asked.on('error', failed);
    // A server that wants to speak something else.
    asked.on('upgrade', (_, socket) => {
      socket.destroy();
      end('broken-off');
    });
    asked.on('response', (answer) => {
      answer.on('error', failed);
      readBody(answer, method === 'HEAD' ? 0 : bytes, (body) => end(replyOf(answer, body)));
    });
    asked.end();
  });
}

/** Reads so many bytes of a body at most; of none, it isn't waited for. */
function readBody(answer: IncomingMessage, bytes: number, end: (body: string) => void): void {
  if (bytes === 0) {
    end('');
    return;
  }
  let body = Buffer.alloc(0);
  const done = () => end(body.subarray(0, bytes).toString('utf8'));
  answer.on('data', (part: Buffer) => {
    body = Buffer.concat([body, part]);
    if (body.length >= bytes) done();
  });
  answer.on('end', done);
}

function replyOf({ statusCode = 0, headers }: IncomingMessage, body: string): Reply {
  const { location, 'retry-after': retryAfter } = headers;
  return {
    status: statusCode,
    setsCookies: headers['set-cookie'] !== undefined,
    body,
    ...(location === undefined ? {} : { location: location.slice(0, longestAddress) }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  };
}

/** No address that a server leads to is longer: browsers cut none of this length, and what is longer is meant to hurt. */
const longestAddress = 4096;

function noAnswerOf(error: unknown): NoAnswer {
  const code = codeOf(error) ?? '';
  if (untoldCodes.has(code)) return 'untold';
  if (certificateCodes.test(code)) return 'certificate';
  return noAnswers[code] ?? 'broken-off';
}
