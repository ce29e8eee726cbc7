import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StudioProvider } from '#studio';
import type { ContentHost } from '../host/content-host.ts';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { settle } from '../translation/settled.ts';
import type { Behind } from '../worker/behind-types.ts';
import { useMarks } from './use-marks.ts';

it('a section of a translation whose original was changed is marked until that is settled, and asked for once by all who show it', async () => {
  const file = 'pages/es/about.yaml';
  const changes = [
    { sentence: 'The heading changed', path: ['sections', 1, 'heading'] },
    { sentence: 'The text changed', path: ['sections', 3, 'text'] },
  ];
  const found: Behind = { original: 'pages/about.yaml', changes };
  const ask = vi.fn(async () => found);
  const holder = Object.assign(new StateHolder(), { ask }) as unknown as StudioStore & StateHolder;
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1, severity: 'note', path: ['translated'] } as const;
  holder.set({ diagnostics: [{ ...place, file, code: 'translation/changed', message: 'It has changed.' }] });
  const { result } = renderHook(() => [useMarks(file), useMarks(file)] as const, {
    wrapper: ({ children }) => (
      <StudioProvider store={holder} host={{} as ContentHost}>
        {children}
      </StudioProvider>
    ),
  });
  await waitFor(() => expect([...result.current[0].keys()]).toEqual([1, 3]));
  expect(result.current[1]).toEqual(result.current[0]);
  expect(ask).toHaveBeenCalledTimes(1);
  act(() => settle(file, 'The heading changed'));
  expect([...result.current[0].keys()]).toEqual([3]);
});
