import { useMemo } from 'react';
import { isError, type Path } from '#kit/model';
import { isUnfilled } from '../form/messages.ts';
import { useStudio } from '../store/context.tsx';
import { useChangedPlaces } from '../translation/use-behind.ts';
import type { PlacedDiagnostic } from '../worker/protocol.ts';

/**
 * The sections of the page with a mistake, and those with something else to look at, by their numbers; what is of none is at -1. Which sections
 * of its original have changed takes an earlier text of that, which the check doesn't have.
 */
export function useMarks(page: string): ReadonlyMap<number, 'mistake' | 'note'> {
  const problems = useStudio((state) => state.pageFile?.diagnostics);
  const notes = useStudio((state) => state.siteState.diagnostics);
  const selection = useStudio((state) => state.selection);
  const data = useStudio(({ pageFile }) => (pageFile?.file === page ? pageFile.data : undefined));
  const changed = useChangedPlaces(page, data);
  return useMemo(() => {
    const isLeft = (each: PlacedDiagnostic) => !isUnfilled(each, selection);
    const [left, errors] = [notes.filter(isLeft), (problems ?? []).filter(isLeft).filter(isError)];
    return new Map([
      ...left.flatMap(({ file, path }) => (file === page ? [[selectedIn(path), 'note'] as const] : [])),
      ...changed.map((path) => [selectedIn(path), 'note'] as const),
      ...errors.map(({ path }) => [selectedIn(path), 'mistake'] as const),
    ]);
  }, [page, problems, notes, selection, changed]);
}

/** The number of the section that a path leads to or into; -1 where it leads to none. */
export function selectedIn([field, index]: Path): number {
  return field === 'sections' && typeof index === 'number' ? index : -1;
}
