import type { Context } from 'hono';
import type { Served } from '#builder/dev';
import type { NamedDraft } from '../drafts/drafts.ts';
import type { Look, LookLink } from '../look/looks.ts';
import type { NamedPerson } from '../people/people.ts';
import type { Right } from '../people/roles.ts';
import type { NamedSession } from '../people/sessions.ts';
import type { StudioParts } from './studio-parts.ts';

/** Who asks, and for what. */
export type Asked = { context: Context<Served>; parts: StudioParts; person: NamedPerson; session: NamedSession };
export type AskedByAnybody = Pick<Asked, 'context' | 'parts'>;
/** The same of a draft, by somebody who works on it. */
export type OnDraft = Asked & { draft: NamedDraft };
/** Somebody who has opened a link to a draft; their name is what they say that it is. */
export type AskedByVisitor = AskedByAnybody & { draft: NamedDraft; look: Look; link: LookLink & { name: string } };

type Answer = Response | Promise<Response>;

/**
 * An address below `/_studio/api`, and what has to be true of whoever asks for it. What is for visitors of a draft is below `/_look/api`,
 * at the address of previews and there alone.
 */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** The type that its body has; JSON, where none is named. */
  type?: string;
  /** The bytes that its body may have, where it is more than usual. */
  mostBytes?: number;
} & (
  | {
      /** Whoever has found the way here. */
      right: 'nobody';
      answer: (asked: AskedByAnybody) => Answer;
    }
  | {
      /** Whoever has opened a link to a draft. */
      right: 'look';
      answer: (asked: AskedByVisitor) => Answer;
    }
  | {
      /** Whoever is signed in, or has this right. */
      right: 'signed in' | Right;
      /** They must have confirmed that it is they: once in this session, or a moment ago. */
      confirmed?: 'once' | 'now';
      answer: (asked: Asked) => Answer;
    }
);

/** A part of an address that names something. */
export function named({ req }: Context<Served>, name: string): string {
  return req.param(name) ?? '';
}

/** A route of one draft, for those who work on it; to others it isn't there. */
export function ofDraft(answer: (asked: OnDraft) => Answer): (asked: Asked) => Answer {
  return (asked) => {
    const draft = asked.parts.drafts.get(named(asked.context, 'id'), asked.person.id);
    return draft ? answer({ ...asked, draft }) : refused(asked.context, 'There is no such draft.', 404);
  };
}

/** What was refused, in a sentence. 403 alone says that nobody is signed in: a window that hears it forgets what let it in. */
export function refused(
  context: Context<Served>,
  message: string,
  status: 400 | 403 | 404 | 409 | 429 = 409,
): Response {
  return context.json({ message }, status);
}
