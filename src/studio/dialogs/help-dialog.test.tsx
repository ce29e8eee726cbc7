import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { HelpDialog } from './HelpDialog.tsx';

it.each([
  ['where nothing can be published', {}, 1],
  ['and not where it can', { publishing: {} }, 0],
])('Help says why there is no “Publish” %s', (_, host, count) => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  render(
    <StudioProvider store={new StateHolder() as unknown as StudioStore} host={host as ContentHost}>
      <HelpDialog onClose={() => undefined} />
    </StudioProvider>,
  );
  expect(screen.queryAllByText(/There is no “Publish”/)).toHaveLength(count);
});
