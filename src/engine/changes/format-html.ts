import { escapeHtml, reportPage } from '../base/html.ts';
import { headingOf, sentenceOf, withCapital } from './sentence.ts';
import type { ChangedSection, ChangeGroup } from './types.ts';
import { plainWords, type Words } from './words.ts';

/** Pictures of a section that changed, at one width of the window (in pixels), as addresses that hold them (`data:`). */
export type SectionPicture = { section: ChangedSection; width: number; before?: string; after?: string };

/** The states of which there are no pictures, since their pages have mistakes. */
export type BrokenStates = { before?: boolean; after?: boolean };

/** Changes as one HTML page that needs no other file. `pictures` of a group stand below its changes. */
export function formatChangesHtml(
  groups: readonly ChangeGroup[],
  since: string,
  pictures: ReadonlyMap<ChangeGroup, readonly SectionPicture[]> = new Map(),
  broken: BrokenStates = {},
): string {
  const title = groups.length === 0 ? 'Nothing has changed' : 'What has changed';
  const parts = groups.map((group) => groupPart(group, pictures.get(group) ?? [], broken));
  return reportPage(
    title,
    style,
    `<p>In the content since ${escapeHtml(since)}.</p>
${parts.join('\n')}`,
    '; img-src data:',
  );
}

const style = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
main { max-inline-size: 90rem; margin: auto; padding: 1rem }
h2 { margin-block: 2.5rem .5rem }
q { quotes: none; font-style: italic }
b { font-weight: 600 }
.pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-block: 1rem }
figure { margin: 0; flex: 1 1 20rem; max-inline-size: max-content }
figcaption { font-size: .875rem }
img { max-inline-size: 100%; border: 1px solid GrayText }
`;

function groupPart(group: ChangeGroup, pictures: readonly SectionPicture[], broken: BrokenStates): string {
  const changes = group.changes.map((change) => `<li>${htmlOf(sentenceOf(change))}</li>`);
  return [
    `<section><h2>${htmlOf(headingOf(group))}</h2>`,
    `<ul>${changes.join('')}</ul>`,
    ...pictures.map((picture) => picturePart(picture, broken)),
    '</section>',
  ].join('\n');
}

function picturePart({ section, width, before, after }: SectionPicture, broken: BrokenStates): string {
  const name = plainWords(section.name);
  const figure = (when: string, image: string | undefined, isBroken = false) => {
    const caption = `<figcaption>${when}</figcaption>`;
    const why = isBroken ? 'The pages have mistakes in this state, so there is no picture of it.' : 'It isn’t there.';
    if (image === undefined) return `<figure>${caption}<p>${why}</p></figure>`;
    return `<figure>${caption}<img src="${escapeHtml(image)}" alt="${escapeHtml(`${name}, ${when.toLowerCase()}`)}"></figure>`;
  };
  return `<h3>${htmlOf(withCapital(section.name))}, ${width} pixels wide</h3><div class="pair">${figure('Before', before, broken.before)}${figure('After', after, broken.after)}</div>`;
}

/** Words as HTML: names and short values bold, texts as quotations. */
function htmlOf(all: Words): string {
  return all
    .map((part) => {
      if (typeof part === 'string') return escapeHtml(part);
      const tag = part.marks === '“”' ? 'q' : 'b';
      return `<${tag}>${escapeHtml(plainWords([part]))}</${tag}>`;
    })
    .join('');
}
