import { isFields, isPlainData, type Path } from '#kit/model';
import { copyOf } from '../1-parse/copy.ts';
import { type Edit, type PlacedEdit, Refusal } from './types.ts';

type ListEdit = Extract<Edit, { op: 'insert' | 'move' | 'duplicate' }>;

/** The data with an edit made: what the changed text has to say. Throws Refusal where the edit has no place in it. */
export function changedData(data: unknown, edit: PlacedEdit): unknown {
  const { path } = edit;
  const step = path.at(-1);
  if ('index' in edit || edit.op === 'move') return at(data, path, path, (list) => changedList(list, edit));
  if (step === undefined) {
    if (edit.op === 'set') return writable(edit.value);
    throw new Refusal("A file as a whole can't be changed like this.");
  }
  return at(data, path.slice(0, -1), path, (inside) => {
    if (edit.op === 'set') return withValue(inside, edit);
    const isThere = Array.isArray(inside) ? Number(step) in inside : isFields(inside) && Object.hasOwn(inside, step);
    if (!isThere) throw nothingAt(path);
    if (Array.isArray(inside) && edit.op === 'remove') return inside.toSpliced(Number(step), 1);
    if (!isFields(inside)) throw new Refusal('Only a field has a name.');
    if (edit.op === 'remove') return Object.fromEntries(Object.entries(inside).filter(([name]) => name !== step));
    return renamed(inside, String(step), edit.key);
  });
}

/** The data with what stands at `path` changed. */
function at(data: unknown, path: Path, whole: Path, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return change(data);
  if (Array.isArray(data) && typeof step === 'number' && step in data)
    return data.with(step, at(data[step], rest, whole, change));
  if (isFields(data) && typeof step === 'string' && Object.hasOwn(data, step))
    return { ...data, [step]: at(data[step], rest, whole, change) };
  throw nothingAt(whole);
}

function withValue(inside: unknown, { path, value, at: place }: PlacedEdit & { op: 'set' }): unknown {
  const step = path.at(-1);
  if (Array.isArray(inside) && typeof step === 'number' && step in inside) return inside.with(step, writable(value));
  if (!isFields(inside) || typeof step !== 'string') throw nothingAt(path);
  if (Object.hasOwn(inside, step)) return { ...inside, [step]: writable(value) };
  checkName(step);
  const fields = Object.entries(inside);
  return Object.fromEntries(fields.toSpliced(place ?? fields.length, 0, [step, writable(value)]));
}

function renamed(fields: Record<string, unknown>, from: string, to: string): unknown {
  checkName(to);
  if (to !== from && Object.hasOwn(fields, to)) throw new Refusal(`There is a field \`${to}\` already.`);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name === from ? to : name, value]));
}

function changedList(list: unknown, edit: ListEdit): unknown {
  const { path } = edit;
  if (!Array.isArray(list)) throw new Refusal(`What stands at ${shown(path)} is no list.`);
  const last = list.length - 1;
  if (edit.op === 'insert') {
    checkIndex(path, edit.index, list.length);
    return list.toSpliced(edit.index, 0, writable(edit.value));
  }
  const [from, to] = edit.op === 'move' ? [edit.from, edit.to] : [edit.index, edit.index];
  checkIndex(path, from, last);
  checkIndex(path, to, last);
  const left = edit.op === 'move' ? list.toSpliced(from, 1) : list;
  return left.toSpliced(to, 0, list[from]);
}

function nothingAt(path: Path): Refusal {
  return new Refusal(`There is no ${shown(path)} in this file.`);
}

function checkIndex(path: Path, index: number, last: number): void {
  if (Number.isInteger(index) && index >= 0 && index <= last) return;
  throw new Refusal(`The list at ${shown(path)} has no place ${index + 1}.`);
}

function checkName(name: string): void {
  if (name === '' || /^(?:__proto__|constructor|prototype|<<)$/.test(name) || /[\p{Cc}\u2028\u2029]/u.test(name))
    throw new Refusal(`\`${name}\` can't be the name of a field.`);
}

function writable(value: unknown): unknown {
  if (!isPlainData(value)) throw new Refusal("This value can't be written in a file.");
  return copyOf(value);
}

/** A path as an editor reads it: `sections, 3, title`. */
function shown(path: Path): string {
  return `\`${path.map((step) => (typeof step === 'number' ? step + 1 : step)).join(', ')}\``;
}
