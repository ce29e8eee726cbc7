import type { Hono } from 'hono';
import { applyFix, type WantedFix } from './apply-fix.ts';
import type { DevContent } from './dev-content.ts';
import type { Access } from './guard/access.ts';
import { atMost, fieldsIn, ofType, ownApp, type Served, withToken } from './guard/own-app.ts';
import { openPlace } from './open-place.ts';
import type { Tell } from './watch-content.ts';

/** What pages of the preview work on: the content and its folder. */
export type Edited = {
  content: DevContent;
  pages: string;
  access: Access;
  /** Tells all browsers that have the preview open. */
  tell: Tell;
};

/** What pages of the preview ask for beside being shown: JSON by POST, with the token of a window that was let in. */
export function pageRequests({ content, pages, access, tell }: Edited): Hono<Served> {
  const app = ownApp('preview');
  const looks = [withToken(access), ofType('application/json'), atMost(64 * 1024, 'This is too long.')] as const;
  app.post('/_dev/open', ...looks, async (context) => {
    const { file, line, column } = await fieldsIn(context);
    const path = typeof file === 'string' ? content.pathOf(file) : undefined;
    if (path === undefined) return context.json({ message: 'This file is not one of the pages.' }, 404);
    const isOpen = await openPlace(path, placeNumber(line), placeNumber(column));
    return isOpen ? context.json({}) : context.json({ message: 'No text editor could be opened from here.' }, 501);
  });
  app.post('/_dev/fix', ...looks, async (context) => {
    const wanted = wantedFix(await fieldsIn(context));
    if (!wanted) return context.json({}, 400);
    const message = applyFix(wanted, content, pages);
    return message === undefined ? context.json({}) : context.json({ message }, 409);
  });
  app.post('/_dev/view', ...looks, async (context) => {
    const { at, showsAbsent } = await fieldsIn(context);
    if (typeof showsAbsent !== 'boolean') return context.json({}, 400);
    const message = content.setView({ at: typeof at === 'string' && at !== '' ? at : undefined, showsAbsent });
    if (message !== undefined) return context.json({ message }, 409);
    tell('content:site');
    return context.json({});
  });
  app.all('/_dev/:what{open|fix|view}', (context) => context.json({}, 405));
  return app;
}

/** A line or column, counted from 1. */
function placeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

function wantedFix({ file, code, range, text }: Record<string, unknown>): WantedFix | undefined {
  const [from, to]: readonly unknown[] = Array.isArray(range) ? range : [];
  if (typeof file !== 'string' || typeof code !== 'string' || typeof text !== 'string') return undefined;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return { file, code, range: [from, to], text };
}
