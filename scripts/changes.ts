import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, runCommand, UsageError } from '#builder/base';
import { type Base, baseCommit, baseWords, changesSince, contentFolder, writePictures } from '#builder/change';
import { loadChecker } from '#builder/files';
import {
  type ChangeGroup,
  formatChanges,
  formatChangesHtml,
  formatChangesJson,
  formatChangesMarkdown,
} from '#engine/changes';

const usage = `Write: npm run changes -- [--base REF] [--format text|markdown|json|html] [--pictures DIR] [--pages DIR]
  --base REF       what to compare with: a branch, a tag or a commit (the main branch)
  --format NAME    text for people, markdown for a pull request, json for programs, html for a page of its own (text)
  --pictures DIR   writes DIR/index.html, with pictures of the sections that changed, before and after
  --pages DIR      the folder of the pages (pages)`;

type Formatter = (groups: readonly ChangeGroup[], since: string, base: Base) => string;

const formatters: Readonly<Record<string, Formatter | undefined>> = {
  text: formatChanges,
  markdown: (groups, since) => formatChangesMarkdown(groups, since),
  json: (groups, _, base) => formatChangesJson(groups, base),
  html: (groups, since) => formatChangesHtml(groups, since),
};

/** `npm run changes`: what changed in the content since a commit, in an editor's words. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      base: { type: 'string' },
      format: { type: 'string', default: 'text' },
      pictures: { type: 'string' },
      pages: { type: 'string', default: 'pages' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const { format, pictures } = values;
  const pages = contentFolder(values.pages);
  const root = resolve(pages).startsWith(join(process.cwd(), '/')) ? process.cwd() : resolve(pages, '..');
  const base = baseCommit(root, values.base);
  const formatter = formatters[format];
  if (!formatter) throw new UsageError(`There is no format \`${format}\`.\n${usage}`);
  const folders = { root, pages, publicFiles: join(projectRoot, 'public') };
  const checker = loadChecker(projectRoot);
  const since = baseWords(root, base);
  console.log(formatter(changesSince(base.commit, folders, checker), since, base));
  if (pictures === undefined) return;
  // What a program reads from standard output stays as it is.
  console.error(await writePictures(pictures, { commit: base.commit, words: since }, folders, checker));
});
