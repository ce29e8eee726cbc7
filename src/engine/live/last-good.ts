import { isError } from '#kit/model';
import type { CompiledSite } from '../4-compile/site/compile-site.ts';
import type { SharedSections } from '../links/site-context.ts';

/**
 * A site as it is now, with the last good state of each of its own files that has a mistake: brand and menu, figures, shared
 * sections. What is wrong now is reported as it is. The preview goes on with it; a build does not.
 */
export function keepLastGood(now: CompiledSite, before: CompiledSite): CompiledSite {
  const faulty = new Set(now.diagnostics.filter(isError).map(({ file }) => file));
  const { context } = now;
  const placeholders = new Map([...context.placeholders]);
  const isKept = (name: string) => (name.startsWith('facts.') ? isFaulty(faulty, '_facts') : !now.source);
  for (const [name, value] of before.context.placeholders)
    if (isKept(name) && !placeholders.has(name)) placeholders.set(name, value);
  const shared = new Map<string, SharedSections>(context.shared);
  for (const [name, sections] of before.context.shared)
    if (faulty.has(sections.file) && !sections.sections.some(({ type }) => type === 'invalid'))
      shared.set(name, sections);
  const theme = isFaulty(faulty, '_theme') ? before.theme : now.theme;
  const hasOldSite = !now.source && before.source !== undefined;
  const oldFiles = new Set([...shared.values()].filter((each) => !isIn(each, context.shared)).map(({ file }) => file));
  const kept = [...faulty].filter(
    (file) =>
      oldFiles.has(file) ||
      (hasOldSite && isFaulty([file], '_site')) ||
      (theme !== undefined && isFaulty([file], '_theme')),
  );
  if (now.source || !before.source) return { ...now, theme, kept, context: { ...context, placeholders, shared } };
  const { site, forms, formNames, inquiryTypes } = before.context;
  return {
    ...now,
    source: before.source,
    theme,
    kept,
    context: {
      ...context,
      placeholders,
      shared,
      site,
      forms,
      formNames: new Set([...formNames, ...context.formNames]),
      inquiryTypes: new Set([...inquiryTypes, ...context.inquiryTypes]),
    },
  };
}

function isIn(sections: SharedSections, all: ReadonlyMap<string, SharedSections>): boolean {
  return [...all.values()].includes(sections);
}

function isFaulty(files: Iterable<string>, name: string): boolean {
  return [...files].some((file) => file.includes(`/${name}.`));
}
