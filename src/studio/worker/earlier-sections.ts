import { readYaml } from '#engine';
import { matched } from '#engine/changes';
import { entryTexts } from '#engine/edit';
import { isFields, sectionsOf } from '#kit/model';
import type { EarlierSection } from './protocol.ts';

/**
 * The sections of an earlier text that today's data has otherwise or not at all, each with its own lines: its comments come back
 * with it. None where the text can't be read.
 */
export function earlierSections(text: string, today: unknown): EarlierSection[] {
  const { data, problems } = readYaml(text, new Set());
  const [old, now] = [sectionsOf(data), sectionsOf(today)];
  if (problems.length > 0) return [];
  const lines = entryTexts(text, ['sections']);
  const places = matched(old, now);
  return old.flatMap((value, index) => {
    const place = places.indexOf(index);
    const own = lines[index];
    if (!isFields(value)) return [];
    if (place >= 0 && JSON.stringify(now[place]) === JSON.stringify(value)) return [];
    return [{ index, value, ...(own === undefined ? {} : { text: own }), ...(place >= 0 ? { today: place } : {}) }];
  });
}
