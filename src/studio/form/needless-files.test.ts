import { expect, it, vi } from 'vitest';
import { messageWords } from '#kit/model';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { commonFiles } from '../outline/common-files.ts';
import { editTexts } from '../worker/edit-texts.ts';
import { settingEdit } from './changes.ts';

it('colours can be chosen where no file has any: it comes with the first, goes with undo, and is written by Save alone', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const [folder] = store.state.page.split(/(?<=\/)[^/]*$/);
  const file = commonFiles(store.state.page, store.state.texts).find(
    ({ name }) => name === 'Colours and letters',
  )?.file;
  expect(file).toBe(`${folder}_theme.yaml`);
  if (file === undefined) return;
  store.select({ file, path: [] });
  await vi.waitUntil(() => store.state.fileView?.file === file);
  expect(store.state.fileView).toMatchObject({ kind: 'ThemeSource', data: {}, diagnostics: [] });
  expect(store.state.unsaved).toEqual([]);

  const set = (path: readonly string[], value: string) =>
    store.edit([{ file, edit: settingEdit(store.state.fileView?.data, path, value) }], { says: 'Colour changed' });
  expect(await set(['colors', 'light', 'accent'], '#f4f1e6')).toBe(true);
  const text = "colors:\n  light:\n    accent: '#f4f1e6'\n";
  expect(store.state.texts.get(file)).toBe(`# yaml-language-server: $schema=../theme.schema.json\n${text}`);
  expect(host.texts.has(file)).toBe(false);
  // What people can't read is told beside its field, in the words of the form.
  await vi.waitUntil(() => (store.state.fileView?.diagnostics.length ?? 0) > 0);
  const [problem] = store.state.fileView?.diagnostics ?? [];
  expect(problem?.path).toEqual(['colors', 'light', 'accent']);
  expect(problem && messageWords(problem).message).toMatch(/^In the light theme, “.+” can hardly be read on “.+”\.$/);

  await store.undo();
  expect([store.state.texts.has(file), store.state.selection.file]).toEqual([false, file]);
  await store.redo();
  await store.save();
  expect(host.texts.get(file)).toContain(text);
  // Its last value takes it away.
  await store.edit([{ file, edit: { op: 'remove', path: ['colors'] } }], { says: 'Taken away' });
  await store.save();
  expect(host.texts.has(file)).toBe(false);
  // So does a version in which it wasn't there.
  await store.undo();
  expect((await store.changes(new Map([[file, '']]))).flatMap(({ sentences }) => sentences)).not.toEqual([]);
  await store.setText(file, '', { says: 'Brought back' });
  expect([store.state.texts.has(file), store.state.undo]).toEqual([false, 'Brought back']);
  store.close();
});

it('no other file comes by itself, and what somebody has written about colours stays', () => {
  const edit = settingEdit({}, ['title'], 'A page');
  expect(editTexts(new Map(), [{ file: 'pages/a.yaml', edit }])).toEqual({
    refused: 'What should be changed is not there any more.',
  });
  const file = 'pages/_theme.yaml';
  const text = '# Ask Ada.\nradius:\n  sm: 1px\n';
  const result = editTexts(new Map([[file, text]]), [{ file, edit: { op: 'remove', path: ['radius'] } }]);
  expect('changes' in result && result.changes[0]?.after).toBe('# Ask Ada.\n{}\n');
});
