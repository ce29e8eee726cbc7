import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { contactConfig } from '#builder/build';
import { readSchemas, standaloneFiles } from '#builder/files';

it('a keyword that no schema has is named with its file', async () => {
  const files = readSchemas(projectRoot);
  const { prose = {} } = files.blocks;
  const slipped = { ...prose, properties: { ...prose.properties, text: { type: 'array', items: { min_items: 1 } } } };
  const slippedFiles = { ...files, blocks: { ...files.blocks, prose: slipped } };
  await expect(standaloneFiles(projectRoot, slippedFiles)).rejects.toThrow(
    'src/kit/blocks/prose/schema.json: `min_items` is no keyword of JSON Schema.',
  );
});

it('a contact field that has no words yet keeps its name, until the check of the pages asks for them', () => {
  const site = `url: https://example.org
organization: { name: Example }
contactPage: /contact
mailboxes: { general: hello@example.org }
inquiryTypes: { general: { label: General, mailbox: general } }
fields: { name: { label: Full name } }
`;
  expect(contactConfig(site).labels).toMatchObject({ name: 'Full name', email: 'email' });
});
