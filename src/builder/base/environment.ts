import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { MessageProject } from '#kit/model';
import { UsageError } from './usage-error.ts';

/** Vite's files of environment variables, the ones that win first. */
const environmentFiles = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Takes over what the project's environment files say for the site (VITE_…); what is set already stays. */
export function readEnvironmentFiles(root: string): void {
  for (const file of environmentFiles.map((name) => join(root, name)).filter((path) => existsSync(path)))
    for (const [name, value] of Object.entries(parseEnv(readFileSync(file, 'utf8'))))
      if (name.startsWith('VITE_') && value !== undefined) process.env[name] ??= value;
}

/**
 * The origin of the Supabase project that the environment names; undefined where the site is its own backend.
 * Throws UsageError where the value is no web address.
 */
export function projectOrigin(): string | undefined {
  const { VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY = '' } = process.env;
  if (isSecretKey(VITE_SUPABASE_ANON_KEY))
    throw new UsageError(
      'VITE_SUPABASE_ANON_KEY is a secret key, and everybody who opens the site could read it. Use the key that Supabase calls anonymous or publishable, and replace the secret one if it was ever published.',
    );
  return publicAddress('VITE_SUPABASE_URL', 'https://project.supabase.co', VITE_SUPABASE_URL)?.origin;
}

/**
 * Where the environment says that messages go, as the pages say it; undefined where the site is its own backend. Throws UsageError as
 * `projectOrigin` does.
 */
export function messageProject(): MessageProject | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = process.env;
  projectOrigin();
  return url || key ? { ...(url ? { url } : {}), ...(key ? { key } : {}) } : undefined;
}

/**
 * The public address of the site in SITE_URL, without a slash at its end; undefined where it is not set. Throws UsageError where it is no
 * address that `url` of `_site.yaml` could have.
 */
export function siteAddress(): string | undefined {
  const address = publicAddress('SITE_URL', 'https://relaywell.example', process.env.SITE_URL);
  const text = address?.href.replace(/\/$/, '');
  if (text !== undefined && !siteForm.test(text))
    throw new UsageError(
      `SITE_URL is \`${text}\`. Behind the name of the domain may stand a path of letters, digits, \`-\`, \`_\` and \`~\`, such as \`https://relaywell.example/library\`, and nothing else.`,
    );
  return text;
}

/** The form of a public address, as the schema of `_site.yaml` has it. */
const siteForm = /^https?:\/\/[^/?#]+(?:\/[A-Za-z0-9~][\w~-]*)*$/;

/** Throws UsageError where a value is no web address, or one that holds a password: it would stand on every page. */
function publicAddress(name: string, example: string, value: string | undefined): URL | undefined {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && (url.username !== '' || url.password !== ''))
    throw new UsageError(
      `${name} holds a user or a password, and stands on public pages. Leave out what is before the @.`,
    );
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`${name} must be an address such as ${example}, not \`${value}\`.`);
  return url;
}

/** Whether a key of Supabase passes every rule of its database: the new form says so in its name, the old one inside. */
function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  return /"role"\s*:\s*"service_role"/.test(payload);
}
