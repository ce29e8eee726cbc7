import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import type { Published, Release } from '../host/publishing.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishedDialog } from './PublishedDialog.tsx';

// What jsdom has no part of.
const inSight = vi.fn();
HTMLElement.prototype.scrollIntoView = inSight;

const release = (id: string): Release => ({
  id,
  at: 0,
  title: `Release ${id}`,
  author: 'Ada',
  words: [],
  isLive: false,
  isKept: false,
  isTakenBack: false,
  hasTakenBack: false,
});

/** What publishes, and ends when it is told to, in a store that hears what is told. */
function studio() {
  let finish: (outcome: Published) => void = () => undefined;
  const ended = new Promise<Published>((resolve) => {
    finish = resolve;
  });
  const publishing = {
    review: async () => ({ words: [{ heading: 'Prices', sentences: ['It is new'] }] }),
    hour: async () => undefined,
    mayPublish: async () => true,
    step: async () => undefined,
    releases: async () => [release('2'), release('1')],
    deliveries: async () => [],
    publish: vi.fn(() => ended),
    takeBack: vi.fn(() => ended),
  };
  const told = { notify: vi.fn(), refuse: vi.fn() };
  const store = Object.assign(new StateHolder(), told, {
    save: async () => undefined,
    atHost: (work: () => unknown) => work(),
  });
  const onDialog = vi.fn();
  const show = (Shown: typeof PublishDialog) =>
    render(
      <StudioProvider store={store as unknown as StudioStore} host={{ publishing } as unknown as ContentHost}>
        <Shown onClose={vi.fn()} onDialog={onDialog} />
      </StudioProvider>,
    );
  const end = (outcome: Published) => act(async () => finish(outcome));
  return { publishing, store, told, onDialog, show, end };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('what visitors will see is said before something is taken back, and the button says that it works until it has', async () => {
  const { publishing, show, end } = studio();
  show(PublishedDialog);
  await press('Take back');
  screen.getByText(/^Visitors will see the site without it/);
  expect(inSight.mock.contexts).toEqual([screen.getByRole('region', { name: 'Take back' })]);
  await press('Cancel');
  expect(publishing.takeBack).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Visitors will see/)).toBeNull();
  await press('Take back');
  await press('Take it back');
  const working = screen.getByRole('button', { name: 'Taking it back …' });
  expect([working.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', working]);
  fireEvent.click(working);
  expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull();
  expect(publishing.takeBack).toHaveBeenCalledTimes(1);
  await end({ published: '3', title: 'Took back' });
  screen.getByText(/^It is taken back: visitors see the site without it\./);
});

it.each<[Published, string, string[]]>([
  [{ published: '3', title: '' }, 'It is public: visitors see it now.', []],
  [{ unchanged: true }, 'Visitors see all of this already.', []],
  [{ confirm: 'mail' }, 'Nothing has changed for visitors yet: there is something to decide first.', ['Show it']],
])(
  'a window that is closed while something is published leaves a message of what came of it: %o',
  async (outcome, words, ways) => {
    const { told, onDialog, show, end } = studio();
    const { unmount } = show(PublishDialog);
    await press('Publish now');
    unmount();
    await end(outcome);
    const [notice] = told.notify.mock.lastCall ?? [];
    expect([notice.words, notice.ways.map(({ does }: { does: string }) => does)]).toEqual([words, ways]);
    for (const { take } of notice.ways) take();
    expect(onDialog.mock.calls).toEqual(ways.map(() => ['publish']));
  },
);

it('so does one that is closed while something is taken back, and what was refused is told as such', async () => {
  const done = studio();
  const { unmount } = done.show(PublishedDialog);
  await press('Take back');
  await press('Take it back');
  unmount();
  await done.end({ published: '3', title: '' });
  expect(done.told.notify.mock.lastCall?.[0].words).toMatch(/^It is taken back/);

  const refused = studio();
  const other = refused.show(PublishDialog);
  await press('Publish now');
  other.unmount();
  await refused.end({ refused: 'The disk is full.' });
  expect(refused.told.refuse).toHaveBeenCalledWith('The disk is full.');
});

it('what was told of a publication goes once something else is published or taken back', async () => {
  const { store, told, show, end } = studio();
  const { unmount } = show(PublishDialog);
  await press('Publish now');
  unmount();
  await end({ published: '3', title: '' });
  const [notice] = told.notify.mock.lastCall ?? [];
  store.set({ notice });
  show(PublishedDialog);
  await press('Take back');
  expect(told.notify).toHaveBeenLastCalledWith(notice);
  await press('Take it back');
  expect(told.notify).toHaveBeenLastCalledWith(undefined);
});

it('what has to be decided before something is taken back is shown when the window is opened again, until it is left', async () => {
  const { show, end, publishing } = studio();
  const first = show(PublishedDialog);
  await press('Take back');
  await press('Take it back');
  first.unmount();
  const second = show(PublishedDialog);
  // It is still being taken back.
  await screen.findByRole('button', { name: 'Taking it back …' });
  await end({ confirm: 'mail' });
  screen.getByRole('button', { name: 'Mail me a code' });
  second.unmount();

  const third = show(PublishedDialog);
  await screen.findByText('“Release 2” isn’t taken back yet.');
  screen.getByRole('button', { name: 'Mail me a code' });
  await press('Leave it as it is');
  expect(screen.queryByRole('button', { name: 'Mail me a code' })).toBeNull();
  third.unmount();
  show(PublishedDialog);
  await screen.findByRole('button', { name: 'Take back' });
  expect(screen.queryByText(/isn’t taken back yet/)).toBeNull();
  expect(publishing.takeBack).toHaveBeenCalledTimes(1);
});
