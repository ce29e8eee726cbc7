import type { Hono } from 'hono';
import { sessionAddress } from '#kit/preview';
import { type Access, isFromOwnPage, notLetIn } from './access.ts';
import { atMost, fieldsIn, ofType, ownApp, type Served } from './own-app.ts';

/** Exchanges the key of a window's address, `{ key }` by POST, for the token that its requests then carry. */
export function sessions(access: Access): Hono<Served> {
  const app = ownApp('server');
  app.post(sessionAddress, ofType('application/json'), atMost(1024, 'This is no key.'), async (context) => {
    const { key } = await fieldsIn(context);
    const isOwn = isFromOwnPage(context.env.incoming);
    const token = typeof key === 'string' && isOwn ? access.redeem(key) : undefined;
    return token === undefined ? context.json({ message: notLetIn }, 403) : context.json({ token });
  });
  return app;
}
