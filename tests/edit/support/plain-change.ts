import type { Edit, Path } from '#engine/edit';

/** The same change made to plain data, in the simplest way. The edit must have a place in it. */
export function plainChange(data: unknown, edit: Edit): unknown {
  const whole = { root: structuredClone(data) };
  const path: Path = ['root', ...edit.path];
  const isInside = edit.op === 'set' || edit.op === 'remove' || edit.op === 'rename';
  // biome-ignore lint/suspicious/noExplicitAny: whatever stands at the path
  const at = (steps: Path): any => steps.reduce<any>((value, step) => value[step], whole);
  const target = at(isInside ? path.slice(0, -1) : path);
  const last = path.at(-1) ?? '';
  if (edit.op === 'set') target[last] = structuredClone(edit.value);
  else if (edit.op === 'insert') target.splice(edit.index, 0, structuredClone(edit.value));
  else if (edit.op === 'duplicate') target.splice(edit.index, 0, structuredClone(target[edit.index]));
  else if (edit.op === 'move') target.splice(edit.to, 0, ...target.splice(edit.from, 1));
  else if (edit.op === 'remove' && Array.isArray(target)) target.splice(Number(last), 1);
  else if (edit.op === 'remove') delete target[last];
  else {
    const fields = Object.entries(target).map(([name, value]) => [name === last ? edit.key : name, value]);
    for (const name of Object.keys(target)) delete target[name];
    Object.assign(target, Object.fromEntries(fields));
  }
  return whole.root;
}

/** Where what stood at a path stands after an edit; nothing where it is gone or was written again. */
export function pathAfter(path: Path, edit: Edit): Path | undefined {
  const { path: place } = edit;
  const isBelow = path.length >= place.length && place.every((step, index) => path[index] === step);
  if (!isBelow) return path;
  const [step, ...rest] = path.slice(place.length);
  if (edit.op === 'set') return path.length === place.length ? path : undefined;
  if (edit.op === 'remove') return undefined;
  if (edit.op === 'rename') return [...place.slice(0, -1), edit.key, ...path.slice(place.length)];
  return typeof step === 'number' ? [...place, indexAfter(step, edit), ...rest] : path;
}

/** The same for a later entry of a list that one was removed from. */
export function pathAfterRemoval(path: Path, { path: place }: Edit): Path {
  const [list, index] = [place.slice(0, -1), place.at(-1)];
  const step = path[list.length];
  const isBeside = list.every((each, at) => path[at] === each);
  if (!isBeside || typeof index !== 'number' || typeof step !== 'number' || step < index) return path;
  return path.with(list.length, step - 1);
}

function indexAfter(index: number, edit: Edit & { op: 'insert' | 'move' | 'duplicate' }): number {
  if (edit.op === 'insert') return index >= edit.index ? index + 1 : index;
  if (edit.op === 'duplicate') return index > edit.index ? index + 1 : index;
  const order = Array.from({ length: Math.max(index, edit.from, edit.to) + 1 }, (_, at) => at);
  order.splice(edit.to, 0, ...order.splice(edit.from, 1));
  return order.indexOf(index);
}
