import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from '../../../tests/studio/support/form-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { Sentences } from './Sentences.tsx';

it('a colour that changed is shown beside its signs, and nothing is taken from the words', () => {
  const sentence = 'One colour for all: #b02c14 → #2d6a2d, and 41 colours that follow from it';
  const store = fileStore({ kind: 'SiteSource', data: {}, selected: [] }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <Sentences groups={[{ page: 'Colours', sentences: [sentence] }]} />
    </StudioProvider>,
  );
  const line = screen.getByRole('listitem');
  expect(line.textContent?.replaceAll(/ +/g, ' ')).toBe(sentence);
  const patches = [...line.querySelectorAll('i')].map(({ style }) => style.background);
  expect(patches).toEqual(['rgb(176, 44, 20)', 'rgb(45, 106, 45)']);
});
