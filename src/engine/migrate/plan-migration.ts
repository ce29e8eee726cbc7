import { hasErrors, type SourceFile } from '#kit/model';
import { locateIn } from '../1-parse/source-tree.ts';
import { pageName, placeInWords } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { spoken } from '../catalogue/say.ts';
import { counted } from '../catalogue/words.ts';
import type { Refused } from '../edit/index.ts';
import { parseSource } from '../edit/source.ts';
import { Refusal } from '../edit/types.ts';
import { allFiles, definitionOf } from '../links/content-files.ts';
import { stateOf } from '../links/languages/mark-of.ts';
import { compileContent } from '../pipeline.ts';
import type { GivenSite, UsePlace, WrittenPlan } from '../refactor/index.ts';
import { leavesMistakes, newOnes } from '../refactor/new-mistakes.ts';
import { PlannedTexts } from '../refactor/planned-texts.ts';
import { keepMarks } from '../refactor/translations.ts';
import { type Migrated, migrateText } from './migrate-text.ts';
import { renamedFields } from './renamed-fields.ts';
import type { Migration } from './types.ts';

type MigratedFile = { source: SourceFile; migrated: Migrated };
type UnreadableFile = { source: SourceFile; unreadable: string };

/**
 * Plans what brings the files of a content folder to the newest format, that of the site's own blocks included: all of them, or why it can't be done, with each place
 * that stands in the way. A mistake that a file had before stays; one that wasn't there refuses the whole. Translations that were
 * up to date stay so.
 */
export function planMigration(given: GivenSite, migrations: readonly Migration[]): WrittenPlan | Refused {
  const { files, checker, now } = given;
  const all = [...migrations, ...renamedFields(checker)];
  const results = allFiles(files).map((source) => migratedFile(source, definitionOf(source, files), all));
  const refused = results.flatMap((result) => refusalLines(result, checker));
  if (refused.length > 0)
    return {
      refused: ['These places can’t be brought to today’s format; change them by hand first:', ...refused].join('\n'),
    };
  const changed = results.flatMap((result) =>
    'migrated' in result && result.migrated.text !== result.source.text ? [result] : [],
  );
  if (changed.length === 0)
    return emptyPlan(`${counted(results.length, 'file')} looked at: all are in today’s format.`);
  const content = compileContent(files, checker, { now });
  const draft = new PlannedTexts({ ...given, content });
  for (const { source, migrated } of changed) draft.setText(source.file, migrated.text);
  // By the validators of today what an earlier format says is uncertain.
  keepMarks(draft, ({ text }) => stateOf({ data: parseSource(text).data, isUncertain: false }));
  const found = newOnes(content.diagnostics, compileContent(draft.after(), checker, { now }).diagnostics);
  if (hasErrors(found)) return { refused: spoken(leavesMistakes(found)) };
  const changes = draft.changes();
  const done = new Set(changed.flatMap(({ migrated }) => migrated.steps.map(({ title }) => title)));
  return {
    title: [
      `${counted(changes.length, 'file')} brought to today’s format:`,
      ...[...done].map((title) => `  ${title}`),
    ].join('\n'),
    changes,
    changed: changed.flatMap((result) => placesOf(result, checker)),
    mentions: [],
    notes: found.map(({ file, line, message }) => `${file}:${line}  ${message}`),
  };
}

function emptyPlan(title: string): WrittenPlan {
  return { title, changes: [], changed: [], mentions: [], notes: [] };
}

function migratedFile(
  source: SourceFile,
  definition: Definition,
  migrations: readonly Migration[],
): MigratedFile | UnreadableFile {
  try {
    return { source, migrated: migrateText(source.text, definition, migrations) };
  } catch (error) {
    if (error instanceof Refusal) return { source, unreadable: error.message };
    throw error;
  }
}

function refusalLines(result: MigratedFile | UnreadableFile, checker: Checker): string[] {
  const { source } = result;
  if ('unreadable' in result) return [`  ${source.file}:1  ${result.unreadable}`];
  return result.migrated.refusals.map(({ path, refused }) => {
    const { file, line, where } = placeIn(source, path, checker);
    return `  ${file}:${line}  ${where}: ${refused}`;
  });
}

/** Where in the file as it was something was changed. */
function placesOf({ source, migrated }: MigratedFile, checker: Checker): UsePlace[] {
  return migrated.steps.map(({ path }) => placeIn(source, path, checker)).toSorted((a, b) => a.line - b.line);
}

/** A path as people find it in the file as it stands; where a migration before has made it, the nearest place that is there. */
function placeIn({ file, text }: SourceFile, path: readonly (string | number)[], checker: Checker): UsePlace {
  const { data, root } = parseSource(text);
  const { start } = locateIn(root, path, 'value');
  return {
    file,
    line: text.slice(0, start).split('\n').length,
    where: placeInWords(pageName(file), data, path, checker),
  };
}
