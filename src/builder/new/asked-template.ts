import { nearest } from '#engine/base';
import { type Template, templateCalled } from '#engine/refactor';
import { UsageError } from '../base/usage-error.ts';

/** The template that somebody means. Throws UsageError, with all there are, where it is none. */
export function askedTemplate(written: string, templates: readonly Template[]): Template {
  const template = templateCalled(written, templates);
  if (template) return template;
  const near = nearest(
    written,
    templates.map(({ name }) => name),
  );
  throw new UsageError(
    [
      `There is no template \`${written}\`.${near === undefined ? '' : ` Did you mean \`${near}\`?`} There are:`,
      ...templateLines(templates),
    ].join('\n'),
  );
}

/** Templates by name with what each is for, a line each. */
function templateLines(templates: readonly Template[]): string[] {
  const width = Math.max(...templates.map(({ name }) => name.length));
  return templates.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`);
}
