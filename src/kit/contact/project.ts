import type { MessageProject } from '../model/page.ts';

/** Where messages go: the project that the site names, or its own backend where it names none. */
export function contactProject({ url, key }: MessageProject = {}): { url: string; key: string } {
  return { url: url ?? window.location.origin, key: key ?? 'local-anonymous-key' };
}
