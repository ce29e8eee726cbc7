import type { Section } from '../../../src/blocks/types.generated.ts';
import type { InvalidSection } from '../../../src/page/types.ts';
import { locate } from '../1-parse/locate.ts';
import { diagnosticAt, type ParsedFile } from '../1-parse/parse.ts';
import { blockProblems } from '../2-validate/block-problems.ts';
import { schemaProblems } from '../2-validate/schema-problems.ts';
import type { KindValue, Verdict } from '../2-validate/validators.ts';
import type { Diagnostic, Path, Problem } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { SiteContext } from '../site-context.ts';
import { compileValue, type ValueScope } from './compile-value.ts';
import { sectionPlace } from './section-place.ts';

/** What sections are compiled within, and where findings go. */
export type SectionScope = {
  parsed: ParsedFile;
  /** The words that every place begins with, such as `Home`. */
  name: string;
  pagePath: string;
  context: SiteContext;
  diagnostics: Diagnostic[];
  forms: Set<string>;
  /** The `id`s of sections so far, with the line of each. */
  anchors: Map<string, number>;
  /** Steps that lead to the list of sections. */
  path: Path;
  /** True inside of tabs and shared files, where no hero may stand. */
  isNested: boolean;
};

/** A list of sections, each compiled by the block that its `type` names; a faulty one becomes an invalid section. */
export function compileSections(list: unknown, scope: SectionScope): (Section | InvalidSection)[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((data: unknown, index) => compileSection(data, index, scope));
}

function compileSection(data: unknown, index: number, scope: SectionScope): (Section | InvalidSection)[] {
  const path = [...scope.path, index];
  const before = scope.diagnostics.length;
  const where = `${scope.name}, ${sectionPlace(data, index)}`;
  const report = (problem: Problem) => {
    const place = { ...problem, path: [...path, ...problem.path] };
    scope.diagnostics.push(problemAt(scope.parsed, place, where));
  };
  const compiled = isFields(data) ? compileByType(data, report, { ...scope, path, name: where }) : [];
  if (!isFields(data))
    report({ path: [], mark: 'value', code: 'section/form', message: 'A section is a group of fields that begins with `- type:`.', help: 'Write `- type:` and the name of a block.' });
  const problems = scope.diagnostics.slice(before).filter((diagnostic) => diagnostic.severity === 'error');
  if (problems.length === 0) return compiled;
  return [{ type: 'invalid', where, problems: problems.map(({ file, line, column, message, help }) => ({ file, line, column, message, ...(help === undefined ? {} : { help }) })) }];
}

type Report = (problem: Problem) => void;

function compileByType(data: Fields, report: Report, scope: SectionScope): (Section | InvalidSection)[] {
  const { validators } = scope.context;
  const type = data['type'];
  if (type === 'shared') return sharedSections(data, report, scope);
  if (typeof type !== 'string' || !validators.blockTypes.includes(type)) {
    report(unknownType(type, validators.blockTypes));
    return [];
  }
  const verdict = validators.checkBlock(type, data);
  schemaProblems(verdict.errors).forEach(report);
  if (type === 'hero' && (scope.isNested || scope.path.at(-1) !== 0))
    report({ path: ['type'], mark: 'value', code: 'page/hero', message: 'A hero stands only at the top of a page, as its first section.', help: 'Use another block here, such as `prose`.' });
  if (verdict.errors.length === 0) blockProblems(type, data).forEach(report);
  applyKinds(data, verdict, report, scope);
  return [data as unknown as Section];
}

function unknownType(type: unknown, known: readonly string[]): Problem {
  if (type === undefined) return { path: [], mark: 'key', code: 'field/missing', message: 'The field `type` is missing.', help: 'Begin the section with `- type:` and the name of a block.' };
  const word = typeof type === 'string' ? nearest(type, [...known, 'shared']) : undefined;
  return {
    path: ['type'], mark: 'value', code: 'block/unknown', message: `There is no block type \`${typeof type === 'string' ? type : JSON.stringify(type)}\`.`,
    help: word ? `Change it to \`${word}\`.` : `Write one of: ${known.map((name) => `\`${name}\``).join(', ')}.`,
  };
}

function sharedSections(data: Fields, report: Report, scope: SectionScope): (Section | InvalidSection)[] {
  schemaProblems(scope.context.validators.check('SharedSection', data).errors).forEach(report);
  const name = data['name'];
  if (typeof name !== 'string') return [];
  const shared = scope.context.shared.get(name);
  if (!shared) {
    const word = nearest(name, scope.context.shared.keys());
    report({ path: ['name'], mark: 'value', code: 'shared/unknown', message: `There is no file \`_shared/${name}.yaml\`.`, help: word ? `Change it to \`${word}\`.` : 'Create it, or write the name of a file that is there.' });
    return [];
  }
  for (const form of shared.forms) scope.forms.add(form);
  return shared.sections;
}

/** Replaces each value that is of a kind by what it is compiled to. */
export function applyKinds(data: object, verdict: Verdict, report: Report, scope: SectionScope): void {
  for (const { kind, path, value } of verdict.values) {
    if (kind === 'sections') {
      const nested = { ...scope, path: [...scope.path, ...path], isNested: true };
      setAt(data, path, compileSections(value, nested));
    } else if (kind === 'anchor') {
      noteAnchor(value, path, report, scope);
    } else {
      const values: ValueScope = {
        pagePath: scope.pagePath,
        context: scope.context,
        report: (problem) => { report({ ...problem, path, mark: 'value' }); },
        useForm: (name) => scope.forms.add(name),
      };
      setAt(data, path, compileValue(kind, value, values));
    }
  }
}

function noteAnchor(value: unknown, path: KindValue['path'], report: Report, scope: SectionScope): void {
  if (typeof value !== 'string') return;
  const first = scope.anchors.get(value);
  if (first !== undefined)
    report({ path, mark: 'value', code: 'anchor/duplicate', message: `\`id: ${value}\` is used twice on this page (first on line ${first}).`, help: 'Give one of the two another id.' });
  else scope.anchors.set(value, diagnosticAt(scope.parsed, locate(scope.parsed, [...scope.path, ...path], 'value'), { code: '', message: '' }).line);
}

/** A problem as a diagnostic: its path becomes a place in the file. */
export function problemAt(parsed: ParsedFile, problem: Problem, where?: string): Diagnostic {
  const { path, mark, snippet, code, message, help, severity } = problem;
  return diagnosticAt(parsed, locate(parsed, path, mark, snippet), {
    code, message, ...(help === undefined ? {} : { help }), ...(severity === undefined ? {} : { severity }), ...(where === undefined ? {} : { where }),
  });
}

type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function setAt(root: object, path: Path, value: unknown): void {
  let target: unknown = root;
  for (const step of path.slice(0, -1)) target = (target as Record<string | number, unknown> | undefined)?.[step];
  const last = path.at(-1);
  if (last !== undefined && typeof target === 'object' && target !== null) (target as Record<string | number, unknown>)[last] = value;
}
