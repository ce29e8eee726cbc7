import { join, resolve } from 'node:path';
import { type Command, commandArgs, projectRoot, runCommand, seeHelp, siteRoot, UsageError } from '#builder/base';
import { type Base, baseCommit, baseWords, changesSince, contentFolder, writePictures } from '#builder/change';
import { loadChecker } from '#builder/files';
import {
  type ChangeGroup,
  formatChanges,
  formatChangesHtml,
  formatChangesJson,
  formatChangesMarkdown,
} from '#engine/changes';

const command = {
  name: 'changes',
  does: "Says what changed in the content since a commit, in an editor's words.",
  usage: ['npm run changes -- [--base REF] [--format text|markdown|json|html] [--pictures DIR] [--pages DIR]'],
  options: {
    base: {
      type: 'string',
      value: 'REF',
      words: 'what to compare with: a branch, a tag or a commit (the main branch)',
    },
    format: {
      type: 'string',
      default: 'text',
      value: 'NAME',
      words: 'text for people, markdown for a pull request, json for programs, html for a page of its own (text)',
    },
    pictures: {
      type: 'string',
      value: 'DIR',
      words: 'writes DIR/index.html, with pictures of the sections that changed, before and after',
    },
    pages: { type: 'string', default: 'pages', value: 'DIR', words: 'the folder of the pages (pages)' },
  },
  example: 'npm run changes -- --base HEAD~1',
  allowPositionals: false,
} as const satisfies Command;

type Formatter = (groups: readonly ChangeGroup[], since: string, base: Base) => string;

const formatters: Readonly<Record<string, Formatter | undefined>> = {
  text: formatChanges,
  markdown: (groups, since) => formatChangesMarkdown(groups, since),
  json: (groups, _, base) => formatChangesJson(groups, base),
  html: (groups, since) => formatChangesHtml(groups, since),
};

/** `npm run changes`: what changed in the content since a commit, in an editor's words. */
await runCommand(async () => {
  const { values } = commandArgs(command);
  const { format, pictures } = values;
  const pages = contentFolder(values.pages);
  const root = resolve(pages).startsWith(join(siteRoot(), '/')) ? siteRoot() : resolve(pages, '..');
  const base = baseCommit(root, values.base);
  const formatter = formatters[format];
  if (!formatter) throw new UsageError(`There is no format \`${format}\`. ${seeHelp(command)}`);
  const folders = { root, pages, publicFiles: join(siteRoot(), 'public') };
  const checker = loadChecker(projectRoot);
  const since = baseWords(root, base);
  console.log(formatter(changesSince(base.commit, folders, checker), since, base));
  if (pictures === undefined) return;
  // What a program reads from standard output stays as it is.
  console.error(await writePictures(pictures, { commit: base.commit, words: since }, folders, checker));
});
