import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A registry of one package, as npm asks it: https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md. */
export type Registry = { url: string; stop: () => void };

type Manifest = { name: string };

/** The package.json in a packed file. */
export function manifestOf(file: string): Manifest {
  return JSON.parse(execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })) as Manifest;
}

/** Serves packed versions of a package to npm; the last one is the newest. `files` are the packed files by their versions. */
export async function startRegistry(manifest: Manifest, files: Readonly<Record<string, string>>): Promise<Registry> {
  const server: Server = createServer(({ url = '' }, answer) => {
    const asked = decodeURIComponent(url);
    const packed = files[asked.slice(1)];
    if (packed !== undefined) answer.end(readFileSync(packed));
    else if (asked === `/${manifest.name}`)
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(about()));
    else answer.writeHead(404).end('{}');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const about = () => ({
    name: manifest.name,
    'dist-tags': { latest: Object.keys(files).at(-1) },
    versions: Object.fromEntries(
      Object.entries(files).map(([version, file]) => [
        version,
        { ...manifest, version, dist: { tarball: `${origin}/${version}`, integrity: integrityOf(file) } },
      ]),
    ),
  });
  return { url: `${origin}/`, stop: () => server.close() };
}

function integrityOf(file: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
}
