import { projectRoot, siteRoot } from '#builder/base';
import { checkLinks } from '#builder/change';
import { loadChecker, publicFolderOf, readContent } from '#builder/files';
import { loadOwnCode } from '#builder/render';
import { compileContent } from '#engine';
import { topicOf } from '#engine/report';
import { messageWords } from '#kit/model';
import type { UpkeepOrder, UpkeepReport } from './upkeep-order.ts';

// The process that goes through a whole site at night: visitors are answered by another one.

/** How long other sites are asked each night, in minutes. */
const minutes = 15;

process.once('message', (order: UpkeepOrder) => {
  void carryOut(order).then((report) => process.send?.(report, () => process.disconnect()));
});

async function carryOut({ pages, what, hasOwnCode }: UpkeepOrder): Promise<UpkeepReport> {
  if (hasOwnCode) await loadOwnCode(siteRoot());
  if (what === 'links') {
    await checkLinks(pages, { minutes, asksInside: false, isAgain: false });
    return { due: [] };
  }
  const files = readContent(siteRoot(), pages, publicFolderOf(pages));
  const { diagnostics } = compileContent(files, loadChecker(projectRoot), { now: Date.now() });
  const due = diagnostics.filter((one) => topicOf(one) === 'due');
  return {
    due: due.map((one) => {
      const { message, where = one.where } = messageWords(one);
      return `${where ?? one.file}: ${message}`;
    }),
  };
}
