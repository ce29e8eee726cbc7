import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipientsText } from '#builder/build';
import type { ContactConfig } from '#contact-function';
import { createDatabase, runsIn, type Served, serveDatabase } from './database.ts';
import { config as ownForms } from './form-place.ts';
import { startMailService } from './mail-service.ts';
import type { ServerProcess } from './server-process.ts';
import { siteConfig } from './site-config.ts';
import { rateLimit, type Target } from './target.ts';

const root = join(import.meta.dirname, '../../..');
const functionFolder = join(root, 'supabase/functions/send-contact-email');

/** The secret with which tests ask the function to deliver. */
export const drainSecret = 'a secret of the schedule';

/** The hosted function in Deno, with its database and its mail service. */
export type DenoTarget = Target & {
  database: Awaited<ReturnType<typeof createDatabase>>;
  /** Where the database answers, and Storage. */
  databaseUrl: string;
  project: Served;
  mailService: Awaited<ReturnType<typeof startMailService>>;
};

/** Starts the function as it is deployed: its index.ts in Deno, with the packages from node_modules and no network. */
export async function startDeno(): Promise<DenoTarget> {
  const folder = copyFunction();
  const database = await createDatabase();
  const rest = await serveDatabase(runsIn(database), { 'service-key': 'service_role', 'anon-key': 'anon' });
  const mailService = await startMailService();
  const process_ = spawnFunction(folder, {
    SUPABASE_URL: rest.url,
    CONTACT_RATE_LIMIT: String(rateLimit),
    MAIL_API_URL: mailService.url,
    MAIL_API_KEY: 'mail-key',
  });
  let output = '';
  const url = await addressOf(process_, (text) => {
    output += text;
  });
  return {
    url,
    key: 'anon-key',
    origin: siteConfig.url,
    sentPage: `${siteConfig.url}/contact#message-sent`,
    database,
    databaseUrl: rest.url,
    project: rest,
    mailService,
    kept: async () => {
      const { rows } = await database.query<{ id: string; status: string; message: Record<string, unknown> }>(
        'select id, status, message from public.contact_messages',
      );
      return new Map(rows.map(({ id, status, message }) => [id, { status, message }]));
    },
    breakStore: async () => {
      rest.state.isBroken = true;
    },
    repairStore: async () => {
      rest.state.isBroken = false;
    },
    logText: () => output,
    close: async () => {
      process_.kill();
      rest.server.close();
      mailService.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The tests' site, with forms of its own. */
export const hostedConfig: ContactConfig = { ...siteConfig, ...(ownForms.forms && { forms: ownForms.forms }) };

/** Starts a worker of the function by itself, for a project that is there; `folder` is a copy of it. */
export async function startWorkerProcess(folder: string, environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawnFunction(folder, environment);
  return { child, url: await addressOf(child, () => undefined) };
}

function spawnFunction(folder: string, environment: Record<string, string>): ChildProcess {
  const args = [
    'run',
    '--cached-only',
    '--no-lock',
    '--node-modules-dir=manual',
    '--allow-env',
    '--allow-net=127.0.0.1',
  ];
  return spawn(denoBinary(), [...args, '--config', 'deno.json', 'index.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      DENO_NO_UPDATE_CHECK: '1',
      SUPABASE_ANON_KEY: 'anon-key',
      SUPABASE_SERVICE_ROLE_KEY: 'service-key',
      TRUST_PROXY: '1',
      CONTACT_DRAIN_SECRET: drainSecret,
      ...environment,
    },
  });
}

/** A copy of the function's folder with the mailboxes of the tests' site, beside the project's packages. */
export function copyFunction(): string {
  const folder = mkdtempSync(join(tmpdir(), 'function-'));
  cpSync(functionFolder, folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'recipients.generated.ts'), recipientsText(hostedConfig));
  return folder;
}

/** Deno's binary inside its platform's package: the `deno` command itself is made by an install script. */
function denoBinary(): string {
  const packages = join(root, 'node_modules/@deno');
  const [platform] = readdirSync(packages);
  if (platform === undefined) throw new Error('The package `deno` has no binary for this platform.');
  return join(packages, platform, process.platform === 'win32' ? 'deno.exe' : 'deno');
}

function addressOf(child: ChildProcess, onOutput: (text: string) => void): Promise<string> {
  return new Promise((ready, fail) => {
    const read = (chunk: Buffer) => {
      const text = chunk.toString('utf8');
      onOutput(text);
      const address = /Listening on (http:\S+?)\/?\s/.exec(text)?.[1];
      if (address !== undefined) ready(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => fail(new Error(`Deno ended with ${code}.`)));
  });
}
