import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formStore } from '../../../tests/studio/support/form-store.ts';
import { FormPane } from '../form/FormPane.tsx';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from './context.tsx';
import type { StudioStore } from './types.ts';

// Nothing is laid out here, so nothing scrolls.
Element.prototype.scrollIntoView = () => undefined;

type Fields = Record<string, unknown>;

/** The form of a section with a picture; gives what the text says of that. */
function showPicture(picture: Fields): () => unknown {
  const store = formStore({ type: 'hero', heading: 'Hello', picture });
  render(
    <StudioProvider store={store as unknown as StudioStore} host={{} as ContentHost}>
      <FormPane />
    </StudioProvider>,
  );
  return () => (store.data as { sections: Fields[] }).sections[0]?.['picture'];
}

async function choose(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Another picture' }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

it('another picture is asked whether the words of the one before are still true, and they are kept where it is said', async () => {
  const picture = showPicture({
    file: 'old.jpg',
    alt: 'Boats * 2',
    caption: 'The lamp is lit **at six**.',
    focus: '30% 20%',
    dark: 'night.jpg',
  });
  const question = () => screen.queryByText(/^This was said of the picture before/);
  expect(question()).toBeNull();
  await choose('harbour.jpg');
  expect(picture()).toEqual({ file: 'harbour.jpg', alt: '' });
  expect(question()).not.toBeNull();
  // Marks are what bold words are made of; in what a picture shows, a star is a star.
  expect(screen.getByText('“Boats * 2”')).toBeDefined();
  expect(screen.getByText('“The lamp is lit at six.”')).toBeDefined();
  const keep = screen.getByRole('button', { name: 'Yes, keep it' });
  keep.focus();
  await act(async () => fireEvent.click(keep));
  expect(picture()).toEqual({ file: 'harbour.jpg', alt: 'Boats * 2', caption: 'The lamp is lit **at six**.' });
  expect(question()).toBeNull();
  // The button that was pressed has gone: who has no mouse goes on at the words.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^What the picture shows/ }));
  const darkGone = () => screen.queryByText(/dark theme was removed with the one before/);
  expect(darkGone()).not.toBeNull();
  // Who goes on to another field has read it.
  act(() => screen.getByRole('textbox', { name: /^Heading/ }).focus());
  expect(darkGone()).toBeNull();
});

it('a picture of this computer takes the place of one of the public folder, in the field for those that are sent', async () => {
  const image = { file: '/images/person.svg', alt: 'Ada' };
  const store = formStore({ type: 'people', items: [{ name: 'Ada Holm', role: 'Carpenter', image }] });
  const upload = async (_name: string, _file: Blob, put: (name: string) => Promise<unknown>) => {
    await put('ada.jpg');
    return { name: 'ada.jpg' };
  };
  store.select({ file: 'pages/page.yaml', path: ['sections', 0, 'items', 0, 'image'] });
  render(
    <StudioProvider store={Object.assign(store, { upload }) as unknown as StudioStore} host={{} as ContentHost}>
      <FormPane />
    </StudioProvider>,
  );
  const pressed = vi.spyOn(HTMLInputElement.prototype, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'From this computer' }));
  expect(pressed).toHaveBeenCalledOnce();
  const [input] = pressed.mock.contexts;
  await act(async () => fireEvent.change(input as HTMLElement, { target: { files: [new File(['x'], 'ada.jpg')] } }));
  expect((store.data as { sections: Fields[] }).sections[0]?.['items']).toEqual([
    { name: 'Ada Holm', role: 'Carpenter', picture: { file: 'ada.jpg', alt: '' } },
  ]);
});

it('what each picture shows is asked for, however many are chosen one after the other', async () => {
  const picture = showPicture({ file: 'old.jpg', alt: 'Boats' });
  for (const name of ['harbour.jpg', 'lamp.jpg']) {
    await choose(name);
    expect(picture()).toEqual({ file: name, alt: '' });
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^What the picture shows/ }));
  }
});
