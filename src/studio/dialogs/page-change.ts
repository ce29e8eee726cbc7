import { addressPart } from '#kit/model';
import type { PageEntry } from '../worker/protocol.ts';

/** What is to be done with a page. */
export type PageTask = { kind: 'new' } | { kind: 'duplicate' | 'rename' | 'delete'; page: PageEntry };

/** The address that a title asks for: "Our prices" is /our-prices. */
export function addressFor(title: string): string {
  return `/${addressPart(title)}`;
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
