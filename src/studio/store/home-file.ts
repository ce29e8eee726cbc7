import type { Choices } from '../worker/protocol.ts';
import type { Selection, StudioState } from './types.ts';

/** The file of the home page, or of the first page where there is none; empty where there is no page. */
export function homeFile(texts: ReadonlyMap<string, string>, { pages }: Pick<Choices, 'pages'>): string {
  const home = pages.find(({ path }) => path === '/');
  const first = [...texts.keys()].find((file) => !/(?:^|\/)_/.test(file));
  return home && texts.has(home.file) ? home.file : (first ?? '');
}

/** Where the Studio begins: at `wanted` where that is there, else at the home page, which `home` names where it is known. */
export function firstPlace(
  { texts, choices }: Pick<StudioState, 'texts' | 'choices'>,
  home: string | undefined,
  wanted: Selection | undefined,
): Selection {
  return wanted && texts.has(wanted.file) ? wanted : { file: home ?? homeFile(texts, choices), path: [] };
}
