import { join } from 'node:path';
import { insideOf } from '../base/inside.ts';
import { projectRoot } from '../base/project-root.ts';

/**
 * Where commands keep what they can make again, by a name such as `site`. What is old there is deleted, so no link may lead there
 * from `node_modules`, which may be one itself. Throws OutsideError where one does.
 */
export function cacheFolder(name: string): string {
  return insideOf(join(projectRoot, 'node_modules'), join('.cache', name));
}
