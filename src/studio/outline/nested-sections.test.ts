import { afterAll, beforeEach, expect, it } from 'vitest';
import { withTexts } from '#engine';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { StudioStore } from '../store/types.ts';
import { SectionEdits } from './section-edits.ts';
import { isInside } from './section-list.ts';

const sample = sampleContent();
const [{ file } = { file: '' }] = sample.pages;
const shared = file.replace(/[^/]+$/, '_shared/nested-sections.yaml');
const text = `title: A page
description: Some words.
sections:
  - type: tabs
    heading: "Which plan?"
    items:
      - label: Small
        sections:
          # For most people.
          - type: prose
            id: small
            paragraphs: "One." # as on the poster

          - type: quote
            quote: Two.
            name: Somebody
      - label: Large
        sections:
          - type: prose
            paragraphs: Three.
`;
const own = 'sections:\n  - type: prose\n    paragraphs: For all.\n';
const store: StudioStore = await openStore(
  hostOf(
    withTexts(
      sample,
      new Map([
        [file, text],
        [shared, own],
      ]),
    ),
  ),
);
afterAll(() => store.close());

const first = ['sections', 0, 'items', 0, 'sections'];
const second = ['sections', 0, 'items', 1, 'sections'];

async function editsOf(path: (string | number)[], of = file): Promise<SectionEdits> {
  store.select({ file: of, path });
  await expect.poll(() => store.state.fileView?.file).toBe(of);
  return new SectionEdits(store, { file: of, path, data: store.state.fileView?.data }, { stays: true });
}

const written = (of = file) => store.state.texts.get(of);

beforeEach(() => store.openPage(file));

/** Makes a change, and takes it back to the same bytes. */
async function changed(made: Promise<unknown>, of = file): Promise<string | undefined> {
  const before = written(of);
  await made;
  const after = written(of);
  await store.undo();
  expect(written(of)).toBe(before);
  return after;
}

const small = text.slice(text.indexOf('          # For'), text.indexOf('\n          - type: quote'));
const quote = text.slice(text.indexOf('          - type: quote'), text.indexOf('      - label: Large'));

it('a section inside of another is moved with its comments', async () => {
  const moved = `${quote}\n${small}`;
  expect(await changed((await editsOf(first)).move(0, 1))).toBe(text.replace(`${small}\n${quote}`, moved));
});

it('it is duplicated without its address, put in, deleted and hidden; what is selected stays', async () => {
  const edits = await editsOf(first);
  const copy = small.replace('            id: small\n', '').replace('          # For most people.\n', '');
  const duplicated = await changed(edits.duplicate(0));
  expect(duplicated?.split('id: small')).toHaveLength(2);
  expect(duplicated).toContain(copy);
  const added = { type: 'prose', paragraphs: 'Four.' };
  const ofLarge = `${text}          - type: prose\n            paragraphs: Four.\n`;
  expect(await changed((await editsOf(second)).insert(1, added))).toBe(ofLarge);
  const again = await editsOf(first);
  expect(await changed(again.remove(1))).toBe(text.replace(`\n${quote}`, ''));
  const hidden = quote.replace('name: Somebody', 'name: Somebody\n            hidden: true');
  expect(await changed(again.setHidden(1, true))).toBe(text.replace(quote, hidden));
  expect(store.state.selection).toEqual({ file, path: first });
});

it('the last one stays, and the top of a page comes to no such place: the reason is told', async () => {
  const edits = await editsOf(second);
  expect(edits.problems(0).remove).toMatch(/^Something has to stand here/);
  expect(await changed(edits.remove(0))).toBe(text);
  expect(store.state.refused).toMatch(/^Something has to stand here/);
  await edits.insert(0, { type: 'hero', heading: 'Hello' });
  expect(store.state.refused).toMatch(/^The top of a page/);
  expect(written()).toBe(text);
});

it('sections that several pages use are changed in the same way', async () => {
  const edits = await editsOf(['sections'], shared);
  expect(isInside({ file: shared, path: ['sections'] })).toBe(true);
  const added = `${own}  - type: prose\n    paragraphs: More.\n`;
  expect(await changed(edits.insert(1, { type: 'prose', paragraphs: 'More.' }), shared)).toBe(added);
});
