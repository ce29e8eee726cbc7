import { relative, sep } from 'node:path';
import { fieldsIn } from '#builder/dev';
import { type Path, pathNow } from '#engine/edit';
import type { NamedDraft } from '../drafts/drafts.ts';
import { type By, longestText, type Thread, tooLong, type Written } from '../look/comments.ts';
import { contentHash } from '../look/content-hash.ts';
import { answerMail, askMail } from '../look/look-mails.ts';
import type { Look } from '../look/looks.ts';
import { eachOnce } from '../look/mail-limit.ts';
import { quoted } from '../people/activity-log.ts';
import { isMail, plainName } from '../people/people.ts';
import { seenPages } from '../publish/preview-site.ts';
import { linkFor, noPreview } from './preview-links.ts';
import { contentOf } from './publish-draft.ts';
import { answered } from './publish-routes.ts';
import { named, type OnDraft, ofDraft, type Route, refused } from './route.ts';
import type { StudioAddress } from './studio-address.ts';
import type { StudioParts } from './studio-parts.ts';
import { shownBy } from './visitor-routes.ts';

/** How many people are mailed at once, and how long what is told them may be, in characters. */
const mostMails = 10;
const longestNote = 2000;

/** What those do who work on a draft: ask for a look, read what was said, answer and settle it. */
export const lookRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/drafts/:id/look',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft }) => context.json(lookOn(parts, draft))),
  },
  { method: 'POST', path: '/drafts/:id/look', right: 'edit', answer: ofDraft(askForLook) },
  {
    method: 'DELETE',
    path: '/drafts/:id/look',
    right: 'edit',
    answer: ofDraft(({ context, parts, draft, person }) => {
      if (parts.looks.end(draft.id)) parts.log.add(person, 'ended the look at', quoted(draft.name));
      parts.feeds.tell(draft.id);
      return context.json({});
    }),
  },
  {
    method: 'POST',
    path: '/drafts/:id/comments/:comment',
    right: 'edit',
    answer: ofDraft(async (asked) => {
      const { context, parts, draft, person } = asked;
      const { text } = await fieldsIn(context);
      const thread = threadOf(asked);
      if (!thread) return refused(context, 'There is no such comment.', 404);
      if (typeof text !== 'string' || text.trim() === '') return refused(context, 'Write something first.', 400);
      if (text.length > longestText) return refused(context, tooLong, 400);
      const answer = { by: byOf(person), text: text.trim() };
      const refusal = parts.comments.answer(draft.id, thread.id, answer);
      if (refusal) return refused(context, refusal.refused);
      mailAnswer(asked, thread, answer.text);
      parts.feeds.tell(draft.id);
      return context.json(lookOn(parts, draft), 201);
    }),
  },
  {
    method: 'PATCH',
    path: '/drafts/:id/comments/:comment',
    right: 'edit',
    answer: ofDraft(async (asked) => {
      const { context, parts, draft, person } = asked;
      const { isSettled } = await fieldsIn(context);
      const thread = threadOf(asked);
      if (!thread) return refused(context, 'There is no such comment.', 404);
      const settled = { by: byOf(person), isSettled: isSettled === true };
      const refusal = parts.comments.settle(draft.id, thread.id, settled);
      if (refusal) return refused(context, refusal.refused);
      parts.feeds.tell(draft.id);
      return context.json(lookOn(parts, draft));
    }),
  },
];

const byOf = ({ id, name }: { id: string; name: string }): By => ({ name, person: id });

function threadOf({ context, parts, draft }: OnDraft): Thread | undefined {
  return parts.comments.of(draft.id).threads.find(({ id }) => id === named(context, 'comment'));
}

/** What is shown of a draft, and what was said of it; each comment where its section stands by now. */
function lookOn(parts: StudioParts, draft: NamedDraft) {
  const { threads, verdicts } = parts.comments.of(draft.id);
  const look = parts.looks.get(draft.id);
  const now = contentHash(contentOf(draft, parts));
  return {
    name: draft.name,
    look: look && {
      by: look.by.name,
      note: look.note,
      at: look.at,
      expires: look.expires,
      mailed: parts.looks.mailed(draft.id),
      isOld: look.content !== now,
    },
    problem: parts.preview ? undefined : noPreview,
    mails: parts.sendMail !== undefined,
    threads: threads.map(({ link: _, written, ...thread }) => ({
      ...thread,
      by: shownBy(thread.by),
      answers: thread.answers.map((answer) => ({ ...answer, by: shownBy(answer.by) })),
      place: written && placeNow(parts, draft, written),
    })),
    verdicts: verdicts.map(({ content, ...verdict }) => ({
      ...verdict,
      by: shownBy(verdict.by),
      isVoid: content !== now,
    })),
  };
}

