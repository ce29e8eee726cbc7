import type { Path, Problem } from '../../model/diagnostic.ts';
import { finding } from '../catalogue/index.ts';
import { blockProblems } from './block-problems.ts';
import { isFields } from './place.ts';
import { schemaProblems } from './schema-problems.ts';
import { typeOf } from './section-type.ts';
import type { Validators, Verdict } from './validators.ts';

/** What is checked: a page, a shared file, the site or the facts. */
export type Definition = 'PageSource' | 'SharedSource' | 'SiteSource' | 'Facts';

/** A section checked: the block it is read as, what its schema says, and its mistakes (not those of sections inside). */
export type SectionVerdict = { type: string | undefined; verdict: Verdict | undefined; problems: Problem[] };

const checked = new WeakMap<object, SectionVerdict>();

/**
 * Checks one section by the block that its `type` names, or almost names. `data` is the whole file's.
 * A section that was read stands at one place of one file, so it is checked once.
 */
export function checkSection(section: unknown, path: Path, data: unknown, validators: Validators): SectionVerdict {
  const known = isFields(section) ? checked.get(section) : undefined;
  if (known) return known;
  const verdict = sectionVerdict(section, path, data, validators);
  if (isFields(section)) checked.set(section, verdict);
  return verdict;
}

function sectionVerdict(section: unknown, path: Path, data: unknown, validators: Validators): SectionVerdict {
  if (!isFields(section))
    return {
      type: undefined,
      verdict: undefined,
      problems: [{ path, mark: 'value', ...finding('section/form', {}), isOpen: true }],
    };
  const { type, problem } = typeOf(section, path, validators);
  const problems = problem ? [problem] : [];
  if (type === undefined) return { type, verdict: undefined, problems };
  const verdict = type === 'shared' ? validators.check('SharedSection', section) : validators.checkBlock(type, section);
  const errors = problem
    ? verdict.errors.filter(
        ({ keyword, instancePath, params }) =>
          instancePath !== '/type' &&
          !(
            instancePath === '' &&
            (params['missingProperty'] === 'type' ||
              (keyword === 'additionalProperties' && params['additionalProperty'] === problem.path.at(-1)))
          ),
      )
    : verdict.errors;
  const homeOf = (place: Path, name: string) => homeIn(section, type, place.slice(path.length), name, validators);
  const found = schemaProblems(errors, { data, path, words: validators, homeOf });
  const other = problem || type === 'shared' ? undefined : otherType(section, type, path, found, validators);
  return { type, verdict, problems: other ? [other] : [...problems, ...found] };
}

/** Where else in a section a field exists: inside one of its lists or groups, or further out. */
function homeIn(
  section: Record<string, unknown>,
  type: string,
  path: Path,
  name: string,
  { blockSchema, fieldsBelow }: Validators,
): string | undefined {
  const schema = blockSchema(type);
  if (!schema) return undefined;
  if (path.length > 0 && Object.hasOwn(schema.properties ?? {}, name))
    return `one level further out, beside \`${path[0]}\``;
  if (path.length > 0) return undefined;
  const inside = Object.keys(schema.properties ?? {}).find(
    (field) => field in section && fieldsBelow(schema, field).includes(name) && !isEverywhere(section[field], name),
  );
  return inside === undefined ? undefined : `inside \`${inside}\``;
}

/** True for a list or a group that has the field already, in each of its entries: one outside of it is not from there. */
function isEverywhere(held: unknown, name: string): boolean {
  const entries: unknown[] = Array.isArray(held) ? held : [held];
  return entries.length > 0 && entries.every((entry) => isFields(entry) && Object.hasOwn(entry, name));
}

/** Where several fields are wrong and all would be right in another block, the type is the mistake. */
function otherType(
  section: Record<string, unknown>,
  type: string,
  path: Path,
  problems: readonly Problem[],
  validators: Validators,
): Problem | undefined {
  if (problems.length < 2 || !problems.some(({ code }) => code === 'field/unknown' || code === 'field/level'))
    return undefined;
  const fits = validators.blockTypes.filter(
    (name) => name !== type && validators.checkBlock(name, { ...section, type: name }).errors.length === 0,
  );
  if (fits.length === 0 || fits.length > 3) return undefined;
  return { path: [...path, 'type'], mark: 'value', ...finding('block/wrong-type', { name: type, fits }) };
}

/** What the schemas say of a file outside of its sections. */
export type FileVerdict = { verdict: Verdict; problems: Problem[] };

const checkedFiles = new WeakMap<object, FileVerdict>();

/** Checks the data of a file, its sections left out. Data that was read belongs to one file, so it is checked once. */
export function checkFile(definition: Definition, data: unknown, validators: Validators): FileVerdict {
  const known = isFields(data) ? checkedFiles.get(data) : undefined;
  if (known) return known;
  const verdict = validators.check(definition, data);
  const problems = schemaProblems(verdict.errors, { data, path: [], words: validators });
  if (isFields(data)) checkedFiles.set(data, { verdict, problems });
  return { verdict, problems };
}

/** Every mistake that the schemas see in the data of a file, sections and the sections inside of them included. */
export function structureProblems(definition: Definition, data: unknown, validators: Validators): Problem[] {
  const { verdict, problems } = checkFile(definition, data, validators);
  return [...problems, ...nestedProblems(verdict, [], data, validators)];
}

function nestedProblems(verdict: Verdict, base: Path, data: unknown, validators: Validators): Problem[] {
  return verdict.values.flatMap(({ kind, path, value }) => {
    if (kind !== 'sections' || !Array.isArray(value)) return [];
    return value.flatMap((section: unknown, index) => {
      const place = [...base, ...path, index];
      const { type, problems, verdict: inner } = checkSection(section, place, data, validators);
      const across =
        type !== undefined && problems.length === 0 ? blockProblems(type, section as Record<string, unknown>) : [];
      return [
        ...problems,
        ...across.map((problem) => ({ ...problem, path: [...place, ...problem.path] })),
        ...(inner ? nestedProblems(inner, place, data, validators) : []),
      ];
    });
  });
}
