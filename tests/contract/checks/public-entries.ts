import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { readSchemas } from '#builder/files';
import { refusals } from '#contact-function';
import { sizeLimit } from '#contact-function/message';
import { isSchema, type Schema } from '#kit/model';
import { declarations, declarationsFolder, entryDeclaration, listed } from '../../../scripts/pack/declarations.ts';
import { siteCommands } from '../../../scripts/pack/pack-code.ts';
import { removeFolder, temporaryFolder } from '../../support/content.ts';
import { helpOf } from '../../support/help.ts';
import { jsonOutputs } from './json-outputs.ts';

/**
 * What versions of the builder keep, each in a line that can be read: what there is by its names, and a short hash of what else is meant.
 * The last words of a name are what the changelog calls it.
 */
export type PublicEntries = Readonly<Record<string, string>>;

/** All public entries, as they are now: page format, commands, `pagewright/block`, JSON outputs, HTTP. */
export async function publicEntries(): Promise<PublicEntries> {
  return { ...pageFormat(), ...(await commands()), ...blockEntry(), ...(await jsonOutputs()), ...http() };
}

/** Keywords of a schema that speak to people or to views: nothing that is valid becomes invalid by them. */
const voices = new Set(
  '$schema $id title description label keepsCapital help ownExample words called noun sample sampleOf examples form choices sheet widget ofKinds isNeeded room ownLabels whenAbsent whenChanged'.split(
    ' ',
  ),
);

/** What the files of content are called, by the schemas that say what they hold. */
const files: Readonly<Record<string, string>> = {
  page: 'page',
  shared: 'shared',
  'shared-file': '_shared',
  site: '_site.yaml',
  theme: '_theme.yaml',
  facts: '_facts.yaml',
};

function pageFormat(): PublicEntries {
  const { shared, blocks } = readSchemas(projectRoot);
  const named = [
    ...Object.entries(blocks).map(([type, schema]): [string, Schema] => [`block ${type}`, schema]),
    ...Object.entries(shared['definitions']?.definitions ?? {}).map(([name, schema]): [string, Schema] => [
      `value ${name}`,
      schema,
    ]),
    ...Object.entries(files).map(([name, file]): [string, Schema] => [`file ${file}`, shared[name] ?? {}]),
  ];
  return Object.fromEntries(named.map(([name, schema]) => [name, lineOf(fieldsOf(schema), rulesOf(schema))]));
}

/** The fields of a schema, however deep; those that are needed have a star. */
function fieldsOf(schema: Schema): string[] {
  const { properties = {}, required = [], items, additionalProperties: others } = schema;
  const own = Object.entries(properties).flatMap(([name, field]) => [
    `${name}${required.includes(name) ? '*' : ''}`,
    ...fieldsOf(field).map((inner) => (inner.startsWith('[') ? `${name}${inner}` : `${name}.${inner}`)),
  ]);
  const ofEntries = items === undefined ? [] : fieldsOf(items).map((inner) => `[].${inner}`);
  const ofOthers = isSchema(others) ? fieldsOf(others).map((inner) => `NAME.${inner}`) : [];
  return [...own, ...ofEntries, ...ofOthers];
}

/** All that a schema checks. */
function rulesOf(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((inner) => rulesOf(inner));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isNames || !voices.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, rulesOf(inner, !isNames && name === 'properties')]));
}

async function commands(): Promise<PublicEntries> {
  // What tests a site stands in for another command here.
  const names = siteCommands().filter((name) => name !== 'test');
  const helps = await Promise.all(names.map(async (name) => [name, await helpOf(name)] as const));
  return Object.fromEntries(
    helps.map(([name, help]) => {
      const usage = [...help.matchAll(/npm (?:run )?(\S.*?)(?= {3}|$)/gm)].map(([, line = '']) => line);
      const options = [...help.matchAll(/^ {2}(--[\w-]+(?: [A-Z#]\S*)?)/gm)].map(([, option = '']) => option);
      return [`command ${name}`, lineOf(options, usage)];
    }),
  );
}

/** What a site's own code imports: each name, and how its module is declared without its comments. */
function blockEntry(): PublicEntries {
  const folder = temporaryFolder();
  try {
    const declared = declarations(folder);
    const entry = declared.get(entryDeclaration) ?? '';
    const given = [...entry.matchAll(/^export (?:type )?\{([^}]*)\} from ["'](?:\.\/)?([^"']+)\.js["'];/gm)];
    return Object.fromEntries(
      given.flatMap(([, names = '', path = '']) =>
        listed(names).map((name): [string, string] => {
          const [own = '', as = own] = name.replace(/^type /, '').split(' as ');
          return [`pagewright/block ${as}`, `#${hashOf(declarationOf(own, declared.get(placeOf(path)) ?? ''))}`];
        }),
      ),
    );
  } finally {
    removeFolder(folder);
  }
}

function placeOf(path: string): string {
  return join(declarationsFolder, entryDeclaration.slice(declarationsFolder.length + 1), '..', `${path}.d.ts`);
}

/** How a name is declared in a module; of a module with very many names its own declaration alone. */
function declarationOf(name: string, text: string): string {
  const own = new RegExp(
    `^export (?:declare )?(?:type|interface|const|function) ${name}\\b[\\s\\S]*?(?=^export |$(?![\\s\\S]))`,
    'm',
  ).exec(text)?.[0];
  return (own ?? text).replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

function http(): PublicEntries {
  const file = join(projectRoot, 'supabase/functions/send-contact-email/message.schema.json');
  const message = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  const answers = Object.entries(refusals).map(([name, { status }]) => `${name} ${status}`);
  return {
    'HTTP message': lineOf([...fieldsOf(message), `${sizeLimit} bytes`], rulesOf(message)),
    'HTTP answers': lineOf(answers, ''),
  };
}

function lineOf(names: readonly string[], rest: unknown): string {
  return `${names.join(' ')} #${hashOf(JSON.stringify(rest))}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
