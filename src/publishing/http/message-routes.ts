import { messageRoutes as shared } from '#studio/server';
import type { Route } from './route.ts';

/** What those do who may read visitors' messages; all of it stands in the log. */
export const messageRoutes: readonly Route[] = shared.map(({ method, path, answer }) => ({
  method,
  path,
  right: 'messages',
  answer: ({ context, parts, person }) =>
    answer({
      context,
      inbox: parts.inbox,
      by: person.name,
      log: (did, about) => parts.log.add(person, did, about),
    }),
}));
