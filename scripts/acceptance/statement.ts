import type { Block, ReadPage, ReadSite } from './site.ts';

/** A sentence of the specification, as it stands there, and what of it a content folder does not keep to. */
export type Statement = { quote: string; differences: (site: ReadSite) => string[] };

/** The differences on one page; one difference where there is no such page. */
export function onPage(path: string, look: (page: ReadPage) => string[]): (site: ReadSite) => string[] {
  return ({ pages }) => {
    const page = pages.get(path);
    return page ? look(page) : [`There is no page ${path}.`];
  };
}

/** Which of some words a page does not say, in whatever case. */
export function says(...words: string[]): (page: ReadPage) => string[] {
  return ({ path, words: said }) =>
    words
      .filter((each) => !said.toLowerCase().includes(each.toLowerCase()))
      .map((each) => `${path} does not say “${each}”.`);
}

/** Says whether a page has a list of a certain length: a block of a type whose `field` holds `count` entries. */
export function lists(count: number, type: string, field = 'items'): (page: ReadPage) => string[] {
  return ({ path, blocks }) => {
    const lengths = blocks.filter((block) => block.type === type).map((block) => entriesOf(block, field).length);
    if (lengths.includes(count)) return [];
    return [`${path} has no ${type} of ${count}, but of ${lengths.join(', ') || 'none'}.`];
  };
}

/** Where a sentence names no form, one of several will do: nothing where one look finds nothing, else what the first has found. */
export function either(...looks: ((page: ReadPage) => string[])[]): (page: ReadPage) => string[] {
  return (page) => {
    const found = looks.map((look) => look(page));
    return found.some((differences) => differences.length === 0) ? [] : (found[0] ?? []);
  };
}

/** Which kinds of blocks a page does not show. */
export function shows(...types: string[]): (page: ReadPage) => string[] {
  return ({ path, blocks }) =>
    types.filter((type) => !blocks.some((block) => block.type === type)).map((type) => `${path} has no ${type}.`);
}

/** Says whether some entry of a list of a page holds all of some fields. */
export function holds(type: string, fields: readonly string[]): (page: ReadPage) => string[] {
  return ({ path, blocks }) => {
    const entries = blocks.filter((block) => block.type === type).flatMap((block) => entriesOf(block, 'items'));
    return entries.some((entry) => fields.every((field) => field in entry))
      ? []
      : [`${path} has no entry of ${type} with ${fields.join(', ')}.`];
  };
}

/** The entries of a list of a block. */
export function entriesOf(block: Block, field: string): Record<string, unknown>[] {
  const list = block[field];
  return Array.isArray(list) ? list.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** Every button with a text, wherever it stands on a page: its kind of action; nothing where there is no such button. */
export function actionOf(page: ReadPage, label: string): string | undefined {
  const found = page.blocks.flatMap((block) => entriesOf(block, 'buttons')).find((button) => button['label'] === label);
  const action = found?.['action'];
  return typeof action === 'object' && action !== null && 'kind' in action ? String(action.kind) : undefined;
}

/** A page's button that does something certain. */
export function button(label: string, kind: string): (page: ReadPage) => string[] {
  return (page) => {
    const action = actionOf(page, label);
    return action === kind ? [] : [`${page.path}: the button “${label}” is ${action ?? 'not there'}, not ${kind}.`];
  };
}

/** Several looks at one page. */
export function all(...looks: ((page: ReadPage) => string[])[]): (page: ReadPage) => string[] {
  return (page) => looks.flatMap((look) => look(page));
}

/** One difference where two values are not the same. */
export function same(what: string, actual: unknown, expected: unknown): string[] {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  return one === other ? [] : [`${what} is ${one}, not ${other}.`];
}
