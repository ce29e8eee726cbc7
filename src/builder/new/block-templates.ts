import { capital, pascalCase } from '#kit/model';

/** The files of a new block of the builder by their name. They compile, pass the contract tests, and are meant to be changed. */
export function blockFiles(type: string): Record<string, string> {
  const name = pascalCase(type);
  return {
    ...filesOf(type, '../../../schema', [
      `import type { ${name}Block } from '../../model/types.generated.ts';`,
      "import { Heading } from '../../ui/Heading.tsx';",
      "import { RichText } from '../../ui/RichText.tsx';",
      "import { Section } from '../../ui/Section.tsx';",
      "import { Items } from './styles.ts';",
    ]),
    [`${type}.test.tsx`]: test(type),
  };
}

/** Those of a new block of a site's own, which depends on the package `builder`. */
export function ownBlockFiles(type: string, builder: string): Record<string, string> {
  return filesOf(type, `../../node_modules/${builder}/schema`, [
    `import { Heading, RichText, Section } from '${builder}/block';`,
    `import type { ${pascalCase(type)}Block } from '../../.pagewright/blocks';`,
    "import { Items } from './styles';",
  ]);
}

/** The files of any block; `schemas` is the folder of the shared definitions, `imports` what the view begins with. */
function filesOf(type: string, schemas: string, imports: readonly string[]): Record<string, string> {
  const name = pascalCase(type);
  return {
    'schema.json': schema(type, name, schemas),
    'examples.yaml': examples(type),
    [`${name}.tsx`]: view(type, name, imports),
    'styles.ts': styles,
  };
}

/** The registry's text with the line of one more block, in the order of the alphabet. */
export function withRegistryLine(registry: string, type: string): string {
  const line = registryLine(type);
  const lines = [...registry.matchAll(/^export .* from '\.\/([a-z0-9-]+)\/\w+\.tsx';\n/gm)];
  const next = lines.find(([, known = '']) => known > type);
  const at = next?.index ?? registry.length;
  return `${registry.slice(0, at)}${line}\n${registry.slice(at)}`;
}

/** What the registry says of a block. */
export function registryLine(type: string): string {
  const name = pascalCase(type);
  return `export { ${name} as ${type.includes('-') ? `'${type}'` : type} } from './${type}/${name}.tsx';`;
}

function schema(type: string, name: string, schemas: string): string {
  const definition = (kind: string) => `"$ref": "${schemas}/definitions.schema.json#/definitions/${kind}"`;
  return `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${name}Block",
  "description": "What this block is for, in one sentence that an editor understands.",
  "called": "${capital(type.replaceAll('-', ' '))}",
  "type": "object",
  "additionalProperties": false,
  "required": ["type", "items"],
  "properties": {
    "type": {
      "const": "${type}",
      "description": "Always \`${type}\`: the kind of section this is."
    },
    "eyebrow": { ${definition('sectionEyebrow')} },
    "heading": { ${definition('sectionHeading')} },
    "text": { ${definition('sectionText')} },
    "background": { ${definition('sectionBackground')} },
    "items": {
      "type": "array",
      "minItems": 1,
      "description": "What the section lists, from top to bottom.",
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": ["title"],
        "properties": {
          "title": {
            ${definition('text')},
            "description": "What it is about, in a few words."
          },
          "text": {
            ${definition('richText')},
            "description": "One to three sentences."
          }
        }
      }
    }
  }
}
`;
}

function examples(type: string): string {
  return `plain:
  description: The least it needs.
  block:
    type: ${type}
    background: plain
    items:
      - title: One thing to say
full:
  description: Every field at once.
  block:
    type: ${type}
    id: everything
    eyebrow: What it shows
    heading: Everything at once
    text: A sentence with **bold** words and a [link](/about).
    background: tinted
    items:
      - title: The first
        text: What is to say about it.
      - title: The second
        text: And about *this* one.
bold:
  description: On the loud background.
  block:
    type: ${type}
    heading: Said loudly
    background: bold
    items:
      - title: The first
      - title: The second
`;
}

function view(type: string, name: string, imports: readonly string[]): string {
  return `${imports.join('\n')}

/** What this block shows, in one sentence. */
export function ${name}({ items, ...words }: ${name}Block) {
  return (
    <Section {...words} block="${type}">
      <Items>
        {items.map(({ title, text }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            {text && (
              <p>
                <RichText value={text} />
              </p>
            )}
          </li>
        ))}
      </Items>
    </Section>
  );
}
`;
}

const styles = `import { styled } from 'styled-components';

export const Items = styled.ul\`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--width-text);

  :is(h2, h3, h4) {
    font-size: var(--text-xl);
  }
  p {
    color: var(--color-muted);
  }
\`;
`;

function test(type: string): string {
  return `// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBlock } from '../../../../tests/support/render-block.tsx';

afterEach(cleanup);

it('lists its items, each with a heading', () => {
  renderBlock({ type: '${type}', items: [{ title: 'One' }, { title: 'Two', text: ['Words.'] }] });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { name: 'Two' })).toBeDefined();
  expect(screen.getByText('Words.')).toBeDefined();
});
`;
}
