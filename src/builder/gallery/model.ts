import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsForBlock } from '#engine/catalogue';
import type { Gallery } from '#kit/gallery';
import { type ContactForm, definitionName, type Page } from '#kit/model';
import { wordsOf } from '../generate/block-words.ts';
import { blockFolder } from '../schemas/block-folder.ts';
import { bundleSchemas, siteSchemas } from '../schemas/bundle.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { loadSampleSite } from '../schemas/sample-site.ts';
import { exampleTexts } from './example-yaml.ts';
import { galleryFields } from './fields.ts';

/**
 * Everything the gallery shows, read from the block folders below `root`: no block can be there and not be shown.
 * Throws SampleError where an example is faulty.
 */
export function loadGallery(root: string): Gallery {
  const checker = loadChecker(root);
  const { site, examples } = loadSampleSite(root, checker);
  const { definitions = {} } = bundleSchemas(siteSchemas(root));
  const blocks = checker.blockTypes.map((type) => {
    const schema = definitions[definitionName(type)] ?? {};
    const texts = exampleTexts(readFileSync(join(blockFolder(root, type).folder, 'examples.yaml'), 'utf8'));
    return {
      type,
      about: schema.description ?? '',
      words: blockFolder(root, type).isOwn ? wordsOf(schema) : wordsForBlock(type),
      fields: galleryFields(schema, definitions),
      examples: examples
        .filter((example) => example.type === type)
        .map(({ name, description, page }) => ({
          name,
          about: description,
          yaml: texts.get(name) ?? '',
          page: withoutSending(page),
        })),
    };
  });
  return { site, blocks };
}

/** Forms of the gallery open, check and answer as on the site, but nothing is sent. */
function withoutSending(page: Page): Page {
  const forms = Object.entries(page.forms).map(([name, form]): [string, ContactForm] => [
    name,
    { ...form, send: 'simulated' },
  ]);
  return { ...page, forms: Object.fromEntries(forms) };
}
