import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from '../../../../tests/studio/support/form-store.ts';
import type { ContentHost } from '../../host/content-host.ts';
import { StudioProvider } from '../../store/context.tsx';
import type { StudioStore } from '../../store/types.ts';
import { FormPane } from '../FormPane.tsx';

it.each([
  ['Bitter Variable', 'Bitter', ['Bitter']],
  ['Bitter', 'Bitter', ['Bitter']],
  ['Boat', 'Boat', ['Boat', 'Bitter']],
])('a font stands once in the list, also where its file calls it %s', (family, shown, listed) => {
  const data = { font: { family, file: '/fonts/letters.woff2' } };
  const store = fileStore({ kind: 'ThemeSource', data, selected: [] }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{ letters: {} } as unknown as ContentHost}>
      <FormPane />
    </StudioProvider>,
  );
  const list = screen.getByLabelText<HTMLSelectElement>('Font for all words');
  expect(list.value).toBe(shown);
  expect([...list.options].map(({ text }) => text).filter((name) => /Bitter|Boat/.test(name))).toEqual(listed);
});
