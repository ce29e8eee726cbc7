import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const migrations = join(import.meta.dirname, '../../../supabase/migrations');

/** The roles and rights that a Supabase project has before its first migration. */
const platform = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The extensions of the platform that PGlite lacks, as far as the migrations use them. */
const extensions = `
  create schema cron; create schema net; create schema vault;
  create table cron.job (jobid bigint generated always as identity, jobname text primary key, schedule text, command text);
  create function cron.schedule(name text, every text, what text) returns bigint language sql as
    'insert into cron.job (jobname, schedule, command) values (name, every, what)
     on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid';
  create function cron.unschedule(job bigint) returns boolean language sql as
    'delete from cron.job where cron.job.jobid = unschedule.job returning true';
  create table net.requests (id bigint generated always as identity, url text, headers jsonb);
  create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql as 'insert into net.requests (url, headers) values (url, headers) returning id';
  create table vault.secrets (name text primary key, secret text);
  create view vault.decrypted_secrets as select name, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(secret text, name text) returns void
    language sql as 'insert into vault.secrets values (name, secret)';
`;

/** The files of the migrations, oldest first. */
export const migrationFiles = readdirSync(migrations).sort();

/** A real Postgres with a Supabase project's roles and migrations of this project, all where none are named. */
export async function createDatabase(files: readonly string[] = migrationFiles): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(platform + extensions);
  await migrate(database, files);
  return database;
}

/** Runs migrations, as `supabase db push` does. */
export async function migrate(database: PGlite, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const text = readFileSync(join(migrations, name), 'utf8');
    await database.exec(text.replace(/^create extension .*$/gm, ''));
  }
}

/** Supabase's REST interface, as far as the function uses it: calls of functions, in the role that the key has. */
export async function serveDatabase(
  database: PGlite,
  keys: Record<string, string>,
): Promise<{ url: string; server: Server; state: { isBroken: boolean } }> {
  const state = { isBroken: false };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url ?? '')?.[1];
      const role = keys[String(request.headers['apikey'])];
      const parameters = JSON.parse(await bodyOf(request)) as Record<string, unknown>;
      if (state.isBroken) answer(503, {});
      else if (name === undefined || role === undefined) answer(401, {});
      else answer(200, await call(database, role, name, parameters));
    } catch (error) {
      answer(400, { message: String(error) });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, state };
}

/** Calls a function by the names of its parameters, as PostgREST does. */
async function call(database: PGlite, role: string, name: string, parameters: Record<string, unknown>) {
  const names = Object.keys(parameters);
  const values = names.map((key, index) => `${key} => $${index + 1}`);
  return database.transaction(async (transaction) => {
    await transaction.query(`set local role ${role}`);
    const { rows } = await transaction.query<Record<string, unknown>>(
      `select * from public.${name}(${values.join(', ')})`,
      names.map((key) => parameters[key]),
    );
    const [first] = rows;
    const isScalar = first !== undefined && Object.keys(first).length === 1 && name in first;
    return isScalar ? first[name] : rows;
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
