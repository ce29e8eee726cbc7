import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { Actions } from './Actions.tsx';

it('“Publish” stands out only while something that is saved isn’t public yet, and says else that nothing is', async () => {
  let hasChanges = false;
  let tell = () => undefined as unknown;
  const publishing = {
    hasChanges: async () => hasChanges,
    watch: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const store = new StateHolder();
  render(
    <StudioProvider store={store as unknown as StudioStore} host={{ publishing } as unknown as ContentHost}>
      <Actions showsText={false} onText={() => undefined} onDialog={() => undefined} />
    </StudioProvider>,
  );
  const isBright = () => screen.getByRole('button', { name: 'Publish' }).dataset['quiet'] === undefined;
  const title = () => screen.getByRole('button', { name: 'Publish' }).title;
  await act(async () => undefined);
  expect([isBright(), title()]).toEqual([false, 'Visitors see all of this already.']);

  await act(async () => store.set({ texts: new Map([['a.yaml', 'title: A']]), unsaved: ['a.yaml'] }));
  hasChanges = true;
  expect([isBright(), title()]).toEqual([false, '']);
  await act(async () => store.set({ unsaved: [] }));
  expect([isBright(), title()]).toEqual([true, '']);

  hasChanges = false;
  await act(async () => tell());
  expect(isBright()).toBe(false);
});
