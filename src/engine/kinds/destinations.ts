import type { Action, Link } from '#kit/model';
import { nameOnDisk } from '../base/content-names.ts';
import { nearestName, replaced } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import type { NameKind } from '../links/references.ts';
import { isLinkProblem, resolveLink } from '../links/resolve-link.ts';
import { absentTarget } from '../links/time/link-target.ts';
import { publicFile } from './public-file.ts';
import { fill } from './text/fill.ts';
import type { ValueScope } from './value-scope.ts';

/** Where a link leads. */
export function link(value: string, scope: ValueScope): Link | undefined {
  let isFaulty = false;
  const url = fill(value, {
    pagePath: scope.pagePath,
    field: scope.field,
    context: scope.context,
    shown: scope.shown,
    isFollowing: scope.isFollowing,
    refer: (...reference) => scope.refer(...reference),
    report: (...problem) => {
      isFaulty = true;
      scope.report(...problem);
    },
    noteForm: (name) => scope.noteForm(name),
    slot: () => scope.slot(),
    notePicture: (order) => scope.notePicture(order),
  });
  return isFaulty ? undefined : resolved(url, scope, value);
}

/** Where an address leads; a faulty one is reported and returns nothing. `shown` is the address as it is written. */
export function resolved(url: string, scope: ValueScope, shown?: string): Link | undefined {
  const { uncertain } = scope.context;
  // What would be filled in stands in a file that can't be read.
  if (url.includes('((') && (uncertain.site || uncertain.facts)) return { href: url, external: false };
  // A placeholder that is left could not be filled in, which has been reported.
  if (shown === undefined && url.includes('((')) return undefined;
  const found = resolveLink(url, scope.pagePath, scope.context);
  if (!isLinkProblem(found)) {
    const { link, page, anchor, file } = found;
    if (page !== undefined) scope.refer('page', page);
    if (page !== undefined && anchor !== undefined) scope.refer('anchor', `${page}#${anchor}`);
    if (file !== undefined) scope.refer('file', file);
    const absent = scope.isFollowing ? undefined : absentTarget(found, scope.shown, scope.context);
    if (!absent) return link;
    scope.report({ ...absent.what, snippet: shown ?? url }, absent.missing);
    return undefined;
  }
  const { missing, ...problem } = found;
  const { replacement, ...rest } = problem;
  // A word for the filled-in address can't replace one that is written with placeholders.
  scope.report(
    shown === undefined ? problem : shown === url ? { ...problem, snippet: shown } : { ...rest, snippet: shown },
    missing,
  );
  return undefined;
}

/** The name of a form, which has to be there. */
export function form(name: string, scope: ValueScope): string {
  return formAmong(scope.context.formNames, name, scope);
}

/** The name of a form; where there is none, one of these may be meant. */
function formAmong(names: Iterable<string>, name: string, scope: ValueScope): string {
  const { forms, formNames, uncertain } = scope.context;
  scope.refer('form', name);
  if (forms.has(name)) scope.noteForm(name);
  else if (!formNames.has(name) && !uncertain.site) unknownName('form/unknown', 'form', name, names, scope);
  return name;
}

/** The name of a form that asks questions of its own. */
export function ownForm(name: string, scope: ValueScope): string {
  const { forms } = scope.context;
  const known = [...forms.values()].filter(({ fields }) => fields).map((each) => each.name);
  const named = forms.get(formAmong(known, name, scope));
  if (!named || named.fields) return name;
  scope.report({ ...finding('form/no-fields', { name, known }), snippet: name });
  return name;
}

/** The name of a kind of inquiry, which has to be there. */
export function inquiryType(name: string, scope: ValueScope): string {
  const { inquiryTypes, uncertain } = scope.context;
  scope.refer('inquiry', name);
  if (!inquiryTypes.has(name) && !uncertain.site) unknownName('inquiry/unknown', 'inquiry', name, inquiryTypes, scope);
  return name;
}

function unknownName(
  code: 'form/unknown' | 'inquiry/unknown',
  kind: NameKind,
  name: string,
  names: Iterable<string>,
  scope: ValueScope,
): void {
  const known = [...names];
  const near = nearestName(name, known);
  scope.report({ ...finding(code, { name, ...near, known }), snippet: name, ...replaced(near) }, { kind, name });
}

type ActionSource = { link?: unknown; dialog?: unknown; inquiryType?: unknown; download?: unknown };

/** What a button does. Nothing where its fields are faulty, which has been reported. */
export function action(source: ActionSource, scope: ValueScope): Action | undefined {
  const { link: url, dialog, download, inquiryType: inquiry } = source;
  const chosen = Object.entries({ link: url, dialog, download }).filter(([, value]) => value !== undefined);
  const isFaulty = [url, dialog, download, inquiry].some(
    (value) => value !== undefined && (typeof value !== 'string' || value === ''),
  );
  // A field that there is none of may be one of them under another name, which has been reported.
  const isStrange = Object.keys(source).some((name) => !['link', 'dialog', 'download', 'inquiryType'].includes(name));
  if (isFaulty || isStrange || (chosen.length === 0 && inquiry === undefined)) return undefined;
  if (chosen.length !== 1 || (inquiry !== undefined && dialog === undefined)) {
    scope.report(finding('action/choice', { chosen: chosen.map(([name]) => name) }));
    return undefined;
  }
  if (typeof url === 'string') {
    const target = link(url, scope);
    return target && { kind: 'link', link: target };
  }
  if (typeof download === 'string') {
    const href = nameOnDisk(download, scope.context.publicFiles);
    return publicFile(href, 'download/missing', scope) && { kind: 'download', href };
  }
  const name = form(String(dialog), scope);
  if (typeof inquiry === 'string') inquiryType(inquiry, scope);
  return {
    kind: 'dialog',
    form: name,
    inquiryType: typeof inquiry === 'string' ? inquiry : (scope.context.forms.get(name)?.inquiryType ?? name),
  };
}
