import { isFields, sampleDescription } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { dayAt } from '../base/moment.ts';
import { applyEdit, type Refused, spliceTexts, type TextSplices } from '../edit/index.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { writtenLinks } from '../kinds/text/rich-text.ts';
import type { Template } from './read-templates.ts';
import { templateWords } from './template-words.ts';

/**
 * What a page is to be called, in which language, when it is made (in milliseconds, and the zone of the site), the way to the schema
 * from its file, and where visitors of the site write to.
 */
export type NewPage = {
  title: string;
  language: string;
  now: number;
  zone: string;
  schema: string;
  contactPage: string;
};

/** The address that stands in templates for the page on which visitors of a site write to it. */
const contactInTemplates = '/contact';

/** The text of a page that begins with a template: its own title, description, heading and day, and links that the site has. */
export function pageFromTemplate(
  template: Template,
  { title, language, now, zone, schema, contactPage }: NewPage,
  checker: Checker,
): { text: string } | Refused {
  const { data } = checker.read({ file: `${template.name}.yaml`, text: template.source }, 'PageSource');
  const values = [
    ...(isFields(data) && isFields(data['article']) ? [{ path: ['article', 'date'], value: dayAt(now, zone) }] : []),
    { path: ['title'], value: `${title} · ((product))` },
    { path: ['description'], value: sampleDescription(title) },
    { path: ['sections', 0, 'heading'], value: title },
  ];
  let result: { text: string } | Refused = spliceTexts(template.source, [
    ...linksTo(contactPage, template, checker),
    ...wordsIn(language, template, checker),
  ]);
  for (const { path, value } of values)
    if ('text' in result) result = applyEdit(result.text, { op: 'set', path, value });
  if ('refused' in result) return result;
  return { text: result.text.replace(/^(# yaml-language-server: \$schema=)\S+/m, (_, head: string) => head + schema) };
}

/** What makes the words of a template those of a language. */
function wordsIn(language: string, { name, source }: Template, checker: Checker): TextSplices[] {
  const document = checker.read({ file: `${name}.yaml`, text: source }, 'PageSource');
  return kindTextsOf(document).flatMap(({ kind, path, value }) => {
    const text = kind === 'text' || kind === 'rich-text' ? templateWords(value, language) : value;
    return text === value || path[0] !== 'sections' ? [] : [{ path, splices: [{ start: 0, end: value.length, text }] }];
  });
}

/** What makes the links of a template to the contact page lead to that of the site. */
function linksTo(contactPage: string, { name, source }: Template, checker: Checker): TextSplices[] {
  const document = checker.read({ file: `${name}.yaml`, text: source }, 'PageSource');
  return kindTextsOf(document).flatMap(({ kind, path, value }) => {
    const addresses =
      kind === 'link' ? [{ start: 0, end: value.length }] : writtenLinks(value).map(({ address }) => address);
    const splices = addresses
      .filter(({ start, end }) => value.slice(start, end) === contactInTemplates)
      .map(({ start, end }) => ({ start, end, text: contactPage }));
    return splices.length === 0 ? [] : [{ path, splices }];
  });
}
