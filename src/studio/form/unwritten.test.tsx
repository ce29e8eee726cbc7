import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf, show, write } from '../../../tests/studio/support/shown-form.tsx';
import { useHasDrafts, writeDrafts } from './unwritten.ts';

it('what is emptied counts as not saved before its field is left, and is written by saving', async () => {
  const store = show({ type: 'hero', heading: 'Hello', text: 'More.', eyebrow: 'Before' });
  const drafts = renderHook(useHasDrafts);
  const empty = (name: RegExp) => act(async () => write(screen.getByRole('textbox', { name }), ''));
  await empty(/^Introduction/);
  expect(drafts.result.current).toBe(true);
  await act(async () => writeDrafts());
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'Hello', eyebrow: 'Before' });
  expect(drafts.result.current).toBe(false);
  await empty(/^Words above/);
  await act(async () => write(screen.getByRole('textbox', { name: /^Words above/ }), 'B'));
  expect(drafts.result.current).toBe(false);
  await empty(/^Words above/);
  await act(async () => fireEvent.blur(screen.getByRole('textbox', { name: /^Words above/ })));
  expect(drafts.result.current).toBe(false);
});
