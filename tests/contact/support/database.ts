import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StandInStorage } from './storage.ts';

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
  create schema cron; create schema net; create schema vault; create schema storage;
  create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
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
  for (const text of textsOf(files)) await database.exec(text);
}

/** All that makes a database without anything in it one of a Supabase project with this project's migrations. */
export function migrationTexts(): string[] {
  return [platform + extensions, ...textsOf(migrationFiles)];
}

function textsOf(files: readonly string[]): string[] {
  return files.map((name) => readFileSync(join(migrations, name), 'utf8').replace(/^create extension .*$/gm, ''));
}

/** Runs one statement, in a role, and gives its rows. */
export type Runs = (role: string, sql: string, parameters?: readonly unknown[]) => Promise<Record<string, unknown>[]>;

/** How statements run in PGlite. */
export function runsIn(database: PGlite): Runs {
  return (role, sql, parameters = []) =>
    database.transaction(async (transaction) => {
      await transaction.query(`set local role ${role}`);
      return (await transaction.query<Record<string, unknown>>(sql, [...parameters])).rows;
    });
}

/** A project of Supabase as tests have it: what lies in its Storage, and what is broken. */
export type Served = {
  url: string;
  server: Server;
  storage: StandInStorage;
  state: { isBroken: boolean; fails?: RegExp | undefined };
};

/**
 * Supabase's interfaces, as far as the function and the Studio use them, by what their documents say: calls of functions, in the role
 * that the key has (PostgREST), and the files of a bucket (Storage).
 */
export async function serveDatabase(runs: Runs, keys: Record<string, string>): Promise<Served> {
  const state: Served['state'] = { isBroken: false };
  const storage = new StandInStorage();
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const name = /^\/rest\/v1\/rpc\/(\w+)$/.exec(request.url ?? '')?.[1];
      const role = keys[String(request.headers['apikey'])];
      const body = await bodyOf(request);
      const wanted = `${request.method} ${request.url}`;
      if (state.isBroken || state.fails?.test(wanted)) answer(503, {});
      else if (request.url?.startsWith('/storage/v1/')) storage.answer(request, body, role, response);
      else if (name === undefined || role === undefined) answer(401, {});
      else answer(200, await call(runs, role, name, body.toString('utf8')));
    } catch (error) {
      answer(400, { message: String(error) });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server, storage, state };
}

/** Calls a function with a JSON object of its parameters, each read as its type, as PostgREST does. */
async function call(runs: Runs, role: string, name: string, body: string) {
  const names = Object.keys(JSON.parse(body) as object);
  const declared = `select p.proargnames as names, array(select format_type(t, null) from unnest(p.proargtypes::oid[]) with ordinality as u(t, n) order by n) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proname = $1`;
  const found = (await runs('postgres', declared, [name])) as { names: string[] | null; types: string[] }[];
  const fits = found.find(
    ({ types, names: own }) =>
      types.length === names.length && names.every((each) => own?.slice(0, types.length).includes(each)),
  );
  if (!fits) throw new Error(`There is no function ${name} of ${names.join(', ')}.`);
  const columns = names.map((each) => `"${each}" ${fits.types[fits.names?.indexOf(each) ?? 0]}`);
  const given = names.length === 0 ? '' : `json_to_record($1) as given (${columns.join(', ')}), lateral `;
  const values = names.map((each) => `"${each}" => given."${each}"`);
  const rows = await runs(
    role,
    `select answer.* from ${given}public.${name}(${values.join(', ')}) as answer`,
    names.length === 0 ? [] : [body],
  );
  const [first] = rows;
  const isScalar = first !== undefined && Object.keys(first).length === 1 && 'answer' in first;
  return isScalar ? first['answer'] : rows;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
