import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { stringify } from 'yaml';
import { languageAt, nameInLanguage, pagePath } from '#engine';
import { lastPart } from '#engine/base';
import { spoken } from '#engine/catalogue';
import { Refusal } from '#engine/edit';
import {
  addressRefusal,
  languageHome,
  type NewPage,
  pageFromTemplate,
  type Template,
  translationText,
} from '#engine/refactor';
import { capital, sampleDescription } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { writeTogether } from '../files/write-together.ts';
import { loadBlock } from '../schemas/load-block.ts';
import { loadTemplates } from '../schemas/load-templates.ts';
import { askedTemplate } from './asked-template.ts';
import {
  existingPage,
  mistakesWith,
  type PageFolder,
  pagesOption,
  sampleSite,
  writtenPageName,
} from './page-folder.ts';
import { sectionLines } from './section-lines.ts';

/**
 * Writes a new page that is valid at once, from a template where one is named, and returns what to tell the editor.
 * Throws UsageError where the name can't be one, or where the page exists; an existing file is never overwritten.
 */
export function addPage(page: string, folder: PageFolder, templateName?: string): string {
  const template =
    templateName === undefined ? undefined : askedTemplate(templateName, loadTemplates(projectRoot, folder.checker));
  const name = writtenPageName(page, folder);
  const { context } = folder.site;
  const original = originalPage(name, folder);
  const named = { file: `${context.folder}/${name}.yaml`, text: original ? readFileSync(original, 'utf8') : '' };
  const address = pagePath(named, context);
  const existing = existingPage(name, folder);
  if (existing)
    throw new UsageError(
      `The page \`${relative(siteRoot(), existing)}\` exists already. Choose another name, or edit that page.`,
    );
  const route = context.routes.get(address);
  if (route) throw new UsageError(`The address ${address} is taken by \`${route.file}\`. Choose another name.`);
  checkAddress(address, name, folder);
  const file = join(folder.folder, `${name}.yaml`);
  const shown = relative(siteRoot(), file);
  if (original && template)
    throw new UsageError(
      `A translation begins with a copy of its original, \`${relative(siteRoot(), original)}\`. Leave out \`--template\`.`,
    );
  const schema = relative(dirname(file), join(projectRoot, 'schema/bundle.schema.json')).split(sep).join('/');
  const text = original
    ? translationOf(named.text, original, { ...folder, name })
    : template
      ? fromTemplate(
          template,
          { title: titleOf(name), language: languageAt(`/${name}`, folder.site.context), schema },
          folder,
        )
      : pageText(titleOf(name), schema, (type) =>
          sectionLines(type, loadBlock(projectRoot, type), sampleSite(folder), { indent: 2, isListIndented: true }),
        );
  const mistakes = mistakesWith({ file: named.file, text }, folder);
  if (mistakes) throw new UsageError(`${mistakes}\n\nNothing was written.`);
  writeTogether(folder.folder, { title: `A new page, ${shown}`, writes: [{ path: `${name}.yaml`, after: text }] });
  const option = pagesOption(folder);
  if (original)
    return [
      `Wrote ${shown}, a copy of ${relative(siteRoot(), original)}. Its address is ${address}.`,
      '',
      'What to do next: translate its words. `translated` says which state of the original it is made from; once that says',
      `something else, \`npm run validate -- ${shown}${option}\` tells so. Links can stay as they are: they lead to the translations.`,
    ].join('\n');
  return [
    `Wrote ${shown}. It is valid as it stands, and its address is ${address}.`,
    '',
    'What to do next:',
    `  1. Run \`npm run dev${option && ` --${option}`}\` and open http://127.0.0.1:4173${address}; it changes as you save.`,
    '  2. Write your own words in place of the samples, the title and the description first.',
    `  3. Add sections: \`npm run new -- section card-grid ${name}${option}\`. http://127.0.0.1:4173/__gallery shows all there are.`,
    `  4. Link to it: a page that nothing leads to is found by nobody. The menu stands in ${folder.shown}/_site.yaml under \`navigation\`.`,
    `  5. Run \`npm run validate -- ${shown}${option}\` before you publish.`,
  ].join('\n');
}

/** Throws UsageError, with what to write instead, for an address that the site keeps for something else. */
function checkAddress(address: string, name: string, { site: { context, source } }: PageFolder): void {
  const isHome = nameInLanguage(`${context.folder}/${name}`, context) === 'home';
  const refusal = addressRefusal(address, context) ?? (isHome ? undefined : languageHome(address, context));
  if (refusal !== undefined) throw new UsageError(spoken(refusal));
  const target = source?.redirects?.[address];
  if (target !== undefined)
    throw new UsageError(
      `The address ${address} leads to ${target}: a redirect of \`${context.folder}/_site.yaml\`. Choose another name, such as \`${name}-page\`, or delete the line there.`,
    );
}

/** The original of a page in the folder of a language, where there is one. */
function originalPage(name: string, folder: PageFolder): string | undefined {
  const { context } = folder.site;
  const own = nameInLanguage(`${context.folder}/${name}`, context);
  return own === name ? undefined : existingPage(own, folder);
}

/** The text of an original as its translation begins, with the state that it is made from. */
function translationOf(
  text: string,
  original: string,
  { folder, checker, site, name }: PageFolder & { name: string },
): string {
  const shown = (path: string) => `${site.context.folder}/${path}`;
  const source = { file: shown(relative(folder, original).split(sep).join('/')), text };
  try {
    return translationText(source, shown(`${name}.yaml`), { folder: site.context.folder, checker });
  } catch (error) {
    if (error instanceof Refusal) throw new UsageError(error.message);
    throw error;
  }
}

/** What a page is called at first, by its name: `our-prices` is "Our prices". */
function titleOf(name: string): string {
  return capital(lastPart(name).replaceAll('-', ' '));
}

/** The text of a page that begins with a template. Its buttons lead to where visitors of the site write to. */
function fromTemplate(
  template: Template,
  page: Omit<NewPage, 'contactPage' | 'now' | 'zone'>,
  folder: PageFolder,
): string {
  const [contactPage = '/'] = sampleSite(folder).links;
  const { zone } = folder.site.context;
  const made = pageFromTemplate(template, { ...page, now: Date.now(), zone, contactPage }, folder.checker);
  if ('refused' in made) throw new UsageError(`\`${template.name}\`: ${made.refused} Nothing was written.`);
  return made.text;
}

function pageText(title: string, schema: string, section: (type: string) => string[]): string {
  const lines = [
    `# yaml-language-server: $schema=${schema}`,
    '# What the browser tab and search results show: 10 to 65 characters, not the same as on another page.',
    `title: ${title} · ((product))`,
    '# What search results show below the title: 50 to 160 characters.',
    `description: ${sampleDescription(title)}`,
    '# The sections of the page, from top to bottom. Each begins with a dash. The first is the hero.',
    'sections:',
    ...section('hero').map((line) =>
      `  ${line}`.replace(/^( {4}heading: ).*/, (_, key: string) => key + stringify(title).trim()),
    ),
    '',
    ...section('prose').map((line) => `  ${line}`),
    '',
  ];
  return lines.join('\n');
}
