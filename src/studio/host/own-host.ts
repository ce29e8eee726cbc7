import type { Session } from '#kit';
import { HttpHost } from './http-host.ts';
import type { Publishing } from './publishing.ts';
import { publishingAt } from './publishing-at.ts';

/** The files of one's own machine, from which the site is brought to where visitors see it. */
export class OwnHost extends HttpHost {
  readonly publishing: Publishing;

  constructor(session: Pick<Session, 'fetch'>) {
    super(session);
    // Whoever works on the files may do everything, and nothing runs here at an hour.
    this.publishing = {
      ...publishingAt(session, ''),
      isElsewhere: true,
      mayPublish: async () => true,
      hour: async () => undefined,
    };
  }
}
