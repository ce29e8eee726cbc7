import { definitions } from '#studio';
import { checker } from './open-store.ts';

/** Every name that a field has in the text of a page, and every kind of section. */
const names = new Set([...Object.values(definitions).flatMap((schema) => namesIn(schema)), ...checker.blockTypes]);

/** Signs and words that only somebody knows who has seen the text of a page, or code. */
const signs: readonly RegExp[] = [
  /`[^`]*`/g,
  /\(\(|\)\)/g,
  /\*\*|\]\(/g,
  /\b(?:YAML|JSON|schema|npm|boolean|string|array|placeholder)\b/gi,
  /\b[\w-]+\.(?:ya?ml|json|tsx?)\b/g,
  // A name of several words, and a folder of ours.
  /\b[a-z]+(?:_[a-z]+)+\b|(?<!\w)_[a-z]+/g,
  /\b(?!iPhone)[a-z]+[A-Z]\w*/g,
  // A path that is no address of the site, of another one or of a time zone.
  /(?<![\w/.:-])[a-z][\w-]*\/[\w./-]+/g,
  /\b(?:public|media|shared) folder\b|\bfolder [“"]\w/gi,
];

/** What of a sentence of the Studio is code. */
export function codeWordsIn(text: string): string[] {
  const quoted = [...text.matchAll(/[“"]([^”"]*)[”"]/g)].map(([, inside = '']) => inside);
  return [
    ...signs.flatMap((sign) => text.match(sign) ?? []),
    ...quoted.filter((inside) => names.has(inside) && !sameInBoth.has(inside)),
  ];
}

/** Names of fields that are also what somebody may write somewhere. */
const sameInBoth = new Set(['general', 'contact', 'closed', 'en', 'es']);

type Named = (typeof definitions)[string];

function namesIn({ properties = {}, items, additionalProperties: others }: Named): string[] {
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}
