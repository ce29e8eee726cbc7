import { allFiles, tryFixes } from '#engine';
import type { Diagnostic } from '#kit/model';
import type { LiveSite } from './live-site.ts';
import type { EditResult } from './protocol.ts';

/** The texts after a fix, which must keep what every fix promises; the worker takes them over. */
export function fixTexts(wanted: Diagnostic, live: LiveSite): EditResult {
  const known = live.diagnostics();
  const alone = known.find((one) => isSame(one, wanted));
  const fixes = alone ? [alone] : sameSlips(wanted, live);
  if (fixes.length === 0) return { refused: 'This has changed since the message was shown. Look at it again.' };
  const before = { files: live.files, diagnostics: alone ? known : [...known, ...fixes] };
  const tried = tryFixes(before, fixes, live.checker, { now: Date.now() });
  const { texts } = live;
  const changes = allFiles(tried?.files ?? live.files).flatMap(({ file, text: after }) => {
    const text = texts.get(file) ?? '';
    return text === after ? [] : [{ file, before: text, after }];
  });
  if (changes.length === 0) return { refused: 'This fix would leave another mistake behind, so nothing was changed.' };
  live.replace(new Map(changes.map(({ file, after }) => [file, after])));
  return { changes };
}

/**
 * The slips that are fixed together with one that only its own page tells of: where several places use a name that is gone, the
 * whole site tells of them once, at the name that was meant, and one alone can't be fixed.
 */
function sameSlips(wanted: Diagnostic, live: LiveSite): Diagnostic[] {
  const pages = live.files.pages.flatMap((page) => live.compile(page).diagnostics);
  const all = [...live.site.diagnostics, ...pages].filter(
    ({ code, message, fix }) => code === wanted.code && message === wanted.message && fix?.text === wanted.fix?.text,
  );
  // What several pages put in is told on each of them.
  const places = new Map(all.map((one) => [`${one.file} ${JSON.stringify(one.fix?.range)}`, one]));
  return all.some((one) => isSame(one, wanted)) ? [...places.values()] : [];
}

function isSame({ file, code, fix }: Diagnostic, wanted: Diagnostic): boolean {
  return (
    fix !== undefined &&
    file === wanted.file &&
    code === wanted.code &&
    JSON.stringify(fix) === JSON.stringify(wanted.fix)
  );
}
