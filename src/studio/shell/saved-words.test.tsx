import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { Saved } from './TopBar.tsx';

it('the bar says what visitors don’t get of what is saved, and counts pages, never files', () => {
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <Saved onState={() => undefined} />
    </StudioProvider>,
  );
  const words = () => screen.getByRole('status').textContent;
  const page = (name: string) => ({ file: `${name}.yaml`, path: `/${name}`, title: name, when: '', mistakes: 0 });
  const set = (part: Parameters<typeof holder.set>[0]) => act(() => holder.set(part));
  set({ status: 'ready', choices: { ...holder.state.choices, pages: [page('one'), page('two')] } });
  expect(words()).toBe('All saved');
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2, file: 'one.yaml', path: ['title'] };
  set({ diagnostics: [{ ...place, severity: 'error', code: 'field/empty', message: '“Title” is empty.' }] });
  const bar = () => screen.getByRole('status').parentElement?.textContent;
  expect(bar()).toMatch(/^.*Saved, not public:.*1 mistake on “one”$/);
  set({ unsaved: ['one.yaml'] });
  expect(words()).toBe('Not saved yet');
  set({ unsaved: ['one.yaml', 'two.yaml'] });
  expect(words()).toBe('2 pages not saved');
  set({ unsaved: ['one.yaml', '_site.yaml'] });
  expect(words()).toBe('2 places not saved');
  expect(screen.getByRole('status').title).toBe('one\nOn every page');
});
