import { isFields } from '#kit/model';
import { fileCalled, say } from '../catalogue/say.ts';
import { Refusal } from '../edit/types.ts';
import type { PlannedTexts } from './planned-texts.ts';

/** The file that holds the site's redirects. Throws Refusal where there is none. */
function siteFile({ site }: PlannedTexts): string {
  const { site: source, folder } = site.files;
  if (!source)
    throw new Refusal(say`There is no ${fileCalled(`${folder}/_site.yaml`)}, where old addresses are redirected.`);
  return source.file;
}

/** The redirects of the site as they are by now: old addresses and where they lead, as it is written. */
export function redirectsIn(draft: PlannedTexts): Record<string, unknown> {
  const { data } = draft.document(siteFile(draft));
  const redirects = isFields(data) ? data['redirects'] : undefined;
  return isFields(redirects) ? redirects : {};
}

/** Has an old address lead to another one. */
export function addRedirect(draft: PlannedTexts, from: string, to: string): void {
  const file = siteFile(draft);
  const { data } = draft.document(file);
  const isFirst = !isFields(data) || !isFields(data['redirects']);
  draft.edit(
    file,
    isFirst
      ? { op: 'set', path: ['redirects'], value: { [from]: to } }
      : { op: 'set', path: ['redirects', from], value: to },
  );
}

/** Takes the redirect away that begins at an address, for a page is to stand there. Returns where it led, if there was one. */
export function dropRedirect(draft: PlannedTexts, from: string): string | undefined {
  const redirects = redirectsIn(draft);
  if (!Object.hasOwn(redirects, from)) return undefined;
  const isLast = Object.keys(redirects).length === 1;
  draft.edit(siteFile(draft), { op: 'remove', path: isLast ? ['redirects'] : ['redirects', from] });
  return String(redirects[from]);
}
