import { isFields } from '#kit/model';
import type { KeptHistory } from './history.ts';

/** How many steps outlive a reload: texts of pages stand in each of them, and a browser has room for about five million letters. */
const most = 50;

const key = 'history';

/** Keeps a tab's history for when it is loaded again: as much of it as there is room for, of the newest. */
export function keepHistory(prefix: string, { past, future }: KeptHistory): void {
  for (let steps = most; steps > 0; steps = Math.floor(steps / 2)) {
    try {
      sessionStorage.setItem(prefix + key, JSON.stringify({ past: past.slice(-steps), future: future.slice(-steps) }));
      return;
    } catch {
      // There is no room for so many.
    }
  }
}

/** The history that was kept of this tab; nothing where there is none. */
export function keptHistory(prefix: string): KeptHistory | undefined {
  try {
    const json = sessionStorage.getItem(prefix + key) ?? '';
    sessionStorage.removeItem(prefix + key);
    const kept: unknown = JSON.parse(json);
    return isHistory(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** What lies in the storage may have been put there by anybody of this origin. */
function isHistory(value: unknown): value is KeptHistory {
  return (
    isFields(value) && [value['past'], value['future']].every((steps) => Array.isArray(steps) && steps.every(isStep))
  );
}

function isStep(value: unknown): boolean {
  if (!isFields(value) || typeof value['says'] !== 'string' || !Array.isArray(value['files'])) return false;
  const areFiles = value['files'].every(
    (file) =>
      isFields(file) && typeof file['file'] === 'string' && isTextOrNone(file['before']) && isTextOrNone(file['after']),
  );
  return areFiles && isSelection(value['before']) && isSelection(value['after']);
}

function isSelection(value: unknown): boolean {
  return isFields(value) && typeof value['file'] === 'string' && Array.isArray(value['path']);
}

function isTextOrNone(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
