import type { Diagnostic } from '../../model/diagnostic.ts';
import type { ContactForm, Site } from '../../model/page.ts';
import type { SiteSource } from '../../model/types.generated.ts';
import { copyOf } from '../1-parse/copy.ts';
import { atStart } from '../1-parse/decode.ts';
import { type ParsedFile, parseSource } from '../1-parse/parse.ts';
import { isFields } from '../2-validate/place.ts';
import { schemaProblems } from '../2-validate/schema-problems.ts';
import type { Validators, Verdict } from '../2-validate/validators.ts';
import { nearestName } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import { checkRedirects } from './check-redirects.ts';
import type { ContentFiles } from './compile-content.ts';
import { applyKinds, newScope, report, type SectionScope } from './compile-sections.ts';
import { compileShared, sharedName } from './compile-shared.ts';
import { addHomePage } from './home-page.ts';
import { type Outlines, outlinesOf } from './outline.ts';
import { noUses, type Uses } from './references.ts';
import { findRoutes } from './routes.ts';
import type { Route, SharedSections, SiteContext } from './site-context.ts';
import { takenFiles } from './taken-files.ts';
import { textWarnings } from './text-warnings.ts';
import { replaced } from './value-problem.ts';

/** What pages refer to, and what is wrong with it. `uses` is what the site's own files refer to. */
export type CompiledSite = {
  context: SiteContext;
  source: SiteSource | undefined;
  diagnostics: Diagnostic[];
  uses: Uses[];
};

/** Everything that pages refer to: placeholders, routes, forms and shared sections. */
export function compileSite(
  files: ContentFiles,
  validators: Validators,
  outlines: Outlines = outlinesOf(files.pages, validators),
): CompiledSite {
  const diagnostics: Diagnostic[] = [...files.problems];
  const facts = files.facts && parseSource(files.facts, 'Facts', validators);
  const site = files.site && parseSource(files.site, 'SiteSource', validators);
  const placeholders = new Map<string, string>();
  if (facts) readFacts(facts, validators, placeholders, diagnostics);
  if (isFields(site?.data)) addSitePlaceholders(site.data, placeholders);
  if (!site && !files.problems.some(({ file }) => file === files.folder || file.startsWith(`${files.folder}/_site.`)))
    diagnostics.push(
      atStart(`${files.folder}/_site.yaml`, finding('site/missing', { file: `${files.folder}/_site.yaml` })),
    );
  const routes = new Map<string, Route>();
  const forms = new Map<string, ContactForm>();
  const shared = new Map<string, SharedSections>();
  const context: SiteContext = {
    validators,
    folder: files.folder,
    site: emptySite,
    forms,
    formNames: namesOf(site?.data, 'forms'),
    inquiryTypes: namesOf(site?.data, 'inquiryTypes'),
    placeholders,
    routes,
    shared,
    publicFiles: files.publicFiles,
    uncertain: uncertainty(files, site, facts),
  };
  const found = findRoutes(files, outlines, context);
  diagnostics.push(...found.diagnostics);
  for (const [path, route] of found.routes) routes.set(path, route);
  if (!context.uncertain.routes && !found.isUncertain) addHomePage(files.pages, routes, context, diagnostics);
  if (found.isUncertain) Object.assign(context, { uncertain: { ...context.uncertain, routes: true } });
  diagnostics.push(...takenFiles(files.publicFiles.keys(), routes, files.publicFolder ?? 'public'));
  const uses = noUses();
  const source = site && compileSiteSource(site, context, diagnostics, uses);
  if (source) {
    for (const [name, form] of Object.entries(source.forms)) forms.set(name, { name, ...form });
    Object.assign(context, { site: browserSite(source) });
  }
  const all = [uses];
  for (const file of files.shared) {
    const compiled = compileShared(file, context);
    shared.set(sharedName(file.file), compiled.sections);
    diagnostics.push(...compiled.diagnostics);
    all.push(compiled.uses);
  }
  return { context, source, diagnostics, uses: all };
}

function uncertainty(
  files: ContentFiles,
  site: ParsedFile | undefined,
  facts: ParsedFile | undefined,
): SiteContext['uncertain'] {
  const isHidden = (parsed: ParsedFile | undefined) =>
    !parsed?.root || parsed.unread.size > 0 || !isFields(parsed.data);
  return {
    site: isHidden(site),
    // Where the whole file is missing, that is said once.
    facts: isHidden(facts),
    routes: hasUnreadPages(files),
  };
}

/** True where a page can't be read, or the whole folder: what links lead to can't be told then. */
function hasUnreadPages({ folder, problems }: ContentFiles): boolean {
  return problems.some(
    ({ file, severity, code }) =>
      severity === 'error' && code !== 'file/name' && file.startsWith(folder) && !/\/_[^/]*$/.test(file),
  );
}

function namesOf(data: unknown, field: string): Set<string> {
  const group = isFields(data) ? data[field] : undefined;
  return new Set(isFields(group) ? Object.keys(group) : []);
}

function readFacts(
  parsed: ParsedFile,
  validators: Validators,
  placeholders: Map<string, string>,
  diagnostics: Diagnostic[],
): void {
  diagnostics.push(...parsed.diagnostics);
  if (!parsed.root) return;
  const scope = { parsed, name: 'Facts', context: { validators }, diagnostics };
  const { errors } = validators.check('Facts', parsed.data);
  for (const problem of schemaProblems(errors, { data: parsed.data, path: [], words: validators }))
    report(scope, problem);
  if (!isFields(parsed.data)) return;
  for (const [name, fact] of Object.entries(parsed.data)) {
    const value = isFields(fact) ? fact['value'] : undefined;
    placeholders.set(`facts.${name}`, typeof value === 'string' ? value : name);
    if (typeof value !== 'string') continue;
    for (const problem of textWarnings(value, [value], false))
      report(scope, { ...problem, path: [name, 'value'], mark: 'value' });
  }
}

