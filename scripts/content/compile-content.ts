import type { Facts, SiteSource } from '../../src/blocks/types.generated.ts';
import type { ContactForm, Page, Site } from '../../src/page/types.ts';
import { atStart } from './1-parse/decode.ts';
import { parseSource } from './1-parse/parse.ts';
import { schemaProblems } from './2-validate/schema-problems.ts';
import type { Validators } from './2-validate/validators.ts';
import { compileShared, sharedName } from './3-compile/compile-shared.ts';
import { applyKinds, isFields, problemAt, type SectionScope } from './3-compile/compile-sections.ts';
import { type CompiledPage, compilePage } from './compile-page.ts';
import { type Diagnostic, type Problem, type SourceFile, sortDiagnostics } from './diagnostic.ts';
import { type ImageInfo, type Route, type SiteContext, type SharedSections } from './site-context.ts';
import { findRoutes } from './3-compile/routes.ts';

/** The files of a content folder, as text. `problems` tells what could not be read. */
export type ContentFiles = {
  /** The folder as diagnostics show it. */
  folder: string;
  pages: readonly SourceFile[];
  site: SourceFile | undefined;
  facts: SourceFile | undefined;
  shared: readonly SourceFile[];
  publicFiles: ReadonlyMap<string, ImageInfo>;
  problems: readonly Diagnostic[];
};

/** What pages refer to, and what is wrong with it. */
export type CompiledSite = { context: SiteContext; source: SiteSource | undefined; diagnostics: Diagnostic[] };

/** A whole content folder, compiled. `pages` are those that could be read, in the order of their files. */
export type CompiledContent = CompiledSite & { pages: (CompiledPage & { source: SourceFile })[] };

/** Compiles a whole content folder and finds every mistake of every file. */
export function compileContent(files: ContentFiles, validators: Validators): CompiledContent {
  const site = compileSite(files, validators);
  const pages = files.pages.map((source) => ({ source, ...compilePage(source, site.context) }));
  const diagnostics = [...site.diagnostics, ...pages.flatMap((page) => page.diagnostics)];
  return { ...site, pages, diagnostics: sortDiagnostics(diagnostics) };
}

/** Everything that pages refer to: placeholders, routes, forms and shared sections. */
export function compileSite(files: ContentFiles, validators: Validators): CompiledSite {
  const diagnostics: Diagnostic[] = [...files.problems];
  const placeholders = new Map<string, string>();
  const routes = new Map<string, Route>();
  const forms = new Map<string, ContactForm>();
  const shared = new Map<string, SharedSections>();
  const inquiryTypes = new Set<string>();
  const context: SiteContext = { validators, site: emptySite, forms, inquiryTypes, placeholders, routes, shared, publicFiles: files.publicFiles };
  readFacts(files, context, placeholders, diagnostics);
  const siteData = readSiteData(files, diagnostics);
  addSitePlaceholders(siteData, placeholders);
  const found = findRoutes(files.pages, files.shared, context);
  diagnostics.push(...found.diagnostics);
  for (const [path, route] of found.routes) routes.set(path, route);
  const source = siteData && files.site && compileSiteSource(siteData, files.site, context, diagnostics);
  if (source) {
    for (const [name, form] of Object.entries(source.forms)) forms.set(name, { name, ...form });
    for (const name of Object.keys(source.inquiryTypes)) inquiryTypes.add(name);
    Object.assign(context, { site: browserSite(source) });
  }
  for (const file of files.shared) {
    const compiled = compileShared(file, context);
    shared.set(sharedName(file.file), compiled.sections);
    diagnostics.push(...compiled.diagnostics);
  }
  return { context, source, diagnostics };
}

function readFacts(files: ContentFiles, { validators }: SiteContext, placeholders: Map<string, string>, diagnostics: Diagnostic[]): void {
  if (!files.facts) return;
  const parsed = parseSource(files.facts);
  diagnostics.push(...parsed.diagnostics);
  if (!parsed.document) return;
  const { errors } = validators.check('Facts', parsed.data);
  diagnostics.push(...schemaProblems(errors).map((problem) => problemAt(parsed, problem, 'Facts')));
  if (!isFields(parsed.data)) return;
  for (const [name, fact] of Object.entries(parsed.data as Partial<Facts>))
    if (isFields(fact) && typeof fact['value'] === 'string') placeholders.set(`facts.${name}`, fact['value']);
}

