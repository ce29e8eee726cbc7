import { childOf, isFields, isSame, type Schema } from '#kit/model';
import { formLabel } from '../form/form-label.ts';
import { resolve } from '../form/schema.ts';
import { isRich, isWordList, isWords } from './shape.ts';
import { asPlain, asRich, below } from './words.ts';

type Fields = Readonly<Record<string, Schema>>;

/** One group of fields made of another: what it says, which field came from which, and what has no field of its own. */
export type Carried = {
  value: Record<string, unknown>;
  /** The field that another one was, by its new name, where it says the same. */
  from: ReadonlyMap<string, string>;
  /** Words that stand at the end of another text now, by the labels of the fields that they stood in. */
  joined: readonly string[];
  /** What can't come along, by its label. */
  left: readonly string[];
};

/** What a group is made into: its fields, those that have a part in both, and the one that takes what words have no place. */
type Into = {
  fields: Fields;
  was: Fields;
  roles: readonly (readonly [from: string, to: string | undefined])[];
  rest?: string | undefined;
};

/**
 * Carries the fields of a group over to those of another kind: a field with a part of its own (what names an entry, its text) to the one
 * with the same part, every other one to that of its name. Words that find none are joined to the `rest`.
 */
export function carried(group: unknown, { fields, was, roles, rest }: Into): Carried {
  const entries = isFields(group) ? Object.entries(group) : [];
  const value: Record<string, unknown> = {};
  const from = new Map<string, string>();
  const others: [string, unknown][] = [];
  const roleOf = new Map(roles.flatMap(([one, other]) => (other === undefined ? [] : [[one, other]])));
  const taken = new Set(roleOf.values());
  for (const [name, own] of entries) {
    const to = roleOf.get(name) ?? (taken.has(name) ? undefined : name);
    const there = to === undefined ? undefined : asKind(own, was[name], fields[to]);
    if (to === undefined || there === undefined) others.push([name, own]);
    else {
      value[to] = there;
      if (isSame(there, own)) from.set(to, name);
    }
  }
  const label = (name: string) => formLabel(name, resolve(was[name] ?? {}));
  const texts = others.map(([name, own]) => [name, restText(name, own, { group, was, others })] as const);
  const isJoined = rest !== undefined && fields[rest] !== undefined && texts.some(([, text]) => text);
  if (isJoined) {
    const said = texts.flatMap(([, text]) => text ?? []);
    value[rest] = below([...(typeof value[rest] === 'string' ? [value[rest]] : []), ...said]);
    from.delete(rest);
  }
  const isLeft = (text: string | undefined) => text === undefined || (text !== '' && !isJoined);
  return {
    value,
    from,
    joined: isJoined ? texts.flatMap(([name, text]) => (text ? label(name) : [])) : [],
    left: texts.flatMap(([name, text]) => (isLeft(text) ? label(name) : [])),
  };
}

/** A value as a field of another kind says it; nothing where that can't. */
function asKind(value: unknown, was: Schema | undefined, becomes: Schema | undefined): unknown {
  if (!was || !becomes) return undefined;
  const [one, other] = [resolve(was), resolve(becomes)];
  if (isWords(one) && isWords(other) && typeof value === 'string') {
    if (isRich(other)) return isRich(one) ? value : asRich(value);
    return isRich(one) ? asPlain(value) : value;
  }
  if (other.enum) return other.enum.includes(value) ? value : undefined;
  if (isWordList(one) && isWordList(other)) return isRich(one.items) === isRich(other.items) ? value : undefined;
  const isAlike = one.kind === other.kind && one.type === other.type && isSame(one.properties, other.properties);
  return isAlike && !one.items === !other.items ? value : undefined;
}

type Beside = { group: unknown; was: Fields; others: readonly (readonly [string, unknown])[] };

/** What is said by a field without a place, as a text with marks; nothing where it is more than words. */
function restText(name: string, value: unknown, { group, was, others }: Beside): string | undefined {
  const schema = resolve(was[name] ?? {});
  if (typeof value === 'string' && isWords(schema)) {
    const isOfLink = others.some(([other]) => `${other}Label` === name && resolve(was[other] ?? {}).kind === 'link');
    return isOfLink ? '' : isRich(schema) ? value : asRich(value);
  }
  if (Array.isArray(value) && isWordList(schema))
    return value.map((one) => (isRich(schema.items) ? String(one) : asRich(String(one)))).join('\n');
  if (typeof value === 'string' && schema.kind === 'link')
    return linkText(value, childOf(group, `${name}Label`), group);
  return undefined;
}

/** A link in a text; its words are its own ones, else the first of what it leads from. */
function linkText(address: string, own: unknown, group: unknown): string | undefined {
  const first = isFields(group) ? Object.values(group).find((value) => typeof value === 'string') : undefined;
  const words = typeof own === 'string' ? own : first;
  const isPlain = /^[^()\s<>]+$/.test(address.replaceAll(/\(\([^()]*\)\)/g, ''));
  return typeof words === 'string' && isPlain ? `[${asRich(words)}](${address})` : undefined;
}
