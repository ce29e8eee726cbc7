import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished, type TestContext } from 'vitest';
import { migrationTexts, type Runs } from './database.ts';

/** How a PostgreSQL is had where there is none. */
const installation = 'apt-get install -y postgresql';

/** The programs of the newest PostgreSQL of this machine; nothing where there is none. */
function postgresPrograms(): string | undefined {
  const all = '/usr/lib/postgresql';
  const versions = existsSync(all) ? readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(all, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** A PostgreSQL as Debian packs it, with the migrations, in a process and a folder of its own. */
type RealPostgres = { runs: Runs; exec(sql: string): Promise<string>; close(): void };

/** A PostgreSQL for one test; without one it is skipped, and says how one is had. */
export async function realPostgres(context: TestContext): Promise<RealPostgres> {
  const programs = postgresPrograms();
  if (programs === undefined) context.skip(`There is no PostgreSQL: ${installation}`);
  const postgres = await startPostgres(String(programs));
  onTestFinished(() => postgres.close());
  return postgres;
}

/** Starts one. It listens nowhere but in its folder. */
async function startPostgres(programs: string): Promise<RealPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  // PostgreSQL refuses to run as root.
  if (isRoot)
    chownSync(folder, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])));
  const run = (program: string, ...args: string[]) => {
    const command = isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
    const [name = '', ...rest] = [...command, join(programs, program), ...args];
    execFileSync(name, rest, { cwd: folder, stdio: 'ignore' });
  };
  const data = join(folder, 'data');
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  run(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} -c listen_addresses='' -c max_locks_per_transaction=64`,
    'start',
  );
  const session = new Session(join(programs, 'psql'), folder);
  for (const text of migrationTexts()) await session.exec(text);
  const runs: Runs = async (role, sql, parameters = []) => {
    const filled = sql.replaceAll(/\$(\d)/g, (_, place) => literal(String(parameters[Number(place) - 1])));
    const answer = await session.exec(
      `begin; set local role ${role}; select coalesce(json_agg(found), '[]') from (${filled}) as found; commit;`,
    );
    return JSON.parse(answer) as Record<string, unknown>[];
  };
  return {
    runs,
    exec: (sql) => session.exec(sql),
    close: () => {
      session.end();
      run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function literal(text: string): string {
  const tag = `$q${crypto.randomUUID().slice(0, 8)}$`;
  return `${tag}${text}${tag}`;
}

/** A session of psql, which runs one text after the other. */
class Session {
  readonly #child;
  readonly #lines: AsyncIterator<string>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(psql: string, folder: string) {
    // What fails is told in its place among the answers.
    this.#child = spawn('sh', ['-c', 'exec "$0" "$@" 2>&1', psql, '-XqAt', '-h', folder, '-U', 'postgres', 'postgres']);
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Runs statements; gives what they say. Rejects where one fails. */
  exec(sql: string): Promise<string> {
    const done = this.#last.catch(() => undefined).then(() => this.#run(sql));
    this.#last = done;
    return done;
  }

  end(): void {
    this.#child.kill();
  }

  async #run(sql: string): Promise<string> {
    const mark = `end-${crypto.randomUUID()}`;
    this.#child.stdin.write(`${sql}\n;\n\\echo ${mark}\n`);
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`psql has ended: ${lines.join('\n')}`);
      if (value === mark) break;
      lines.push(value);
    }
    const error = lines.find((line) => /^(?:psql:)?.*\b(?:ERROR|FATAL):/.test(line));
    if (error === undefined) return lines.join('\n');
    throw new Error(error);
  }
}
