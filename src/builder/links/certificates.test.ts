import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer as createPlain } from 'node:http';
import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { commandLine, startProgram } from '../../../tests/support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { lookAt } from './look-at.ts';
import { Servers } from './servers.ts';

const folder = temporaryFolder();
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  removeFolder(folder);
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  closing.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

function openssl(...args: string[]): void {
  execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
}

/** A key and a certificate for a name, of an authority or of its own making; `days` says from when to when it is valid (YYMMDD). */
function certificate(name: string, subject: string, signer: string | undefined, days: [string, string]): ServerOptions {
  openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', `${name}.key`);
  openssl('req', '-new', '-key', `${name}.key`, '-subj', `/CN=${name}`, '-out', `${name}.csr`);
  const by =
    signer === undefined
      ? ['-selfsign', '-keyfile', `${name}.key`]
      : ['-cert', `${signer}.pem`, '-keyfile', `${signer}.key`];
  const isAuthority = name === 'authority';
  const extensions = `subjectAltName=${subject}\nbasicConstraints=critical,CA:${isAuthority ? 'TRUE' : 'FALSE'}\n`;
  writeFileSync(join(folder, `${name}.ext`), extensions);
  const [from, to] = days.map((day) => `${day}000000Z`);
  openssl(
    'ca',
    '-batch',
    '-config',
    'ca.cnf',
    '-in',
    `${name}.csr`,
    '-out',
    `${name}.pem`,
    '-extfile',
    `${name}.ext`,
    '-notext',
    '-startdate',
    from ?? '',
    '-enddate',
    to ?? '',
    ...by,
  );
  return { key: readFileSync(join(folder, `${name}.key`)), cert: readFileSync(join(folder, `${name}.pem`)) };
}

/** What `openssl ca` needs: a list of what was made, and what a name may be. */
function prepare(): void {
  mkdirSync(join(folder, 'made'), { recursive: true });
  writeFileSync(join(folder, 'index.txt'), '');
  const lines = [
    '[ca]',
    'default_ca=own',
    '[own]',
    'dir=.',
    'database=index.txt',
    'new_certs_dir=made',
    'rand_serial=yes',
  ];
  writeFileSync(
    join(folder, 'ca.cnf'),
    [...lines, 'default_md=sha256', 'unique_subject=no', 'policy=any', '[any]', 'commonName=supplied', ''].join('\n'),
  );
}

const ours = 'IP:127.0.0.1';
const long: [string, string] = ['200101', '400101'];
const over: [string, string] = ['200101', '200201'];

describe.runIf(isThorough)('certificates', () => {
  const found = async (options: ServerOptions, ca?: string) => {
    const port = await portOf(createServer(options, (_, answer) => answer.end('here')));
    const end = Date.now() + 60_000;
    const manner = { agent: 'test', timeout: 20_000, asksInside: true, ...(ca === undefined ? {} : { ca }) };
    return lookAt(
      `https://127.0.0.1:${port}/`,
      new Servers(manner, { between: 5, patience: 1000, perServer: 60_000, end }),
    );
  };

  it('are told as browsers tell them, and where nobody can tell, nothing is told', async () => {
    prepare();
    certificate('authority', 'DNS:authority.example', undefined, long);
    const ca = readFileSync(join(folder, 'authority.pem'), 'utf8');
    const bad = { what: 'certificate' };
    expect(await found(certificate('right', ours, 'authority', long), ca)).toEqual({ what: 'fine' });
    expect(await found(certificate('expired', ours, 'authority', over), ca)).toEqual(bad);
    expect(await found(certificate('another', 'DNS:other.example', 'authority', long), ca)).toEqual(bad);
    expect(await found(certificate('own', ours, undefined, long))).toEqual(bad);
    // The authority isn't known here, and may be known elsewhere.
    expect(await found(certificate('unknown', ours, 'authority', long))).toEqual({ what: 'unknown', why: 'untold' });
    const plain = await portOf(createPlain((_, answer) => answer.end('here')));
    const bounds = { between: 5, patience: 1000, perServer: 60_000, end: Date.now() + 60_000 };
    const servers = new Servers({ agent: 'test', timeout: 20_000, asksInside: true }, bounds);
    expect(await lookAt(`https://127.0.0.1:${plain}/`, servers)).toEqual({ what: 'unreachable', why: 'broken-off' });
  });

  it('a site’s links are asked for by the command on three nights, then told by `validate`, and one that moved is put right', async () => {
    const site = join(folder, 'site');
    writeSmallSite(site, 1);
    prepare();
    certificate('authority', 'DNS:authority.example', undefined, long);
    const server = createServer(certificate('served', ours, 'authority', long), ({ url }, answer) => {
      if (url === '/moved') answer.writeHead(301, { location: '/new' }).end();
      else if (url === '/gone') answer.writeHead(404).end();
      else answer.end('here');
    });
    const origin = `https://127.0.0.1:${await portOf(server)}`;
    const page = join(site, 'pages/page-1.yaml');
    const text = `${readFileSync(page, 'utf8')}  - { type: prose, heading: Elsewhere, paragraphs: "[one](${origin}/moved), [two](${origin}/gone), [three](${origin}/there)" }\n`;
    writeFileSync(page, text);
    const run = (name: string, ...args: string[]) => {
      const [entry = '', ...line] = commandLine(name).slice(-2);
      return startProgram([process.execPath, join(projectRoot, entry), ...line, ...args], site, {
        NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
      }).ended;
    };
    const kept = join(site, 'node_modules/.cache/links/answers.json');
    /** As if it had been asked a day earlier. */
    const dayBefore = () =>
      writeFileSync(
        kept,
        readFileSync(kept, 'utf8')
          .replaceAll(/"at":(\d+)/g, (_, at: string) => `"at":${Number(at) - 86_400_000}`)
          .replaceAll(/"(since|last)":"([\d-]+)"/g, (_, name: string, day: string) => {
            const earlier = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
            return `"${name}":"${earlier}"`;
          }),
      );
    for (const night of [1, 2]) {
      const { code, stdout, stderr } = await run('links', '--inside');
      expect({ code, stderr }, `${night} ${stdout}`).toEqual({ code: 0, stderr: '' });
      expect(stdout).toContain('2 addresses found wanting for fewer than three days');
      expect((await run('validate')).stdout).not.toContain(origin);
      dayBefore();
    }
    const third = await run('links', '--inside');
    expect(third).toMatchObject({ code: 1, stderr: '' });
    expect(third.stdout).toContain(`The page \`${origin}/gone\` is gone`);
    expect(third.stdout).toContain('[link/moved]');
    expect(third.stdout).not.toContain('/there');
    const told = await run('validate', '--fix');
    expect(told.code).toBe(0);
    expect(told.stdout).toContain('[link/gone]');
    expect(readFileSync(page, 'utf8')).toBe(text.replace('/moved', '/new'));
    // Without a network of its own, nobody is asked.
    expect((await run('links', '--again', '--all')).stdout).toContain('it lies in a network of your own');
  });
});
