import type { Advice, Path, Piece, Said } from '#kit/model';
import { typed, type Writing } from './say.ts';

/** Where a message stands: what is marked there (offsets, and whether that is a whole value), and its path in the data. */
export type AdvicePlace = {
  range: readonly [number, number];
  isValue: boolean;
  path: Path | undefined;
  writing: Writing;
};

/** What a help tells to do at a place, each thing that would be enough alone. */
export function adviceOf(help: Said | undefined, place: AdvicePlace): Advice[] {
  return (help ?? []).flatMap((piece) => (typeof piece === 'string' ? [] : pieceAdvice(piece, place)));
}

function pieceAdvice(piece: Exclude<Piece, string>, { range, isValue, path, writing }: AdvicePlace): Advice[] {
  if (!('does' in piece)) return [];
  if ('instead' in piece) return [{ do: 'replace', range, text: typed(piece.instead, writing) }];
  if (path === undefined) return [];
  if ('remove' in piece)
    return [{ do: 'remove', path: piece.sibling === undefined ? path : [...path.slice(0, -1), piece.sibling] }];
  if ('name' in piece) return [{ do: 'set', path, value: piece.value }];
  if ('entry' in piece) return [{ do: 'append', path, entry: piece.entry, count: piece.count }];
  if (piece.does === 'exchange') return [{ do: 'exchange', path, fields: { [piece.field]: piece.value } }];
  if ('fields' in piece) return [{ do: 'add', path: piece.isBeside ? path.slice(0, -1) : path, fields: piece.fields }];
  if (piece.does === 'add') return [{ do: 'add', path, fields: { [piece.field]: piece.value } }];
  return isValue
    ? [{ do: 'replace', range, text: typed(piece.value, writing) }]
    : [{ do: 'set', path, value: piece.value }];
}
