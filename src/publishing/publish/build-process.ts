import { existsSync, mkdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { diskProblemWords, projectRoot, siteAddress, siteRoot, UsageError } from '#builder/base';
import { buildSite, comingFolder, knownOutlines, makeSiteFolder } from '#builder/build';
import { editionOf } from '#builder/change';
import { filesBelow, linkOrCopy, loadChecker, publicFolderOf } from '#builder/files';
import { loadOwnCode } from '#builder/render';
import { changesBetween } from '#engine/changes';
import { type Diagnostic, isError, messageWords } from '#kit/model';
import type { BuildOrder, BuildReport, Problem } from './build-order.ts';
import { layOutTree } from './candidate.ts';
import { makePreview } from './preview-site.ts';
import { changeWords } from './words.ts';

// The process that builds what is to be published: visitors are answered by another one, and this one gives way to it.

process.once('message', (order: BuildOrder) => {
  setPriority(constants.priority.PRIORITY_LOW);
  carryOut(order).then(report, (error: unknown) => {
    const words = error instanceof UsageError ? error.message : diskProblemWords(error, 'Nothing was published.');
    if (words === undefined) throw error;
    report({ refused: words });
  });
});

function report(result: BuildReport): void {
  process.send?.(result, () => process.disconnect());
}

async function carryOut(order: BuildOrder): Promise<BuildReport> {
  const { root, pages, studio, tree, before: from, site, isPreview, hasOwnCode } = order;
  if (hasOwnCode) await loadOwnCode(siteRoot());
  const candidate = layOutTree({ studio, pages, tree, name: 'candidate' });
  const out = join(studio, 'build/site');
  const today = from === undefined ? pages : layOutTree({ studio, pages, tree: from, name: 'before' });
  const editions = [today, candidate].map((folder) => {
    const edition = editionOf({ root: dirname(folder), pages: folder, publicFiles: join(root, 'public') });
    return { ...edition, outlines: knownOutlines(edition.files.pages, { pages: candidate, out }) };
  });
  const [before, after] = editions;
  const words =
    before && after
      ? changeWords(
          changesBetween({ before, after, checker: loadChecker(projectRoot), namesPages: true }),
          basename(candidate),
        )
      : [];
  if (site === undefined) return { words };
  const built = await buildSite({
    pages: candidate,
    out,
    publicFolder: publicFolderOf(candidate, join(root, 'public')),
    siteUrl: siteAddress(),
    history: { folder: pages, tree },
  });
  if (!built.isBuilt) return { problems: built.diagnostics.filter(isError).map((each) => problemOf(each, candidate)) };
  makeSiteFolder(site);
  linkFolder(out, site);
  linkFolder(comingFolder(out), comingFolder(site));
  return { words: isPreview && after ? makePreview(site, after.files, words) : words };
}

/** A mistake as those read it who publish from forms. */
function problemOf(diagnostic: Diagnostic, candidate: string): Problem {
  const { file, line } = diagnostic;
  const { message, help, where = diagnostic.where } = messageWords(diagnostic);
  const path = relative(candidate, join(siteRoot(), file));
  return { path, line, message, ...(where === undefined ? {} : { where }), ...(help === undefined ? {} : { help }) };
}

/**
 * Has a built folder, whose names went through `inside.ts` when it was built, stand at another place, too: a file that has been built is
 * never written again. What isn't there isn't taken.
 */
function linkFolder(from: string, to: string): void {
  for (const file of existsSync(from) ? filesBelow(from) : []) {
    const target = join(to, relative(from, file));
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(file, target);
  }
}
