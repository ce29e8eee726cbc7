import { appendFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseValidateArgs, projectRoot, runCommand, siteRoot, type ValidateArgs } from '#builder/base';
import {
  addFiles,
  claim,
  countPages,
  loadChecker,
  makePages,
  outlineContent,
  publicFolderOf,
  readContent,
  WorkerPool,
  writeFixed,
} from '#builder/files';
import {
  allFiles,
  type Checker,
  type ContentFiles,
  changesOf,
  compileContent,
  contentState,
  fixFiles,
  type Settled,
} from '#engine';
import { formatGithub, formatJson, formatSarif, formatState, formatStepSummary, formatText } from '#engine/report';
import { type Diagnostic, hasErrors } from '#kit/model';

/**
 * `npm run validate [-- FILE…] [--pages DIR] [--format text|json|github|sarif|html] [--fix] [--no-notes]`: checks page definitions.
 * Exit code 0 nothing wrong, 1 errors in the pages, 2 wrong usage or a broken schema, 3 a bug of ours.
 */
await runCommand(validate);

async function validate(): Promise<void> {
  const args = parseValidateArgs(process.argv.slice(2), process.env['INIT_CWD']);
  const checker = loadChecker(projectRoot);
  // Its threads load their code while this one reads. Fixing is done page by page.
  const pool = new WorkerPool(projectRoot, checker, args.fix ? 0 : countPages(resolve(args.pages)));
  const release = args.fix ? claim(args.pages) : () => undefined;
  try {
    await checkAndReport(args, checker, pool);
  } finally {
    release();
    await pool.close();
  }
}

async function checkAndReport(
  { files: named, pages, format, fix, notes }: ValidateArgs,
  checker: Checker,
  pool: WorkerPool,
): Promise<void> {
  const now = Date.now();
  const publicFolder = publicFolderOf(resolve(pages));
  const read = addFiles(readContent(siteRoot(), resolve(pages), publicFolder), named, siteRoot());
  const isWanted = (file: string) => read.wanted === undefined || read.wanted.has(file);
  const options = { now, isWanted };
  const result = fix
    ? withSettled(fixFiles(read.files, checker, options), checker, now)
    : { files: read.files, fixed: [], ...(await checkContent(read.files, checker, pool, now)) };
  for (const fixed of result.fixed) {
    writeFixed(resolve(siteRoot(), fixed.file), fixed);
    (format === 'text' ? console.log : console.error)(`${changesOf(fixed.file, fixed.before, fixed.after)}\n`);
  }
  const found = result.diagnostics.filter(({ file }) => isWanted(file));
  const diagnostics = notes ? found : found.filter(({ severity }) => severity !== 'note');
  const scope = scopeOf(result.files, isWanted);
  const docs = docsAddress(process.env);
  console.log(
    format === 'json'
      ? formatJson(scope.files, diagnostics)
      : format === 'github'
        ? formatGithub(diagnostics)
        : format === 'sarif'
          ? formatSarif(diagnostics)
          : format === 'html'
            ? formatState(diagnostics, result.settled, scope)
            : formatText(diagnostics, {
                sources: new Map(allFiles(result.files).map(({ file, text }) => [file, text])),
                isColored: isColored(process.env),
                scope,
              }),
  );
  // The workflow's own file, wherever that is: no name of content, and nothing for `inside.ts`.
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, formatStepSummary(found, scope, docs));
  process.exitCode = hasErrors(diagnostics) ? 1 : 0;
}

/** What was fixed, with what is set aside in the files as they are then. */
function withSettled<Fixed extends { files: ContentFiles }>(fixed: Fixed, checker: Checker, now: number) {
  return { ...fixed, settled: compileContent(fixed.files, checker, { now }).settled };
}

/** Everything that is wrong with a content folder, and what was set aside; many pages are checked on all cores. */
async function checkContent(
  files: ContentFiles,
  checker: Checker,
  pool: WorkerPool,
  now: number,
): Promise<{ diagnostics: Diagnostic[]; settled: Settled[] }> {
  const content = await outlineContent(files, checker, pool, { now });
  return contentState(files, content.site, await makePages(content, new Map(), pool));
}

function scopeOf(files: ContentFiles, isWanted: (file: string) => boolean): { files: number; pages: number } {
  const pages = files.pages.filter(({ file }) => isWanted(file)).length;
  return { files: allFiles(files).filter(({ file }) => isWanted(file)).length, pages };
}

/** Colour only on a terminal, and not where NO_COLOR or CI is set (no-color.org). */
function isColored({ NO_COLOR, CI }: NodeJS.ProcessEnv): boolean {
  return process.stdout.isTTY === true && !NO_COLOR && !CI;
}

/** Where the documentation of the codes stands on the repository's host: in that of the builder's own site alone. */
function docsAddress(environment: NodeJS.ProcessEnv): string | undefined {
  const [server, repository, commit] = ['GITHUB_SERVER_URL', 'GITHUB_REPOSITORY', 'GITHUB_SHA'].map(
    (name) => environment[name],
  );
  const isOwn = relative(projectRoot, siteRoot()) === '';
  return isOwn && server && repository && commit
    ? `${server}/${repository}/blob/${commit}/docs/diagnostics.md`
    : undefined;
}
