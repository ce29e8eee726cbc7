import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { UsageError } from '../usage-error.ts';

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
  const url = process.env.VITE_SUPABASE_URL;
  if (!url) return undefined;
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return new URL(url).origin;
  throw new UsageError(`VITE_SUPABASE_URL must be an address such as https://project.supabase.co, not \`${url}\`.`);
}
