import { type Diagnostic, hasErrors, isFields, type Path, type SiteSource, valueAt } from '#kit/model';
import { copyOf } from '../../1-parse/copy.ts';
import { zoneProblem } from '../../2-validate/forms.ts';
import { typeOf } from '../../2-validate/section-type.ts';
import type { KindValue, Verdict } from '../../2-validate/validators.ts';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { isZone } from '../../base/moment.ts';
import { nearestName, replaced } from '../../base/nearest.ts';
import { always } from '../../base/shown.ts';
import { finding } from '../../catalogue/index.ts';
import { noReferences, type References } from '../../links/references.ts';
import type { SiteContext } from '../../links/site-context.ts';
import { checkLanguages } from '../languages/check-languages.ts';
import { applyKinds } from '../sections/compile-sections.ts';
import { newScope, report, type SectionScope, schemaAt } from '../sections/section-scope.ts';
import { checkForms } from './check-forms.ts';
import { checkRedirects } from './check-redirects.ts';
import { checkAnswerWords, checkWords } from './missing-words.ts';
import { followsTarget, shownSite } from './shown-site.ts';
import { namesOf } from './site-names.ts';

/** The site's own file, compiled; without `source` where it has a mistake. */
export type CompiledSource = { source?: SiteSource; diagnostics: Diagnostic[]; references: References };

/**
 * Compiles what `_site.yaml` says within what is known so far: names, pages and files. What a language says other is not looked at
 * in it.
 */
export function compileSiteSource(
  parsed: SourceDocument,
  context: SiteContext,
  isReplaced?: (path: Path) => boolean,
): CompiledSource {
  const { scope, found, data } = openSource(parsed, context, isReplaced);
  if (!data) return found;
  const { verdict } = parsed.structure;
  checkMailboxes(data, verdict.values, scope);
  noteSimulated(data['forms'], scope);
  checkForms(data['forms'], scope);
  checkInquiries(data['forms'], scope);
  const { zone } = data;
  if (typeof zone === 'string' && !isZone(zone)) report(scope, zoneProblem(zone, ['zone']));
  checkReviewed(data, scope);
  checkLanguages(data, scope);
  if (context.language === context.languages[0]) {
    checkWords(data, String(data['language']), scope);
    checkAnswerWords(data, String(data['language']), ['language'], scope);
  }
  applyKinds(data, verdict, scope);
  checkRedirects(data['redirects'], scope);
  if (hasErrors(found.diagnostics)) return found;
  // The schema has accepted the data, and every value of a kind is compiled.
  return { ...found, source: shownSite(data as unknown as SiteSource, context) };
}

/** `found` is what `scope` has noted up to now; `data` a copy of what the file says, where it holds fields. */
type OpenSource = { scope: SectionScope; found: CompiledSource; data?: Record<string, unknown> };

/**
 * Begins with a file of the words of a site, the original's or a language's: what it is compiled within, once what any such file
 * can have wrong is reported.
 */
export function openSource(
  parsed: SourceDocument,
  context: SiteContext,
  isReplaced?: (path: Path) => boolean,
): OpenSource {
  const scope = newScope({
    parsed,
    name: 'Site',
    pagePath: '/',
    context,
    diagnostics: [...parsed.diagnostics],
    references: noReferences(),
    path: [],
    isNested: true,
    shown: always,
    isFollowing: followsTarget,
    ...(isReplaced ? { isReplaced } : {}),
  });
  const found = { diagnostics: scope.diagnostics, references: scope.references };
  for (const problem of parsed.structure.own) report(scope, problem);
  const data = copyOf(parsed.data);
  if (!isFields(data)) return { scope, found };
  checkNavigation(data['navigation'], parsed.structure.verdict.errors, scope);
  return { scope, found, data };
}

function checkMailboxes(data: Record<string, unknown>, values: readonly KindValue[], scope: SectionScope): void {
  const known = [...namesOf(data, 'mailboxes')];
  for (const { kind, path, value: name } of values) {
    if (kind !== 'mailbox' || typeof name !== 'string' || scope.context.uncertain.site) continue;
    scope.references.found.mailbox.add(name);
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    const diagnostic = report(scope, {
      path,
      mark: 'value',
      ...finding('mailbox/unknown', { name, ...near, known }),
      ...replaced(near),
    });
    if (diagnostic) scope.references.missing.push({ kind: 'mailbox', name, diagnostic });
  }
}

/** Rules for kinds of sections name blocks. */
function checkReviewed(data: Record<string, unknown>, scope: SectionScope): void {
  const rules = valueAt(data, ['review', 'sections']);
  for (const [index, rule] of (Array.isArray(rules) ? rules : []).entries()) {
    const type = valueAt(rule, ['type']);
    const { problem } =
      typeof type === 'string'
        ? typeOf({ type }, { path: ['review', 'sections', index], mayBeHero: true }, scope.context.checker)
        : {};
    if (problem) report(scope, problem);
  }
}

/** An entry of the menu opens a page, or a menu; not both. Only one that opens a page can look like a button. */
function checkNavigation(entries: unknown, errors: Verdict['errors'], scope: SectionScope): void {
  (Array.isArray(entries) ? entries : []).forEach((entry: unknown, index) => {
    if (!isFields(entry) || typeof entry['label'] !== 'string') return;
    const { label } = entry;
    // What the schema refuses of it may be its target under another name.
    const isRefused = errors.some(({ instancePath }) => instancePath === `/navigation/${index}`);
    for (const name of 'items' in entry && !isRefused ? ['link', 'button'] : []) {
      if (!(name in entry)) continue;
      const otherLabel = schemaAt(['navigation', index, 'items'], scope)?.label;
      const what = finding('field/no-effect', { name, other: 'items', otherLabel, isMissing: false });
      report(scope, { path: ['navigation', index, name], mark: 'key', ...what });
    }
    if ('link' in entry || 'items' in entry || isRefused) return;
    report(scope, {
      path: ['navigation', index, 'label'],
      mark: 'value',
      ...finding('navigation/no-target', { label }),
    });
  });
}

/** A form says the name of a kind of inquiry, or words of its own: one that looks like a name is meant as one. */
function checkInquiries(forms: unknown, scope: SectionScope): void {
  const { inquiryTypes, uncertain } = scope.context;
  for (const [form, fields] of Object.entries(isFields(forms) ? forms : {})) {
    const name = isFields(fields) ? fields['inquiryType'] : undefined;
    if (typeof name !== 'string' || !/^[a-z][a-z\d_-]*$/.test(name) || uncertain.site) continue;
    scope.references.found.inquiry.add(name);
    if (inquiryTypes.has(name)) continue;
    const near = nearestName(name, inquiryTypes);
    const what = finding('inquiry/unknown', { name, ...near, known: [...inquiryTypes] });
    const diagnostic = report(scope, {
      path: ['forms', form, 'inquiryType'],
      mark: 'value',
      ...what,
      ...replaced(near),
    });
    if (diagnostic) scope.references.missing.push({ kind: 'inquiry', name, diagnostic });
  }
}

function noteSimulated(forms: unknown, scope: SectionScope): void {
  for (const [name, form] of Object.entries(isFields(forms) ? forms : {}))
    if (isFields(form) && form['send'] === 'simulated')
      report(scope, {
        path: ['forms', name, 'send'],
        mark: 'value',
        ...finding('form/simulated', { name, title: form['title'] }),
      });
}
