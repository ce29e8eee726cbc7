import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { runNpm } from '../base/run-npm.ts';
import { UsageError } from '../base/usage-error.ts';

/** A version of the builder that somebody wants: its number, and the file that it is packed as, where it doesn't come from the registry. */
export type Wanted = { version: string; file?: string };

/** A version as npm writes them (semver.org, 2.0.0). */
const plainVersion = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/;

/**
 * What somebody wants who wrote this: a version, the file of one, or nothing, which is the newest in the registry. `spec` is what the site
 * in `folder` depends on so far, `from` where files are named from. Throws UsageError where there is no such thing.
 */
export async function wantedVersion(
  asked: string | undefined,
  builder: string,
  { spec, from, folder }: { spec: string; from: string; folder: string },
): Promise<Wanted> {
  if (asked === undefined) return await newest(builder, spec, folder);
  if (plainVersion.test(asked)) return { version: asked };
  const file = resolve(from, asked);
  if (existsSync(file) && statSync(file).isFile()) return { version: packedVersion(file, builder), file };
  throw new UsageError(
    `\`${asked}\` is neither a version, such as 1.2.0, nor a file that is there. Nothing was changed.`,
  );
}

async function newest(builder: string, spec: string, folder: string): Promise<Wanted> {
  if (spec.startsWith('file:'))
    throw new UsageError(
      `This site has its builder from the file \`${spec.slice('file:'.length)}\`: name the file of another version, such as \`npx ${builder} upgrade ../${builder}-1.2.0.tgz\`. Nothing was changed.`,
    );
  const { isDone, out, said } = await runNpm(folder, ['view', `${builder}@latest`, 'version']);
  const version = out.trim();
  if (isDone && plainVersion.test(version)) return { version };
  throw new UsageError(`The newest version of ${builder} can't be found out.\n${npmWords(said)}\nNothing was changed.`);
}

/** The version in a packed builder. Throws UsageError where the file is something else. */
function packedVersion(file: string, builder: string): string {
  const { name, version } = packedManifest(file) ?? {};
  if (name === builder && version !== undefined && plainVersion.test(version)) return version;
  throw new UsageError(`\`${file}\` is no packed ${builder}. Nothing was changed.`);
}

/** More than this no builder unpacks to, in bytes. */
const mostBytes = 1 << 28;

/** The package.json of a packed package (tar as POSIX has it: blocks of 512 bytes, a header before each file). */
function packedManifest(file: string): { name?: string; version?: string } | undefined {
  try {
    const bytes = gunzipSync(readFileSync(file), { maxOutputLength: mostBytes });
    for (let at = 0; at + 512 <= bytes.length; ) {
      const text = (from: number, length: number) =>
        bytes.toString('latin1', at + from, at + from + length).split('\0')[0] ?? '';
      const size = Number.parseInt(text(124, 12), 8) || 0;
      if (text(0, 100) === 'package/package.json')
        return JSON.parse(bytes.toString('utf8', at + 512, at + 512 + size)) as { name?: string; version?: string };
      at += 512 + Math.ceil(size / 512) * 512;
    }
  } catch {
    // It is no such file.
  }
  return undefined;
}

/** Below 0 where a version is earlier than another, above where it is later: numbers count as such, and one that is being tried is earlier. */
export function compareVersions(one: string, other: string): number {
  const [[main = '', ...trial], [otherMain = '', ...otherTrial]] = [one.split('-'), other.split('-')];
  const numeric = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });
  const [tried, otherTried] = [trial.join('-'), otherTrial.join('-')];
  return numeric(main, otherMain) || Number(tried === '') - Number(otherTried === '') || numeric(tried, otherTried);
}

/** What npm says is wrong, without where its own notes lie. */
export function npmWords(said: string): string {
  const lines = said.split('\n').map((line) => line.replace(/^npm (?:error|ERR!) ?/, ''));
  const told = lines.filter((line) => line.trim() !== '' && !/^code |complete log of this run|_logs/.test(line));
  return told
    .slice(0, 8)
    .map((line) => `  ${line}`)
    .join('\n');
}
