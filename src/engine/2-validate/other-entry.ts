import { isFields, type Path, type Problem, valueAt } from '#kit/model';
import { finding } from '../catalogue/index.ts';
import { itemNoun } from './place.ts';
import type { Validators } from './validators.ts';

/** A section that was checked: its data, the block it is read as, and where it stands. */
type Checked = { section: unknown; type: string; path: Path };

/** More blocks than this have such entries: none of them is likelier than the others. */
const mostBlocks = 3;

/**
 * The problems of a section, where an entry with the fields of another kind of entry is one of them: it was taken from
 * elsewhere whole, and what each of its fields is not says less than where it belongs.
 */
export function withOtherEntries(problems: readonly Problem[], checked: Checked, validators: Validators): Problem[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = entryOf(problem, checked.path.length)?.join('/');
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  const reported = new Map<Problem, Problem[]>();
  for (const group of groups.values()) {
    const one = otherEntry(group, checked, validators);
    if (one) for (const problem of group) reported.set(problem, problem === group[0] ? [one] : []);
  }
  return problems.flatMap((problem) => reported.get(problem) ?? [problem]);
}

/** The entry whose fields a problem is about; nothing where it is about a value, or about the section itself. */
function entryOf({ code, path }: Problem, outside: number): Path | undefined {
  const entry = code === 'field/missing' ? path : isOfField(code) ? path.slice(0, -1) : [];
  return entry.length > outside && typeof entry.at(-1) === 'number' ? entry : undefined;
}

function isOfField(code: string): boolean {
  return code === 'field/unknown' || code === 'field/level';
}

function otherEntry(
  group: readonly Problem[],
  { section, type, path }: Checked,
  validators: Validators,
): Problem | undefined {
  const [first] = group;
  const entry = first && entryOf(first, path.length);
  if (!entry || group.length < 2) return undefined;
  const unknown = group.flatMap(({ code, path: place }) => (isOfField(code) ? [String(place.at(-1))] : []));
  const areOutside = group.every(({ code }) => code !== 'field/unknown');
  const isMisspelt = group.some(({ replacement }) => replacement !== undefined);
  const inside = entry.slice(path.length);
  const data = valueAt(section, inside);
  const list = inside.at(-2);
  if (areOutside || isMisspelt || !isFields(data) || inside.length !== 2) return undefined;
  const fits = blocksWith(data, type, validators);
  // Where no block has such entries, a single stray field is reported as what it is.
  if (fits.length === 0 && unknown.length < 2) return undefined;
  const schema = validators.blockSchema(type);
  const known = schema ? validators.fieldsBelow(schema, String(list)) : [];
  const noun = itemNoun(String(list), section, validators);
  const what = finding('block/other-entry', { noun, unknown, fits: fits.length > mostBlocks ? [] : fits, known });
  return { path: entry, mark: 'key', ...what, count: group.length, isOpen: true };
}

/** The other blocks in one of whose lists the entry would be right. */
function blocksWith(entry: Record<string, unknown>, type: string, validators: Validators): string[] {
  const names = Object.keys(entry);
  return validators.blockTypes.filter((other) => {
    const schema = other === type ? undefined : validators.blockSchema(other);
    return Object.keys(schema?.properties ?? {}).some((list) => {
      if (!schema || !names.every((name) => validators.fieldsBelow(schema, list).includes(name))) return false;
      const { errors } = validators.checkBlock(other, { type: other, [list]: [entry, entry] });
      return !errors.some(
        ({ instancePath }) => instancePath === `/${list}/0` || instancePath.startsWith(`/${list}/0/`),
      );
    });
  });
}
