import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choices, fileStore } from '../../../tests/studio/support/form-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import type { Plan } from '../worker/protocol.ts';
import { PlanView } from './PlanView.tsx';

const title = '“Care” is called “Upkeep” now, at the address /upkeep.';

function show(does: string, isDeletion: boolean, told: Partial<Plan> = {}) {
  const plan: Plan = {
    title,
    says: '',
    changes: [],
    sentences: [],
    leads: [],
    mentions: [],
    notes: [],
    isAlone: false,
    ...told,
  };
  const store = fileStore({ kind: 'SiteSource', data: {}, selected: [] }) as unknown as StudioStore;
  const spanish = { code: 'es', name: 'Spanish' };
  const page = { file: 'pages/es/home.yaml', path: '/es', title: 'Inicio', when: '', mistakes: 0, inLanguage: spanish };
  const pages = [...choices.pages, page] as typeof choices.pages;
  Object.assign(store.state, { choices: { ...choices, pages, languages: [{ code: 'es', name: 'Spanish' }] } });
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <PlanView plan={plan} does={does} isDeletion={isDeletion} onBack={() => undefined} onDo={() => undefined} />
    </StudioProvider>,
  );
}

it('what a plan does is told as it is once that is done', () => {
  show('Rename it', false);
  expect(screen.getByText(/“Upkeep”/).textContent).toBe(`After “Rename it”: ${title}`);
});

it('the button that deletes looks like what takes away, any other like what saves', () => {
  show('Delete it', true);
  show('Rename it', false);
  const looks = ['Delete it', 'Rename it'].map((name) => screen.getByRole('button', { name }).className);
  expect(looks).toEqual(['main danger', 'main']);
});

it('what goes with a page is told before the list, which may be longer than the window', () => {
  const note = 'Its translation /es/prices is deleted with it.';
  show('Delete it', true, { notes: [note], sentences: [{ page: 'Home', sentences: ['A link is gone'] }] });
  const [told, list] = [screen.getByText(note), screen.getByText('A link is gone')];
  expect(told.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('what the pages of a language share says which language once', () => {
  const lead = { file: 'pages/es/_site.yaml', where: 'Site, menu entry 2', path: [], words: ['Cuidados'] };
  show('Rename it', false, { leads: [lead] as unknown as Plan['leads'] });
  expect(screen.getByRole('heading', { name: 'On every page in Spanish' })).toBeTruthy();
});