/** Where the section is written today that a comment speaks of, as the Studio names its file. */
function placeNow(parts: StudioParts, draft: NamedDraft, written: Written): { file: string; path: Path } | undefined {
  const [old, now] = [parts.comments.seen(draft.id, written.seen), parts.content.textOf(draft, written.path)];
  if (old === undefined || now === undefined) return undefined;
  const path = pathNow(old, now, written.place);
  // Only as long as the section is there.
  const { root, pages } = parts.folders;
  const folder = relative(root, pages).split(sep).join('/');
  return path.length === written.place.length ? { file: `${folder}/${written.path}`, path } : undefined;
}

/** Shows a draft as it is now to whoever has a link, and makes one more; what didn't change is not built again. */
async function askForLook(asked: OnDraft): Promise<Response> {
  const { context, parts, person } = asked;
  const fields = await fieldsIn(context);
  const { preview } = parts;
  if (!preview) return refused(context, noPreview);
  const given = Array.isArray(fields['mails']) ? fields['mails'] : [];
  if (!given.every(isMail)) return refused(context, 'One of these is no mail address.', 400);
  const mails = eachOnce(given);
  if (mails.length > mostMails) return refused(context, `At most ${mostMails} people are mailed at once.`, 400);
  // Before the pages are built, which takes a while.
  const over = mails.length === 0 ? undefined : parts.mailLimit.problem(person.id, mails);
  if (over) return refused(context, over.refused, 429);
  const note = typeof fields['note'] === 'string' ? fields['note'].trim().slice(0, longestNote) : '';
  return answered(asked, async () => {
    const found = parts.drafts.get(asked.draft.id, person.id);
    if (!found) return { refused: 'There is no such draft any more.' };
    const draft = { ...found, name: plainName(fields['name']) ?? found.name };
    if (draft.name !== found.name) parts.drafts.put(draft);
    const shown = await shownDraft(parts, draft);
    if (!('site' in shown)) return shown;
    parts.looks.show(draft.id, { ...shown, by: { id: person.id, name: person.name }, note });
    parts.log.add(person, 'asked for a look at', quoted(draft.name));
    const isMailed = await mailLinks(asked, preview, { name: draft.name, note, mails });
    parts.feeds.tell(draft.id);
    return { asked: linkFor(preview, parts.looks.makeLink(draft.id)), isMailed };
  });
}

type Shown = Pick<Look, 'content' | 'words' | 'site' | 'home'>;

/** The site with a draft in it: that of before, where nothing was changed, or a new one. */
async function shownDraft(parts: StudioParts, draft: NamedDraft) {
  const order = contentOf(draft, parts);
  const content = contentHash(order);
  const before = parts.looks.get(draft.id);
  if (before?.content === content) return before satisfies Shown;
  const room = parts.looks.room(draft.id);
  if ('refused' in room) return room;
  const folder = parts.looks.siteFolder(room.site);
  const report = await parts.publisher.review(order, folder);
  if (!('words' in report)) {
    parts.looks.discard(room.site);
    return report;
  }
  const { home, pages: seen } = seenPages(folder);
  const pages = Object.entries(seen);
  const words = report.words.map((group) => {
    const [page] = pages.find(([, { path }]) => path === group.path) ?? [];
    return { ...group, ...(page === undefined ? {} : { page }) };
  });
  return { content, words, site: room.site, home } satisfies Shown;
}

type Ask = { name: string; note: string; mails: readonly string[] };

/** Mails each of them a link of their own. True where all were sent. */
async function mailLinks({ parts, person, draft }: OnDraft, preview: StudioAddress, ask: Ask): Promise<boolean> {
  const { sendMail } = parts;
  if (!sendMail || ask.mails.length === 0 || parts.mailLimit.take(person.id, ask.mails)) return false;
  const sent = await Promise.allSettled(
    ask.mails.map((to) => {
      const link = linkFor(preview, parts.looks.makeLink(draft.id, to));
      return sendMail({ to, ...askMail({ by: person.name, name: ask.name, note: ask.note, link }) });
    }),
  );
  for (const one of sent) if (one.status === 'rejected') console.error('A link could not be mailed:', one.reason);
  return sent.every(({ status }) => status === 'fulfilled');
}

/** Whoever has commented by a mailed link hears the answer, with another link: the disk knows no old one. */
function mailAnswer({ parts, person, draft }: OnDraft, { link, text: said }: Thread, text: string): void {
  const mail = link === undefined ? undefined : parts.looks.link(link)?.mail;
  if (mail === undefined || !parts.preview || !parts.sendMail || !parts.looks.get(draft.id)) return;
  // It stands beside the pages, mailed or not.
  if (parts.mailLimit.take(person.id, [mail])) return;
  const back = linkFor(parts.preview, parts.looks.makeLink(draft.id, mail));
  const answer = answerMail({ by: person.name, name: draft.name, asked: said, text, link: back });
  parts.mailsUnderWay.add(parts.sendMail({ to: mail, ...answer }), 'An answer could not be mailed:');
}
