import { capital, labelOf, optionLabel } from '#kit/model';
import { commonTitles } from '../outline/file-title.ts';
import { definitions, sectionSchema, sectionTitle } from './schema.ts';

/** Every name that a field has somewhere. */
const fields = new Set(Object.values(definitions).flatMap(namesIn));

/**
 * A sentence that was written for who sees the text of a page, for who sees forms: a kind of section, a field, a choice and a file
 * go by the names that they have there. What is none of these keeps its words, without the marks of code.
 */
export function spokenWords(text: string): string {
  const spoken = withFileTitles(text)
    .replaceAll(/\bblock type\b/g, 'kind of section')
    .replaceAll(/\b(an?|another|this|the) block\b/gi, '$1 section')
    .replaceAll(/\b(section \d+) \(([a-z][a-z-]*)(?: "([^"]*)")?\)/g, (_, section: string, type: string, name = '') =>
      name === '' ? `${section} (${sectionTitle(type)})` : `${section} (${sectionTitle(type)} “${name}”)`,
    )
    .replaceAll(/`([^`]*)`( block\b)?/g, (_, code: string, block = '') => {
      const type = isBlock(code) ? code : undefined;
      return `“${type === undefined ? spokenName(code) : sectionTitle(type)}”${block && (type ? ' section' : block)}`;
    });
  return spoken === text ? text : capital(spoken);
}

/** The name of a file of the content, in marks of code or not, with the folders that it stands in. */
const fileName = /`?(?<![\w/-])([\w/-]+)\.(?:ya?ml|json)\b`?(?!:\d)/g;

/** A sentence in which files go by what they are: a page by the address that its name stands for. */
function withFileTitles(text: string): string {
  return text.replaceAll(fileName, (_, path: string) => {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    const common = commonTitles[name];
    if (common !== undefined) return `“${common}”`;
    if (folders.at(-1) === '_shared') return `the shared sections “${name.replaceAll('-', ' ')}”`;
    const address = `/${[...folders.slice(1), name].join('/')}`;
    return address === '/home' ? 'the home page' : `the page ${address}`;
  });
}

/** The words of a sentence without its marks of code, where its names are those of a text that somebody has to write. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/`([^`]*)`/g, '“$1”');
}

function spokenName(code: string): string {
  const [, type] = /^(?:- )?type: ([a-z-]+)$/.exec(code) ?? [];
  if (type !== undefined && isBlock(type)) return sectionTitle(type);
  const [, figure] = /^(?:\(\()?(?:facts\.)?([a-z]+(?:_[a-z\d]+)+|(?<=facts\.)\w+)(?:\)\))?$/.exec(code) ?? [];
  if (figure !== undefined && !fields.has(code)) return figure.replaceAll('_', ' ');
  const [, name = code, value = ''] = /^([\w-]+):(?: (.*))?$/s.exec(code) ?? [];
  if (!fields.has(name)) return code;
  if (value === '') return labelOf(name);
  return `${labelOf(name)}: ${/^[a-z-]+$/.test(value) ? optionLabel(value) : value}`;
}

function isBlock(name: string): boolean {
  return sectionSchema(name) !== undefined;
}

function namesIn(schema: (typeof definitions)[string]): string[] {
  const { properties = {}, items, additionalProperties: others } = schema;
  const inner = [
    ...Object.values(properties),
    ...(items ? [items] : []),
    ...(typeof others === 'object' ? [others] : []),
  ];
  return [...Object.keys(properties), ...inner.flatMap(namesIn)];
}
