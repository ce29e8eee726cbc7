import { expect, it } from 'vitest';
import { type ContentFiles, withTexts } from '#engine';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import { createChecker } from './create-checker.ts';
import { createPipeline } from './pipeline.ts';

const look = { showsAbsent: true };
const folder = sampleContent().folder;
const page = `title: A page of two sections\ndescription: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: First
  - type: prose
    heading: Last
    paragraphs: Two
`;

function folderWith(texts: Record<string, string>): ContentFiles {
  return withTexts(sampleContent(), new Map(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text])));
}

async function opened(content: ContentFiles) {
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  return pipeline;
}

it('keeps a section in the page whose link leads nowhere, whose picture has no description or whose heading was emptied or whose name for links is none, in tabs too', async () => {
  const wrong = `title: A page with mistakes
description: ${'What it says in words. '.repeat(3)}
sections:
  - type: hero
    heading: First
    buttons: [{ label: Go, action: { link: /nowhere } }]
  - type: people
    items:
      - { name: Ada, role: Carpenter, link: /nowhere, picture: { file: people/ruth.svg, alt: "" } }
  - type: tabs
    items:
      - { label: One, sections: [{ type: prose, paragraphs: "To [nowhere](/nowhere)." }] }
      - { label: Two, sections: [{ type: prose, heading: 2024, paragraphs: Two }] }
  - type: accordion
    heading: What people ask
    items: [{ question: "", answer: "Here [it](/nowhere) stays." }]
  - type: split
    heading: ""
    paragraphs: We stay here.
    points: [{ title: One }]
  - type: prose
    id: My Bike!
    paragraphs: Its name for links is none.
  - type: prose
    paragraph: No field of its name
`;
  const file = `${folder}/wrong.yaml`;
  const pipeline = await opened(folderWith({ 'wrong.yaml': wrong }));
  const sections = (await pipeline.viewPage(file, look))?.page.sections ?? [];
  expect(sections.map(({ type }) => type)).toEqual([
    'hero',
    'people',
    'tabs',
    'accordion',
    'split',
    'prose',
    'invalid',
  ]);
  expect(sections[0]).toMatchObject({ buttons: [{ label: 'Go', action: { kind: 'none' } }] });
  expect(sections[1]).toMatchObject({ items: [{ name: 'Ada', link: { href: '#' }, picture: { alt: '' } }] });
  expect(JSON.stringify(sections[2])).toContain('To ');
  expect(sections[3]).toMatchObject({ items: [{ question: '' }] });
  // They are mistakes all the same.
  const view = await pipeline.viewFile(file);
  expect(view?.diagnostics.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(4);
  // Others may link to it by its name, so which one is meant isn't sure.
  expect(view?.diagnostics.find(({ code }) => code === 'value/form')?.fix).toBeUndefined();
});

it('refuses what makes a page longer than can be read, says what would fit, and lets a page that is too long become shorter', async () => {
  const file = `${folder}/origins.yaml`;
  const pipeline = await opened(folderWith({ 'origins.yaml': page }));
  const set = (length: number) =>
    pipeline.edit([
      {
        file,
        edit: { op: 'set', path: ['sections', 1, 'paragraphs'], value: 'Words and words. '.repeat(length / 17) },
      },
    ]);
  expect(await set(80_000)).toEqual({
    refused: expect.stringMatching(/a page holds 64 KB, and there is room for about 65,\d00 letters more/),
  });
  expect(await set(50_000)).toMatchObject({ changes: [{ file }] });
  const long = `${page}    # ${'x'.repeat(70_000)}\n`;
  await pipeline.replace(new Map([[file, long]]));
  expect(await pipeline.edit([{ file, edit: { op: 'remove', path: ['sections', 1] } }])).toMatchObject({
    changes: [{ file }],
  });
});
