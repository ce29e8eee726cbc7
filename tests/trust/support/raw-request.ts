import { connect, type Socket } from 'node:net';

/** A response as it came over the wire. */
export type RawResponse = { status: number; headers: Record<string, string>; body: Buffer };

/**
 * Sends bytes to a server of this machine and reads until it closes the connection. `fetch` would mend
 * what is tested here: dot segments, broken escapes, unknown methods.
 */
export async function sendRaw(port: number, text: string | Uint8Array): Promise<RawResponse> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  return readResponse(socket);
}

/** Reads from a connection until the server closes it. */
export function readResponse(socket: Socket): Promise<RawResponse> {
  return new Promise((fulfil, reject) => {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => socket.end());
    socket.on('close', () => fulfil(parse(Buffer.concat(chunks))));
  });
}

/** Asks for a target exactly as it is written. A body needs its length among the headers. */
export function request(
  port: number,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<RawResponse> {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

function parse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: bodyOf(bytes.subarray(end + 4), headers) };
}

/** What comes in pieces with their lengths before them (RFC 9112, 7.1) is put together. */
function bodyOf(bytes: Buffer, headers: Record<string, string>): Buffer {
  if (headers['transfer-encoding'] !== 'chunked') return bytes;
  const pieces: Buffer[] = [];
  for (let at = 0; ; ) {
    const start = bytes.indexOf('\r\n', at) + 2;
    const length = Number.parseInt(bytes.subarray(at, start).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(start, start + length));
    at = start + length + 2;
  }
}
