import { join } from 'node:path';
import { insideOf } from '../base/inside.ts';
import { siteRoot } from '../base/site-root.ts';

/**
 * Where commands keep what they can make again for a site, by a name such as `site`. What is old there is deleted, so no link may lead there
 * from `node_modules`, which may be one itself. Throws OutsideError where one does.
 */
export function cacheFolder(name: string): string {
  return insideOf(join(siteRoot(), 'node_modules'), join('.cache', name));
}
