import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { comingFolder, planMark, siteMark } from '#builder/build';
import { removeManaged } from '#builder/files';

/** Deletes a site that was built, and what lies beside it for coming days; what wasn't built stays. */
export function removeSite(folder: string): void {
  const later = comingFolder(folder);
  removeManaged(folder, siteMark);
  for (const plan of existsSync(later) ? readdirSync(later) : []) removeManaged(join(later, plan), planMark);
  if (existsSync(later)) removeManaged(later, planMark);
}
