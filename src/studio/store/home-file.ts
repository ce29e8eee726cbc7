import type { Choices } from '../worker/protocol.ts';

/** The file of the home page, or of the first page where there is none; empty where there is no page. */
export function homeFile(texts: ReadonlyMap<string, string>, { pages }: Pick<Choices, 'pages'>): string {
  const home = pages.find(({ path }) => path === '/');
  const first = [...texts.keys()].find((file) => !/(?:^|\/)_/.test(file));
  return home && texts.has(home.file) ? home.file : (first ?? '');
}
