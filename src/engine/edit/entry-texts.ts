import { isSame, type Path } from '#kit/model';
import { readYaml } from '../1-parse/read-yaml.ts';
import { chunksOf, wholeOf } from './chunks.ts';
import { collectionAt } from './entries.ts';
import { indentOf, linesOf } from './lines.ts';
import { parseSource } from './source.ts';
import { Refusal } from './types.ts';

/**
 * The entries of the list at `path` as they are written, each a text that an edit can insert elsewhere: its own comments, its
 * dash and all of its lines, without their margin. Nothing for an entry in brackets, whose comments are not its own, and for one
 * whose lines say something else on their own (an alias). Empty where the text can't be read or has no such list.
 */
export function entryTexts(text: string, path: Path): (string | undefined)[] {
  try {
    const source = parseSource(text.replace(/^\uFEFF/, ''));
    const { collection } = collectionAt(source, path);
    const { entries, column, isFlow, isList } = collection;
    if (isFlow || !isList || entries.length === 0) return [];
    return chunksOf(source, collection).chunks.map((chunk, index) => {
      const lines = linesOf(chunk.above + ' '.repeat(column) + wholeOf(chunk)).map((line) =>
        line.replace(/\r?\n$/, ''),
      );
      const own = lines.map((line) => `${line.slice(Math.min(indentOf(line), column))}\n`).join('');
      return says(own, entries[index]?.node.data) ? own : undefined;
    });
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** True where lines are a list of one value. */
function says(lines: string, value: unknown): boolean {
  const { data, problems } = readYaml(lines, new Set());
  return problems.length === 0 && Array.isArray(data) && data.length === 1 && isSame(data[0], value);
}
