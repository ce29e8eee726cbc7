import type { ContactForm, Page } from '../../src/page/types.ts';
import { parseSource, type ParsedFile } from './1-parse/parse.ts';
import { schemaProblems } from './2-validate/schema-problems.ts';
import { compileSections, isFields, problemAt, type SectionScope } from './3-compile/compile-sections.ts';
import { compileValue } from './3-compile/compile-value.ts';
import { pageName } from './3-compile/section-place.ts';
import type { Diagnostic, Path, Problem, SourceFile } from './diagnostic.ts';
import type { SiteContext } from './site-context.ts';

/** A compiled page. `page` is missing where the file can't be read at all; with errors it holds invalid sections. */
export type CompiledPage = { page?: Page; diagnostics: Diagnostic[] };

/**
 * One page definition to plain data. Pure: the same source and site give the same page.
 * The build, the dev server, the validator and the tests all go through here.
 */
export function compilePage(source: SourceFile, context: SiteContext): CompiledPage {
  const parsed = parseSource(source);
  if (parsed.document === undefined) return { diagnostics: [...parsed.diagnostics] };
  const diagnostics: Diagnostic[] = [...parsed.diagnostics];
  const name = pageName(source.file);
  const report = (problem: Problem) => diagnostics.push(problemAt(parsed, problem, name));
  const data: unknown = structuredClone(parsed.data);
  if (!isFields(data)) {
    report({ path: [], mark: 'value', code: 'page/form', message: 'A page begins with `title:`, `description:` and `sections:`.' });
    return { diagnostics };
  }
  const verdict = context.validators.check('PageSource', data);
  schemaProblems(verdict.errors).forEach(report);
  const path = routePath(parsed, context);
  const scope: SectionScope = {
    parsed, name, pagePath: path, context, diagnostics, forms: new Set(), anchors: new Map(), path: ['sections'], isNested: false,
  };
  const text = (field: 'title' | 'description'): string => compileText(data[field], [field], path, context, report);
  const [title, description] = [text('title'), text('description')];
  checkLengths({ title, description }, data, report);
  checkFirstSection(data['sections'], report);
  const sections = compileSections(data['sections'], scope);
  return { page: { path, title, description, sections, forms: formsOf(scope.forms, context) }, diagnostics };
}

/** The address of a page: its `path`, or else its file's name (`about.yaml` is /about, `home.yaml` is /). */
export function routePath(parsed: ParsedFile, context: Pick<SiteContext, 'placeholders'>): string {
  const own = isFields(parsed.data) ? parsed.data['path'] : undefined;
  if (typeof own === 'string')
    return own.replace(/\(\(\s*([^()]*?)\s*\)\)/g, (whole, name: string) => context.placeholders.get(name) ?? whole);
  const base = (parsed.source.file.split(/[\\/]/).at(-1) ?? '').replace(/\.(ya?ml|json)$/, '');
  return base === 'home' ? '/' : `/${base}`;
}

function compileText(value: unknown, path: Path, pagePath: string, context: SiteContext, report: (problem: Problem) => void): string {
  const compiled = compileValue('text', value, {
    pagePath, context, useForm: () => undefined, report: (problem) => { report({ ...problem, path, mark: 'value' }); },
  });
  return typeof compiled === 'string' ? compiled : '';
}

/** What search results show: titles of 10 to 65 and descriptions of 50 to 160 characters. A note, never an error. */
function checkLengths(page: { title: string; description: string }, data: object, report: (problem: Problem) => void): void {
  const limits = { title: [10, 65], description: [50, 160] } as const;
  for (const field of ['title', 'description'] as const) {
    const [least, most] = limits[field];
    const { length } = page[field];
    if (!(field in data) || length === 0 || (length >= least && length <= most)) continue;
    report({
      path: [field], mark: 'value', severity: 'note', code: `${field}/length`,
      message: `This ${field} has ${length} characters; search results show ${least} to ${most}.`,
      help: length < least ? 'Say a little more.' : 'Shorten it.',
    });
  }
}

function checkFirstSection(sections: unknown, report: (problem: Problem) => void): void {
  const first: unknown = Array.isArray(sections) ? sections[0] : undefined;
  if (!isFields(first) || first['type'] === 'hero') return;
  report({
    path: ['sections', 0], mark: 'value', code: 'page/no-hero',
    message: 'A page begins with a hero, which holds its main heading.', help: 'Add a section `- type: hero` with a `heading` at the top.',
  });
}

function formsOf(names: ReadonlySet<string>, context: SiteContext): Record<string, ContactForm> {
  const forms: Record<string, ContactForm> = {};
  for (const name of [...names].sort()) {
    const form = context.forms.get(name);
    if (form) forms[name] = form;
  }
  return forms;
}
