import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

it('a page whose original has changed since it was translated says so among the languages', () => {
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <LanguageMenu />
    </StudioProvider>,
  );
  const pages = ['en', 'es'].map((code) => {
    const [file, path] = code === 'en' ? ['about.yaml', '/about'] : ['es/about.yaml', '/es/about'];
    return { file, path, title: code, when: '', mistakes: 0, inLanguage: { code, name: 'about' } };
  });
  const languages = [
    { code: 'en', name: 'English' },
    { code: 'es', name: 'Spanish' },
  ];
  act(() => holder.set({ page: 'about.yaml', choices: { ...holder.state.choices, pages, languages } }));
  expect(screen.getByText('es')).toBeDefined();
  expect(screen.queryByText('The original has changed since.')).toBeNull();
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2, severity: 'note', message: '', path: [] } as const;
  act(() => holder.set({ diagnostics: [{ ...place, code: 'translation/changed', file: 'es/about.yaml' }] }));
  expect(screen.getByText('The original has changed since.').closest('button')?.textContent).toContain('Spanish');
});