/** `((product))`, `((organization))`, `((email))` and what lies below them. */
function addSitePlaceholders(site: Record<string, unknown>, placeholders: Map<string, string>): void {
  const text = (value: unknown, name: string) => {
    if (typeof value === 'string') placeholders.set(name, value);
  };
  const { product, organization, mailboxes, url } = site;
  if (isFields(product)) {
    text(product['name'], 'product');
    text(product['slug'], 'product.slug');
  }
  if (isFields(organization)) text(organization['name'], 'organization');
  if (isFields(mailboxes)) {
    text(mailboxes['general'], 'email');
    for (const [name, address] of Object.entries(mailboxes)) text(address, `email.${name}`);
  }
  text(url, 'url');
}

function compileSiteSource(
  parsed: ParsedFile,
  context: SiteContext,
  diagnostics: Diagnostic[],
  uses: Uses,
): SiteSource | undefined {
  diagnostics.push(...parsed.diagnostics);
  const data = copyOf(parsed.data);
  if (!parsed.root) return undefined;
  const before = diagnostics.length;
  const scope = newScope({
    parsed,
    name: 'Site',
    pagePath: '/',
    context,
    diagnostics,
    uses,
    path: [],
    isNested: true,
  });
  const verdict = context.validators.check('SiteSource', data);
  for (const problem of schemaProblems(verdict.errors, { data, path: [], words: context.validators }))
    report(scope, problem);
  if (!isFields(data)) return undefined;
  checkMailboxes(data, verdict.values, scope);
  noteSimulated(data['forms'], scope);
  checkNavigation(data['navigation'], verdict.errors, scope);
  applyKinds(data, verdict, scope);
  checkRedirects(data['redirects'], scope);
  const isFaulty = [...parsed.diagnostics, ...diagnostics.slice(before)].some(({ severity }) => severity === 'error');
  // The schema has accepted the data, and every value of a kind is compiled.
  return isFaulty ? undefined : (data as unknown as SiteSource);
}

function checkMailboxes(
  data: Record<string, unknown>,
  values: readonly { kind: string; path: readonly (string | number)[]; value: unknown }[],
  scope: SectionScope,
): void {
  const known = [...namesOf(data, 'mailboxes')];
  for (const { kind, path, value } of values) {
    if (kind !== 'mailbox' || typeof value !== 'string' || known.includes(value) || scope.context.uncertain.site)
      continue;
    const near = nearestName(value, known);
    report(scope, {
      path,
      mark: 'value',
      ...finding('mailbox/unknown', { name: value, ...near, known }),
      ...replaced(near),
    });
  }
}

/** An entry of the menu opens a page, or a menu. */
function checkNavigation(entries: unknown, errors: Verdict['errors'], scope: SectionScope): void {
  (Array.isArray(entries) ? entries : []).forEach((entry: unknown, index) => {
    if (!isFields(entry) || typeof entry['label'] !== 'string') return;
    const { label } = entry;
    // What the schema refuses of it may be its target under another name.
    const isRefused = errors.some(({ instancePath }) => instancePath === `/navigation/${index}`);
    if ('link' in entry || 'items' in entry || isRefused) return;
    report(scope, {
      path: ['navigation', index, 'label'],
      mark: 'value',
      ...finding('navigation/no-target', { label }),
    });
  });
}

function noteSimulated(forms: unknown, scope: SectionScope): void {
  for (const [name, form] of Object.entries(isFields(forms) ? forms : {}))
    if (isFields(form) && form['send'] === 'simulated')
      report(scope, { path: ['forms', name, 'send'], mark: 'value', ...finding('form/simulated', { name }) });
}

/** The part of the site that the browser gets. */
function browserSite(source: SiteSource): Site {
  const { language, url, navigation, footer, privacy, notFound, labels, fields } = source;
  return {
    product: source.product.name,
    organization: source.organization.name,
    language,
    url,
    navigation,
    footer,
    privacy,
    notFound,
    labels,
    fields,
    inquiryTypes: Object.fromEntries(Object.entries(source.inquiryTypes).map(([name, type]) => [name, type.label])),
  };
}

const noText = { title: '', description: '', heading: '', text: [], linkLabel: '', suggestion: '' };
const emptySite: Site = {
  product: '',
  organization: '',
  language: 'en',
  url: '',
  navigation: [],
  footer: { columns: [], copyright: '' },
  privacy: { text: [], link: { href: '/', external: false }, linkLabel: '' },
  notFound: noText,
  labels: {
    menu: '',
    skip: '',
    lightTheme: '',
    darkTheme: '',
    newTab: '',
    pause: '',
    play: '',
    dialogClose: '',
    noAction: '',
    notifications: '',
    problem: '',
    current: '',
    planned: '',
    vision: '',
    yes: '',
    no: '',
    from: '',
    to: '',
    allCategories: '',
    category: '',
    articles: { other: '' },
    articlesInCategory: { other: '' },
    needsScript: '',
    noNumber: '',
    tooLong: '',
  },
  fields: {
    name: { label: '' },
    email: { label: '' },
    organization: { label: '' },
    phone: { label: '' },
    inquiryType: { label: '' },
    message: { label: '' },
  },
  inquiryTypes: {},
};