function readSiteData(files: ContentFiles, diagnostics: Diagnostic[]): Record<string, unknown> | undefined {
  if (!files.site) {
    if (!files.problems.some((problem) => problem.file === `${files.folder}/_site.yaml`))
      diagnostics.push(atStart(`${files.folder}/_site.yaml`, 'site/missing', 'The file `_site.yaml` is missing: it holds the brand, the navigation and the forms.', 'Copy it from another site and change its words.'));
    return undefined;
  }
  const parsed = parseSource(files.site);
  diagnostics.push(...parsed.diagnostics);
  return isFields(parsed.data) ? structuredClone(parsed.data) : undefined;
}

/** `((product))`, `((organization))`, `((email))` and what lies below them. */
function addSitePlaceholders(site: Record<string, unknown> | undefined, placeholders: Map<string, string>): void {
  const text = (value: unknown, name: string) => { if (typeof value === 'string') placeholders.set(name, value); };
  const { product, organization, mailboxes, url } = site ?? {};
  if (isFields(product)) { text(product['name'], 'product'); text(product['slug'], 'product.slug'); }
  if (isFields(organization)) text(organization['name'], 'organization');
  if (isFields(mailboxes)) {
    text(mailboxes['general'], 'email');
    for (const [name, address] of Object.entries(mailboxes)) text(address, `email.${name}`);
  }
  text(url, 'url');
}

function compileSiteSource(data: Record<string, unknown>, file: SourceFile, context: SiteContext, diagnostics: Diagnostic[]): SiteSource | undefined {
  const parsed = parseSource(file);
  const before = diagnostics.length;
  const report = (problem: Problem) => { diagnostics.push(problemAt(parsed, problem, 'Site')); };
  const verdict = context.validators.check('SiteSource', data);
  schemaProblems(verdict.errors).forEach(report);
  const scope: SectionScope = { parsed, name: 'Site', pagePath: '/', context, diagnostics, forms: new Set(), anchors: new Map(), path: [], isNested: true };
  const mailboxes = isFields(data['mailboxes']) ? Object.keys(data['mailboxes']) : [];
  for (const { kind, path, value } of verdict.values)
    if (kind === 'mailbox' && typeof value === 'string' && !mailboxes.includes(value))
      report({ path, mark: 'value', code: 'mailbox/unknown', message: `There is no mailbox \`${value}\`.`, help: `Write one of: ${mailboxes.map((name) => `\`${name}\``).join(', ')}.` });
  applyKinds(data, verdict, report, scope);
  return diagnostics.slice(before).some((diagnostic) => diagnostic.severity === 'error') ? undefined : (data as unknown as SiteSource);
}

/** The part of the site that the browser gets. */
function browserSite(source: SiteSource): Site {
  const { language, url, navigation, footer, notFound, labels, fields } = source;
  return {
    product: source.product.name,
    organization: source.organization.name,
    language, url, navigation, footer, notFound, labels, fields,
    inquiryTypes: Object.fromEntries(Object.entries(source.inquiryTypes).map(([name, type]) => [name, type.label])),
  };
}

const noText = { title: '', description: '', heading: '', text: [], linkLabel: '' };
const emptySite: Site = {
  product: '', organization: '', language: 'en', url: '', navigation: [], footer: { columns: [], copyright: '' }, notFound: noText,
  labels: { menu: '', skip: '', lightTheme: '', darkTheme: '', newTab: '', pause: '', play: '', dialogClose: '', noAction: '', notifications: '', problem: '' },
  fields: { name: { label: '' }, email: { label: '' }, organization: { label: '' }, phone: { label: '' }, inquiryType: { label: '' }, message: { label: '' } },
  inquiryTypes: {},
};

/** The pages of a compiled folder, once it is known that nothing is wrong with it. */
export function validPages(content: CompiledContent): Page[] {
  return content.pages.flatMap(({ page }) => (page ? [page] : []));
}
