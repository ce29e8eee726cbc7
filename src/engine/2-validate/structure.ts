import { isFields, type Path, type Problem, type Said } from '#kit/model';
import { finding } from '../catalogue/index.ts';
import { labelled, say } from '../catalogue/say.ts';
import type { RulesByType } from './block-rules.ts';
import { fieldsTogether } from './fields-together.ts';
import { onceInList } from './once-in-list.ts';
import { withOtherEntries } from './other-entry.ts';
import { schemaProblems } from './schema-problems.ts';
import { typeOf } from './section-type.ts';
import type { Validators, Verdict } from './validators.ts';

/** What is checked: a page, a shared file, the site, the facts or the theme, and what a language has other of them. */
export type Definition =
  | 'PageSource'
  | 'SharedSource'
  | 'SiteSource'
  | 'Facts'
  | 'ThemeSource'
  | 'SiteOverlay'
  | 'FactsOverlay';

/** A section checked: the block it is read as, what its schema says, and its mistakes (not those of sections inside). */
export type SectionVerdict = {
  /** The section as it was read. */
  section: unknown;
  type: string | undefined;
  verdict: Verdict | undefined;
  problems: Problem[];
  /** Where its schema has accepted it: what is wrong between its fields, and what is worth knowing; with whole paths. */
  across: Problem[];
  notes: Problem[];
};

/** Checks one section by the block that its `type` names, or almost names. */
function checkSection(section: unknown, path: Path, { definition, data, validators }: Walk): SectionVerdict {
  if (!isFields(section))
    return {
      section,
      type: undefined,
      verdict: undefined,
      problems: [{ path, mark: 'value', ...finding('section/form', {}), isOpen: true }],
      across: [],
      notes: [],
    };
  const { type, problem } = typeOf(
    section,
    { path, mayBeHero: definition === 'PageSource' && path.length === 2 && path[1] === 0 },
    validators,
  );
  if (type === undefined)
    return { section, type, verdict: undefined, problems: problem ? [problem] : [], across: [], notes: [] };
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
  const schema = type === 'shared' ? validators.schemaAt('SharedSection', section, []) : validators.blockSchema(type);
  const found = schemaProblems(errors, { data, path, words: validators, schema, homeOf });
  const other = problem || type === 'shared' ? undefined : otherType(section, type, path, found, validators);
  const reported = withOtherEntries(found, { section, type, path }, validators);
  const accepted = verdict.errors.length === 0 ? section : withoutMiswritten(section, type, verdict, validators);
  const ruled = accepted ? ruledBy(validators.rules, type, accepted, path) : { across: [], notes: [] };
  // Fields that don't fit the block that its type may mean say that it means another one, or follow from it.
  const told = problem ? [problem] : reported;
  return { section, type, verdict, problems: other ? [other] : told, ...ruled };
}

/** A section without fields of its own that it can do without and whose texts have another form; nothing where more is wrong. */
function withoutMiswritten(
  section: Record<string, unknown>,
  type: string,
  { errors }: Verdict,
  validators: Validators,
): Record<string, unknown> | undefined {
  const isOfForm = ({ keyword, instancePath }: Verdict['errors'][number]) =>
    (keyword === 'pattern' || keyword === 'format') && instancePath.lastIndexOf('/') === 0;
  if (type === 'shared' || !errors.every(isOfForm)) return undefined;
  const miswritten = new Set(errors.map(({ instancePath }) => instancePath.slice(1)));
  const rest = Object.fromEntries(Object.entries(section).filter(([name]) => !miswritten.has(name)));
  return validators.checkBlock(type, rest).errors.length === 0 ? rest : undefined;
}

/** What the rules of its block say of a section that its schema has accepted. */
function ruledBy(
  rules: RulesByType,
  type: string,
  section: Record<string, unknown>,
  path: Path,
): Pick<SectionVerdict, 'across' | 'notes'> {
  const own = rules[type];
  // The block's schema has just accepted it.
  const block = section as never;
  const placed = (problem: Problem): Problem => ({ ...problem, path: [...path, ...problem.path] });
  const notes = [...(own?.notes?.(block) ?? []), ...headingNotes(section)];
  return { across: (own?.problems?.(block) ?? []).map(placed), notes: notes.map(placed) };
}

