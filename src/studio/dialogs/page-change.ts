import { addressPart } from '#kit/model';
import type { PageEntry } from '../worker/protocol.ts';

/** What is to be done with a page. */
export type PageTask = NewTask | { kind: 'rename'; page: PageEntry } | { kind: 'delete'; page: PageEntry };
/** What makes a new page. */
export type NewTask = { kind: 'new' } | { kind: 'duplicate'; page: PageEntry };

/** The address that a title asks for: "Our prices" is /our-prices. */
export function addressFor(title: string): string {
  return `/${addressPart(title)}`;
}

/** The places in which a page has a name: its title, its address, and the menu where that has it. */
export type NamedPlace = 'title' | 'path' | 'menu';

/** What a page is called in each of these places. */
export function namesOf({ title, path, menu }: PageEntry): Partial<Record<NamedPlace, string>> {
  return { title, path, ...(menu?.label && { menu: menu.label }) };
}

/** The same as it is where all of them follow a name. The address of a page below another stays there. */
export function namesFrom(name: string, { path }: PageEntry): Record<NamedPlace, string> {
  return { title: name, path: `${path.slice(0, path.lastIndexOf('/'))}${addressFor(name)}`, menu: name };
}

/** A page of two sections, whose words say that they are samples. `like` is the text of another page of the same folder. */
export function blankPage(title: string, like: string): string {
  const schema = /^# yaml-language-server:.*$/m.exec(like)?.[0];
  return [
    ...(schema ? [schema] : []),
    `title: ${written(title)}`,
    `description: Say here in one or two sentences what people find on the page “${title.replaceAll(/: | #/g, ' ')}”.`,
    'sections:',
    '  - type: hero',
    `    heading: ${written(title)}`,
    '',
    '  - type: prose',
    '    heading: Sample heading',
    '    paragraphs: Sample paragraphs',
    '',
  ].join('\n');
}

/** A text as YAML has it: plain where nothing in it means something else. */
function written(text: string): string {
  const isPlain = /^\p{L}[\p{L}\p{N} ,.!?'’“”()–-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off)$/i.test(text);
  return isPlain ? text.trim() : JSON.stringify(text.trim());
}
