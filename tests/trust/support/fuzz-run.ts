import fc from 'fast-check';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { type CompiledPage, compilePage, compileSite, decodeSource, noReferences } from '#engine';
import { specification } from '../../specification/folders.ts';
import { hostilePage, pageTexts } from './hostile-pages.ts';

/**
 * `fuzz-run.ts COUNT SEED`: compiles COUNT hostile pages in a process of its own, so that a page that hangs or takes all
 * memory is seen from outside. Prints a line of progress now and then, and the result as JSON at the end.
 */
const [count = 1000, seed = 1] = process.argv.slice(2).map(Number);
const { context } = compileSite(
  readContent(projectRoot, specification.pages, specification.public),
  loadChecker(projectRoot),
);
// What the code and the site take by themselves grows with the blocks that there are.
const before = peakMegabytes();
const untouched = prototypeNames();
const result = { files: 0, withoutError: 0, slowest: 0, codes: new Set<string>() };

const property = fc.property(hostilePage(pageTexts(specification.pages)), (bytes) => {
  const begun = process.cpuUsage();
  const source = decodeSource('pages/fuzz.yaml', bytes);
  const compiled: CompiledPage =
    'code' in source ? { diagnostics: [source], references: noReferences() } : compilePage(source, context);
  // Time of the processor, since a busy machine makes everything slow.
  result.slowest = Math.max(result.slowest, process.cpuUsage(begun).user / 1000);
  result.files += 1;
  if (result.files % 5 === 0) console.log(`${result.files} files`);
  checkPrototypes();
  checkDiagnostics(compiled, new TextDecoder().decode(bytes));
  if (compiled.page && compiled.diagnostics.every(({ severity }) => severity !== 'error')) result.withoutError += 1;
  checkAddresses(compiled.page);
});

const details = fc.check(property, { numRuns: count, seed, endOnFailure: false });
const failure = details.failed
  ? { message: stackOf(details.errorInstance), page: new TextDecoder().decode(details.counterexample?.[0]) }
  : undefined;
const megabytes = peakMegabytes() - before;
console.log(
  JSON.stringify({
    ...result,
    codes: [...result.codes].sort(),
    slowest: Math.round(result.slowest),
    megabytes,
    failure,
  }),
);

function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function prototypeNames(): string {
  return [Object, Array, String, Number, Function, Map]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');
}

function checkPrototypes(): void {
  if (prototypeNames() !== untouched || 'polluted' in {}) throw new Error('A prototype was changed.');
}

/** Everything that is wrong is a diagnostic that somebody can read and find. */
function checkDiagnostics({ diagnostics }: CompiledPage, text: string): void {
  const lines = text.split('\n').length + 1;
  for (const { line, column, endLine, endColumn, code, message, help = 'none' } of diagnostics) {
    result.codes.add(code);
    const isPlace =
      line >= 1 && line <= lines && column >= 1 && (endLine > line || (endLine === line && endColumn >= column));
    if (!isPlace) throw new Error(`${code} stands at ${line}:${column}-${endLine}:${endColumn}.`);
    if (!/^[a-z]+\/[a-z-]+$/.test(code)) throw new Error(`The code ${code} is none.`);
    if (/undefined|\[object|NaN|^\s*$/.test(message) && !/undefined|\[object|NaN/.test(text))
      throw new Error(`${code} says: ${message}`);
    if (help.trim() === '') throw new Error(`${code} helps with nothing.`);
  }
}

/** No address gets into a page that a link may not lead to, however faulty the rest of the page is. */
function checkAddresses(value: unknown): void {
  if (Array.isArray(value)) value.forEach(checkAddresses);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) {
      if (
        (key === 'href' || key === 'src') &&
        typeof inner === 'string' &&
        !/^(https:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(inner)
      )
        throw new Error(`The page leads to ${inner}`);
      checkAddresses(inner);
    }
}

/** What went wrong and where, without the test's own lines. */
function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 6).join('\n') : String(error);
}
