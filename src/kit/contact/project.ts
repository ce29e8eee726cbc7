import type { MessageProject } from '../model/page.ts';

/** Where messages go: the project that the site names, or its own backend where it names none. */
export function contactProject({ url, key }: MessageProject = {}): { url: string; key: string } {
  return {
    // Below a path, the site's own backend has an address of the site.
    url:
      (import.meta.env.BELOW_PATH && url?.startsWith('/') ? window.location.origin + url : url) ??
      window.location.origin,
    key: key ?? 'local-anonymous-key',
  };
}
