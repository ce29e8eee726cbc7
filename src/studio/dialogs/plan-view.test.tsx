import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from '../../../tests/studio/support/form-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { Plan } from '../worker/protocol.ts';
import { PlanView } from './PlanView.tsx';

it('what a plan does is told as it is once that is done', () => {
  const title = '“Care” is called “Upkeep” now, at the address /upkeep.';
  const plan: Plan = { title, changes: [], sentences: [], leads: [], mentions: [], notes: [], isAlone: false };
  const store = fileStore({ kind: 'SiteSource', data: {}, selected: [] }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <PlanView plan={plan} does="Rename it" onBack={() => undefined} onDo={() => undefined} />
    </StudioProvider>,
  );
  expect(screen.getByText(/“Upkeep”/).textContent).toBe(`After “Rename it”: ${title}`);
});
