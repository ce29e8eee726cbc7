import { type Path, splitLines } from '#kit/model';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { keyOf } from './words.ts';

/** What is said of one link among the words of a field: of the diagnostics of a file with this `text`, those at this address. */
export function linkMessages(
  diagnostics: readonly PlacedDiagnostic[],
  { path, address, text }: { path: Path; address: string; text: string },
): PlacedDiagnostic[] {
  const lines = splitLines(text);
  return diagnostics.filter(
    ({ code, path: at, line, column, endColumn }) =>
      code.startsWith('link/') &&
      keyOf(at) === keyOf(path) &&
      lines[line - 1]?.slice(column - 1, endColumn - 1) === address,
  );
}
