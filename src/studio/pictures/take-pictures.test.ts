import { afterEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { isUnfilled } from '../form/messages.ts';
import type { StudioStore } from '../store/types.ts';
import { placeOfShown } from './picture-places.ts';
import { takePictures } from './take-pictures.ts';

const content = sampleContent();
const [page] = content.pages;
const file = page?.file ?? '';
const host = hostOf(content);
let store: StudioStore | undefined;

afterEach(() => {
  store?.close();
  vi.restoreAllMocks();
});

/** The Studio on a page of these sections. */
async function open(sections: readonly object[]): Promise<StudioStore> {
  const hero = { type: 'hero', heading: 'Boats', text: 'Of wood.' };
  host.change(file, JSON.stringify({ title: 'Boats', description: 'Boats of wood.', sections: [hero, ...sections] }));
  store = await openStore(host);
  const opened = store;
  await opened.openPage(file);
  await vi.waitUntil(() => opened.state.pageFile?.file === file && opened.state.fileView?.file === file);
  return opened;
}

const sections = ({ state }: StudioStore) => parse(state.texts.get(file) ?? '').sections as Record<string, unknown>[];
const picture = (name = 'pier.png') => new File(['x'], name, { type: 'image/png' });
const spot = (index: number, picture?: (string | number)[]) => ({
  file,
  section: ['sections', index],
  picture: picture && ['sections', index, ...picture],
});
const ways = ({ state }: StudioStore) => state.notice?.ways.map(({ does }) => does);

it('a picture fills the one free place of a section, takes the place of one that it is dropped onto, and is asked for its words', async () => {
  const before = { file: 'harbour.jpg', alt: 'Boats', caption: 'At dawn' };
  const studio = await open([
    { type: 'split', heading: 'Sea', text: 'Near.' },
    { type: 'picture', picture: before },
  ]);
  takePictures(studio, [picture()], spot(1));
  await vi.waitUntil(() => sections(studio)[1]?.['picture'] !== undefined);
  expect(sections(studio)[1]?.['picture']).toEqual({ file: 'pier.png', alt: '' });
  await vi.waitUntil(() => studio.state.selection.path.at(-1) === 'alt');
  expect(studio.state.selection.path).toEqual(['sections', 1, 'picture', 'alt']);
  // That nothing says yet what it shows is no mistake before its field was left.
  const told = () => studio.state.fileView?.diagnostics.filter(({ code }) => code === 'picture/alt') ?? [];
  await vi.waitUntil(() => told().length > 0);
  expect(told().every((each) => isUnfilled(each, studio.state.selection))).toBe(true);
  studio.select({ ...studio.state.selection, isUnleft: false });
  expect(told().some((each) => isUnfilled(each, studio.state.selection))).toBe(false);
  takePictures(studio, [picture('mole.png')], spot(2, ['picture']));
  await vi.waitUntil(() => studio.state.selection.path[1] === 2);
  expect(sections(studio)[2]?.['picture']).toEqual({ file: 'mole.png', alt: '' });
  await studio.undo();
  expect(sections(studio)[2]?.['picture']).toEqual(before);
});

it('where no place is meant, it is told where pictures can go, and none is lost before that is chosen', async () => {
  const cards = [
    { title: 'Oars', text: 'Two.' },
    { title: 'Sails', text: 'One.', picture: { file: 'harbour.jpg', alt: 'Boats' } },
  ];
  const studio = await open([
    { type: 'card-grid', heading: 'All', items: cards },
    { type: 'table', caption: 'Prices', columns: ['A', 'B'], rows: [['1', '2']] },
  ]);
  takePictures(studio, [picture()], spot(1));
  expect(ways(studio)).toEqual(['Put it at “Oars”', 'Replace the picture at “Sails”', 'Add it below']);
  studio.state.notice?.ways[0]?.take();
  await vi.waitUntil(() => JSON.stringify(sections(studio)[1]).includes('pier.png'));
  takePictures(studio, [picture(), picture('mole.png')], spot(2));
  expect(studio.state.notice?.words).toBe('“Table” has no place for a picture. It can be a section of its own.');
  expect(ways(studio)).toEqual(['Add 2 pictures below']);
  studio.select({ file, path: ['sections', 2] });
  studio.state.notice?.ways[0]?.take();
  await vi.waitUntil(() => sections(studio).length === 5);
  expect(sections(studio).map(({ type }) => type)).toEqual(['hero', 'card-grid', 'table', 'picture', 'picture']);
});

it('one that waits goes where it was meant to, wherever that stands by then, and nowhere else once that is gone', async () => {
  const grid = (heading: string) => ({ type: 'card-grid', heading, items: [{ title: 'Oars', text: 'Two.' }] });
  const studio = await open([grid('First'), grid('Second')]);
  const add = (index: number) =>
    studio.edit([{ file, edit: { op: 'insert', path: ['sections'], index, value: grid('New') } }], { says: 'Added' });
  const remove = (index: number) =>
    studio.edit([{ file, edit: { op: 'remove', path: ['sections', index] } }], { says: 'Gone' });
  takePictures(studio, [picture()], spot(2));
  const [take] = studio.state.notice?.ways ?? [];
  await add(1);
  take?.take();
  await vi.waitUntil(() => JSON.stringify(sections(studio)).includes('pier.png'));
  const shown = sections(studio).filter((section) => JSON.stringify(section).includes('pier.png'));
  expect(shown.map(({ heading }) => heading)).toEqual(['Second']);
  await studio.undo();
  takePictures(studio, [picture('mole.png')], spot(3));
  const [late] = studio.state.notice?.ways ?? [];
  await remove(3);
  late?.take();
  await vi.waitUntil(() => studio.state.refused !== undefined);
  expect(studio.state.refused).toContain('not there any more');
  expect(JSON.stringify(sections(studio))).not.toContain('mole.png');
});

it('one that is not taken says why, and can be sent again', async () => {
  const studio = await open([{ type: 'split', heading: 'Sea', text: 'Near.' }]);
  vi.spyOn(host, 'upload').mockResolvedValueOnce({
    refused: 'This picture is too large: 25 MB are possible.',
  } as never);
  takePictures(studio, [picture()], spot(1));
  await vi.waitUntil(() => studio.state.notice !== undefined);
  expect(studio.state.notice?.words).toBe('This picture is too large: 25 MB are possible.');
  expect(ways(studio)).toEqual(['Try again']);
  studio.state.notice?.ways[0]?.take();
  await vi.waitUntil(() => sections(studio)[1]?.['picture'] !== undefined);
});

it('the picture of a page is known by its address in what the section was compiled to', () => {
  const compiled = {
    items: [{ picture: { src: '/a.jpg' } }, { picture: { src: '/b.jpg' } }, { picture: { src: '/a.jpg' } }],
  };
  const at = (source: string, nth: number) => placeOfShown(compiled, { source, nth }, ['sections', 1]);
  expect(at('/a.jpg', 1)).toEqual(['sections', 1, 'items', 2, 'picture']);
  expect(at('/b.jpg', 0)).toEqual(['sections', 1, 'items', 1, 'picture']);
  expect(at('/c.jpg', 0)).toBeUndefined();
});
