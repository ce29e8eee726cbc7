import type { Problem } from '../refusals.ts';
import type { SenderGroups } from '../sender-group.ts';
import { elapsedHeader } from '../signals.ts';
import type { ReceivedFile } from './files.ts';

/** A form with files that has arrived whole. Its files lie aside, on disk, until its message is kept. */
export type SentForm = { fields: URLSearchParams; files: ReadonlyMap<string, readonly ReceivedFile[]> };

/** Takes in forms with files. */
export interface FormReceiver {
  /** Reads a form to its end, or says why not. */
  receive(request: Request, sender: SenderGroups): Promise<SentForm | Problem>;
  /** Removes what still lies aside of a form that is answered: files that no message has taken. */
  discard(form: SentForm): Promise<void>;
}

/** Whether a request is a form with files. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type')?.trim() ?? '');
}

/** Whether it was posted by a browser itself: a script says how long it took, and no form can. */
export function isPostedByBrowser(request: Request): boolean {
  return !request.headers.has(elapsedHeader);
}
