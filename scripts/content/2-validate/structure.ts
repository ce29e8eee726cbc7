import { finding } from '../catalogue/index.ts';
import type { Path, Problem } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { blockProblems } from './block-problems.ts';
import { isFields } from './place.ts';
import { schemaProblems } from './schema-problems.ts';
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

function typeOf(
  section: Record<string, unknown>,
  path: Path,
  { blockTypes }: Validators,
): { type?: string; problem?: Problem } {
  const known = [...blockTypes, 'shared'];
  const type = section['type'];
  if (typeof type === 'string' && known.includes(type)) return { type };
  if (type === undefined) return { ...misspeltType(section, path, known) };
  if (type === null || type === '')
    return { problem: { path: [...path, 'type'], mark: 'key', ...finding('field/empty', { name: 'type' }) } };
  const name = typeof type === 'string' ? type : JSON.stringify(type);
  const plain = name.replaceAll(/[“”„‟‘’‚"']/g, '').trim();
  if (plain !== name && known.includes(plain))
    return {
      type: plain,
      problem: {
        path: [...path, 'type'],
        mark: 'value',
        ...finding('text/curly-quotes', { value: name, word: plain }),
        replacement: plain,
      },
    };
  const word = nearest(name.trim(), known);
  const problem: Problem = {
    path: [...path, 'type'],
    mark: 'value',
    ...finding('block/unknown', { name, word, known }),
    ...(word === undefined ? {} : { replacement: word }),
  };
  return { ...(word === undefined ? {} : { type: word }), problem };
}

/** A section without `type` may have it under a misspelt name. */
function misspeltType(
  section: Record<string, unknown>,
  path: Path,
  known: readonly string[],
): { type?: string; problem: Problem } {
  const isKnown = (value: unknown) => typeof value === 'string' && known.includes(value);
  const name =
    Object.keys(section).find(
      (field) => isKnown(section[field]) && field !== 'name' && nearest(field, ['type']) !== undefined,
    ) ??
    Object.keys(section).find((field) => isKnown(section[field]) && !['name', 'heading', 'text', 'id'].includes(field));
  if (name === undefined) return { problem: { path, mark: 'key', ...finding('block/no-type', {}), isOpen: true } };
  const problem: Problem = {
    path: [...path, name],
    mark: 'key',
    ...finding('field/unknown', { place: 'This section', name, word: 'type', known: ['type'] }),
    replacement: 'type',
  };
  return { type: String(section[name]), problem };
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
    (field) => field in section && fieldsBelow(schema, field).includes(name),
  );
  return inside === undefined ? undefined : `inside \`${inside}\``;
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
