import { type Diagnostic, isError } from '#kit/model';

/** What explains a link that leads nowhere: a name or an address of another form, or a picture where no link is. */
const explainsLink: readonly string[] = ['value/form', 'value/url', 'text/picture'];

/**
 * What is said of one line several times in the same words, once; each place that a fix changes keeps its own. Where a name or an
 * address has not the form that is asked for, it is not also told that it leads nowhere. What is only worth knowing of a line waits
 * until nothing is wrong with it, and the sample texts of one place are one thing.
 */
export function onceOnLine(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const said = new Set<string>();
  const lineOf = ({ file, line }: Diagnostic) => `${file}:${line}`;
  const ofForm = new Set(diagnostics.filter(({ code }) => explainsLink.includes(code)).map(lineOf));
  const ofError = new Set(diagnostics.filter(isError).map(lineOf));
  return diagnostics.filter((one) => {
    const { file, line, code, severity, message, where, fix } = one;
    if (/^(?:link|redirect)\//.test(code) && ofForm.has(lineOf(one))) return false;
    // The first line stands for the whole file as well.
    if (severity === 'note' && line > 1 && ofError.has(lineOf(one))) return false;
    const key = code === 'text/sample' ? `${file} ${where} ${code}` : `${lineOf(one)} ${code} ${message}`;
    if (!fix && said.has(key)) return false;
    said.add(key);
    return true;
  });
}
