import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { StudioProvider } from '../store/context.tsx';
import { Contradictions } from './Contradictions.tsx';
import { PublishDialog } from './PublishDialog.tsx';

const base = `title: Prices of the summer
description: ${'What it costs, in words that people know. '.repeat(2)}
sections:
  - type: prose
    heading: Prices
    paragraphs: One coin
`;

it('asks about pages and sections by what they are called, and hands on what was chosen by their places', async () => {
  const content = sampleContent();
  const host = hostOf(content);
  const store = await openStore(host);
  const [first] = store.state.choices.pages;
  const { file, menu } = first ?? { file: '' };
  const path = file.slice(content.folder.length + 1);
  const onChosen = vi.fn();
  const place = ['sections', 0, 'heading'];
  // What differs in a long text is shown, however late it comes.
  const long = 'Each of us knows what it costs. '.repeat(30);
  const other = {
    path: ['sections', 0, 'paragraphs'],
    mine: `${long}Six coins.`,
    theirs: `${long}Seven coins.`,
    ways: { mine: 'against their coins', theirs: 'against my coins' },
  };
  const ways = { mine: 'against theirs', theirs: 'against mine' };
  render(
    <StudioProvider store={store} host={host}>
      <Contradictions
        contradictions={{ [path]: [{ path: place, mine: 'Prices in summer', theirs: 'What it costs', ways }, other] }}
        bases={{ [path]: base }}
        onChosen={onChosen}
      />
    </StudioProvider>,
  );
  const [choice = document.body] = await screen.findAllByRole('group', { name: new RegExp(menu?.label ?? 'no name') });
  expect(choice.textContent).toContain('“Prices”');
  expect(choice.textContent).not.toMatch(/yaml|sections|›/);
  expect(choice.querySelector('legend')?.textContent).toMatch(/^[^:]+: Section 1 \(/);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Six', 'Seven']);
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: 'Go on with these' }).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Theirs: What it costs' }));
  await user.click(screen.getByRole('radio', { name: /^Yours: … .*Six coins\.$/ }));
  await user.click(screen.getByRole('button', { name: 'Go on with these' }));
  expect(onChosen).toHaveBeenCalledWith({ [path]: ['against mine', 'against their coins'] });
});

it('says what will change with what was decided before it is public', async () => {
  const content = sampleContent();
  const host = hostOf(content);
  const store = await openStore(host);
  const path = store.state.choices.pages[0]?.file.slice(content.folder.length + 1) ?? '';
  const contradiction = {
    path: ['sections', 0, 'heading'],
    mine: 'Prices in summer',
    theirs: 'What it costs',
    ways: { mine: 'against theirs', theirs: 'against mine' },
  };
  const words = [{ heading: 'Prices', sentences: ['Text: “In ((facts.boat_time))” → “At once”'] }];
  const publishing = {
    review: vi.fn(async (choices: object) =>
      path in choices ? { words } : { contradictions: { [path]: [contradiction] }, bases: { [path]: base } },
    ),
    publish: vi.fn(async () => ({ published: 'one', title: 'Summer' })),
    hour: async () => undefined,
    mayPublish: async () => true,
  };
  render(
    <StudioProvider store={store} host={Object.assign(host, { publishing: publishing as never })}>
      <PublishDialog onClose={() => undefined} onDialog={() => undefined} />
    </StudioProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Yours: Prices in summer' }));
  await user.click(screen.getByRole('button', { name: 'Go on with these' }));
  await screen.findByText(/→ “At once”/);
  expect(screen.getByRole('dialog').textContent).not.toContain('((');
  expect(publishing.publish).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText(/^What it is called/), 'Summer');
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await screen.findByText(/^It is public/);
  expect(publishing.publish).toHaveBeenCalledWith('Summer', { [path]: ['against theirs'] });
});
