import { fieldsIn } from '#builder/dev';
import { type About, type By, longestText, tooLong } from '../look/comments.ts';
import { contentHash } from '../look/content-hash.ts';
import { plainName } from '../people/people.ts';
import { seenPages, type WrittenAt } from '../publish/preview-site.ts';
import { contentOf } from './publish-draft.ts';
import { siteBefore } from './release-look.ts';
import { type AskedByVisitor, named, type Route, refused } from './route.ts';

/** How long the words may be that name a section, in characters. */
const longestWords = 120;

/** What people do who have opened a link to a draft. */
export const visitorRoutes: readonly Route[] = [
  { method: 'GET', path: '/look', right: 'look', answer: (asked) => asked.context.json(lookFor(asked)) },
  { method: 'POST', path: '/comments', right: 'look', answer: comment },
  {
    method: 'POST',
    path: '/comments/:comment',
    right: 'look',
    answer: (asked) =>
      said(asked, ({ by, text }) => {
        const { context, parts, draft } = asked;
        const id = named(context, 'comment');
        const thread = parts.comments.of(draft.id).threads.find((one) => one.id === id);
        if (!thread) return { refused: 'There is no such comment.' };
        if (text === '') return { refused: 'Write something first.' };
        return parts.comments.answer(draft.id, id, { by, text }) ?? { told: `${by.name} answers: ${text}` };
      }),
  },
  {
    method: 'POST',
    path: '/verdict',
    right: 'look',
    answer: (asked) =>
      said(asked, ({ by, text, fields }) => {
        const { parts, draft, look } = asked;
        const approves = fields['approves'] === true;
        if (!approves && text === '') return { refused: 'Say what is missing.' };
        // What they see is what counts, whatever the draft says by now.
        if (fields['content'] !== look.content)
          return { refused: 'The pages were changed meanwhile. Look at them once more.' };
        const refusal = parts.comments.judge(draft.id, { by, approves, text, content: look.content });
        const words = approves ? `${by.name} approves.` : `${by.name} says that something is missing:`;
        return refusal ?? { told: [words, text].filter(Boolean).join(' ') };
      }),
  },
];

/** All that is shown beside the pages. */
function lookFor({ parts, draft, look }: AskedByVisitor) {
  const { threads, verdicts } = parts.comments.of(draft.id);
  const { by, note, at, expires, words, home, content } = look;
  const now = contentHash(contentOf(draft, parts));
  return {
    name: draft.name,
    by: by.name,
    note,
    at,
    expires,
    words,
    home,
    content,
    isOld: content !== now,
    isPublished: Object.keys(draft.overlay).length === 0,
    isRelease: false,
    hasBefore: siteBefore(parts.publisher.releases) !== undefined,
    threads: threads.map(({ link: _, written: __, answers, ...thread }) => ({
      ...thread,
      by: shownBy(thread.by),
      answers: answers.map((answer) => ({ ...answer, by: shownBy(answer.by) })),
    })),
    verdicts: verdicts.map((verdict) => ({ ...verdict, by: shownBy(verdict.by), isVoid: verdict.content !== now })),
  };
}

/** Who has said something, without what else is known of them. */
export function shownBy({ name, person }: By): { name: string; isOurs: boolean } {
  return { name, isOurs: person !== undefined };
}

function comment(asked: AskedByVisitor): Promise<Response> {
  return said(asked, ({ by, text, fields }) => {
    const { parts, draft, look, link } = asked;
    if (text === '') return { refused: 'Write something first.' };
    const found = aboutIn(fields, parts.looks.siteFolder(look.site));
    const refusal = parts.comments.add(draft.id, { by, text, link: link.name, ...found });
    const place = found.about ? ` on ${placeWords(found.about)}` : '';
    return refusal ?? { told: `${by.name} comments${place}: ${text}` };
  });
}

/** What a comment is about, as far as the preview has it, and where that is written. */
function aboutIn(
  fields: Record<string, unknown>,
  site: string,
): { about?: About; written?: WrittenAt & { text: string } } {
  const { page, section, words } = fields;
  const seen = seenPages(site);
  const found = typeof page === 'string' && Object.hasOwn(seen.pages, page) ? seen.pages[page] : undefined;
  if (typeof page !== 'string' || !found) return {};
  const at = typeof section === 'number' ? found.sections[section] : undefined;
  const text = at && seen.texts[at.path];
  const about = {
    page,
    title: found.title,
    ...(at && typeof section === 'number' && { section: { index: section, words: wordsIn(words) } }),
  };
  return at && text !== undefined ? { about, written: { ...at, text } } : { about };
}

function wordsIn(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, longestWords) : '';
}

/** Where a comment belongs, in words. */
export function placeWords({ title, section }: About): string {
  return section && section.words !== '' ? `“${section.words}”, ${title}` : title;
}

type Given = { by: By; text: string; fields: Record<string, unknown> };

/** Takes what somebody says under a name, keeps it, and tells who has asked them: in the Studio, and by a mail. */
async function said(
  asked: AskedByVisitor,
  keep: (given: Given) => { told: string } | { refused: string },
): Promise<Response> {
  const { context, parts, draft } = asked;
  const fields = await fieldsIn(context);
  const name = plainName(fields['name']);
  if (name === undefined) return refused(context, 'Say what you are called.', 400);
  const text = typeof fields['text'] === 'string' ? fields['text'].trim() : '';
  if (text.length > longestText) return refused(context, tooLong, 400);
  const result = keep({ by: { name }, text, fields });
  if ('refused' in result) return refused(context, result.refused);
  parts.feeds.tell(draft.id);
  parts.said.add(draft.id, result.told);
  return context.json(lookFor(asked), 201);
}
