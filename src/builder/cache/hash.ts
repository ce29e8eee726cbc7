import { createHash } from 'node:crypto';

/** A short name for some bytes: the same bytes, the same name. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha512-256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('base64url').slice(0, 16).replaceAll(/[-_]/g, 'x');
}
