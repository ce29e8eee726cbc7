import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sectionOf, show, write } from '../../../tests/studio/support/shown-form.tsx';
import { commandsOf } from '../shell/commands.ts';
import type { StudioStore } from '../store/types.ts';
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

it('undo in a field that was just emptied brings its words back, and nothing else', async () => {
  const undo = vi.fn();
  const store = Object.assign(show({ type: 'hero', heading: 'Hello', text: 'More.', eyebrow: 'Before' }), { undo });
  const commands = commandsOf(store as unknown as StudioStore, { find: vi.fn(), print: vi.fn() });
  const field = () => screen.getByRole('textbox', { name: /^Words above/ });
  await act(async () => write(field(), ''));
  await act(async () => commands.undo());
  expect(field().textContent).toBe('Before');
  expect(undo).not.toHaveBeenCalled();
  await act(async () => commands.undo());
  expect(undo).toHaveBeenCalledOnce();
});