/** A line above a heading that isn't there. */
function headingNotes({ eyebrow, heading, label }: Record<string, unknown>): Problem[] {
  return typeof eyebrow === 'string' && heading === undefined && label === undefined
    ? [{ path: ['eyebrow'], mark: 'key', ...finding('heading/skipped', {}) }]
    : [];
}

/** Where else in a section a field exists: inside one of its lists or groups, or further out. */
function homeIn(
  section: Record<string, unknown>,
  type: string,
  path: Path,
  name: string,
  { blockSchema, fieldsBelow }: Validators,
): Said | undefined {
  const schema = blockSchema(type);
  if (!schema) return undefined;
  if (path.length > 0 && Object.hasOwn(schema.properties ?? {}, name))
    return say`one level further out, beside ${labelled(String(path[0]))}`;
  if (path.length > 0) return undefined;
  const inside = Object.keys(schema.properties ?? {}).find(
    (field) => field in section && fieldsBelow(schema, field).includes(name) && !isEverywhere(section[field], name),
  );
  return inside === undefined ? undefined : say`inside ${labelled(inside)}`;
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
  const names = Object.keys(section);
  const brief = withShortLists(section);
  const fits = validators.blockTypes.filter(
    (name) =>
      name !== type &&
      names.every((field) => validators.blockFields.get(name)?.has(field)) &&
      [brief, section].every((one) => validators.checkBlock(name, { ...one, type: name }).errors.length === 0),
  );
  if (fits.length === 0 || fits.length > 3) return undefined;
  return { path: [...path, 'type'], mark: 'value', ...finding('block/wrong-type', { name: type, fits }) };
}

/** A section with the first entries of its lists: what doesn't fit these doesn't fit all of them, and thousands are not gone through. */
function withShortLists(section: Record<string, unknown>): Record<string, unknown> {
  const short = Object.entries(section).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 20) : value,
  ]);
  return Object.fromEntries(short);
}

/** Everything that the schemas say of the data of a file. */
export type Structure = {
  /** Of the file outside of its sections. */
  readonly verdict: Verdict;
  readonly own: readonly Problem[];
  /** Of each section, those inside of others included, by its path with slashes. */
  readonly sections: ReadonlyMap<string, SectionVerdict>;
  /** All mistakes one by one, rules between the fields of a block included: what is weighed, not what is told. */
  readonly problems: readonly Problem[];
};

/** Checks the data of a file with all its sections. */
export function structureOf(definition: Definition, data: unknown, validators: Validators): Structure {
  const verdict = validators.check(definition, data);
  const schema = validators.schemaAt(definition, data, []);
  const own = schemaProblems(verdict.errors, { data, path: [], words: validators, schema });
  const sections = new Map<string, SectionVerdict>();
  const nested = nestedProblems(verdict, [], { definition, data, validators, sections });
  return { verdict, own: onceInList(fieldsTogether(own)), sections, problems: [...own, ...nested] };
}

type Walk = { definition: Definition; data: unknown; validators: Validators; sections: Map<string, SectionVerdict> };

function nestedProblems(verdict: Verdict, base: Path, walk: Walk): Problem[] {
  return verdict.values.flatMap(({ kind, path, value }) => {
    if (kind !== 'sections' || !Array.isArray(value)) return [];
    return value.flatMap((section: unknown, index) => {
      const place = [...base, ...path, index];
      const found = checkSection(section, place, walk);
      walk.sections.set(place.join('/'), { ...found, problems: onceInList(fieldsTogether(found.problems)) });
      const inner = found.verdict ? nestedProblems(found.verdict, place, walk) : [];
      return [...found.problems, ...found.across, ...inner];
    });
  });
}

/** What the schemas say of the section at a path. Throws where the structure holds none: all of a file's have been checked. */
export function sectionVerdictAt({ sections }: Structure, path: Path): SectionVerdict {
  const found = sections.get(path.join('/'));
  if (!found) throw new Error(`The section at ${path.join('/')} was not checked.`);
  return found;
}

/** The innermost section around a place, with the path that leads to it; nothing where there is none. */
export function innermostSection({ sections }: Structure, path: Path): { at: Path; found: SectionVerdict | undefined } {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const found = sections.get(at.join('/'));
    if (found) return { at, found };
  }
  return { at: [], found: undefined };
}
