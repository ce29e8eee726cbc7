import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from '../../../../tests/studio/support/form-store.ts';
import type { ContentHost } from '../../host/content-host.ts';
import { StudioProvider } from '../../store/context.tsx';
import type { StudioStore } from '../../store/types.ts';
import { LinkLeads } from './LinkLeads.tsx';

it('a link that leads nowhere is told as the mistake that it is, with what to do', () => {
  const place = { file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 5, path: [] };
  const mistake = {
    ...place,
    severity: 'error',
    code: 'link/unknown-page',
    message: 'There is none.',
    help: 'Write one.',
  } as const;
  const store = fileStore({ kind: 'SiteSource', data: {}, selected: [] }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <LinkLeads address="/oen" messages={[mistake]} onChange={() => undefined} onRemove={() => undefined} />
    </StudioProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Mistake: There is none. Write one.');
  expect(screen.queryByText(/leads to/)).toBeNull();
});
