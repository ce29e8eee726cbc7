import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { gitIn } from '../../support/git.ts';

/** A server of Git repositories over HTTP, as hosts have it: Git's own program behind a token (git-http-backend(1)). */
export async function startGitServer(folder: string, token: string) {
  /** The arguments of all programs of this machine at each request, as anybody on it can see them. */
  const argumentsSeen: string[] = [];
  const program = `${gitIn(folder)('--exec-path')}/git-http-backend`;
  const server = createServer((request, response) => {
    argumentsSeen.push(...argumentLists());
    const isIn = request.headers.authorization === `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    if (!isIn) return void response.writeHead(401, { 'www-authenticate': 'Basic realm="git"' }).end();
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const child = spawn(program, {
      env: {
        PATH: process.env['PATH'],
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: '1',
        REMOTE_USER: 'somebody',
        REQUEST_METHOD: request.method,
        PATH_INFO: path,
        QUERY_STRING: query,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        ...(request.headers['git-protocol'] ? { GIT_PROTOCOL: String(request.headers['git-protocol']) } : {}),
      },
    });
    request.pipe(child.stdin);
    child.stdin.on('error', () => undefined);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.once('close', () => {
      const answer = Buffer.concat(parts);
      const end = answer.indexOf('\r\n\r\n');
      const headers = answer
        .toString('latin1', 0, end)
        .split('\r\n')
        .map((line) => line.split(': ') as [string, string]);
      const { Status: status = '200', ...rest } = Object.fromEntries(headers);
      response.writeHead(Number.parseInt(status, 10), rest).end(answer.subarray(end + 4));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, argumentsSeen };
}

function argumentLists(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')];
      } catch {
        return [];
      }
    });
}
