import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';
import { pageOption } from './widgets/link-options.ts';

const options = [
  { value: '/', label: 'Home' },
  { value: '/es/care', label: 'Cuidados' },
  { value: '/after/elsewhere', label: 'Elsewhere' },
  { value: '/aftercare', label: 'After a repair' },
  { value: '/care', label: 'Look after it' },
];

it('Enter takes the best match, which is what is called just so', () => {
  const onChoose = vi.fn();
  render(<Combobox label="Link" options={options} value="/es/care" isFree onChoose={onChoose} />);
  const field = screen.getByRole('combobox');
  const enter = (words: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: words } });
    fireEvent.keyDown(field, { key: 'Enter' });
    return onChoose.mock.lastCall?.[0];
  };
  expect(enter('after a rep')).toBe('/aftercare');
  expect(enter('care')).toBe('/care');
  expect(enter('HOME')).toBe('/');
  // What is called so comes before what only lies there.
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'after' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'After a repair',
    'Look after it',
    'Elsewhere',
  ]);
  expect(enter('after')).toBe('/aftercare');
  // What nothing fits is taken as it is written.
  expect(enter('/summer')).toBe('/summer');
});

it('what Enter would take is the active option, and the arrows go on from it', () => {
  render(<Combobox label="Link" options={options} value="" isFree onChoose={vi.fn()} />);
  const field = screen.getByRole('combobox');
  const active = () => screen.queryByRole('option', { selected: true })?.textContent;
  const type = (words: string) => fireEvent.change(field, { target: { value: words } });
  fireEvent.focus(field);
  expect(active()).toBeUndefined();
  type('after a rep');
  expect(active()).toBe('After a repair');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  type('care');
  expect(active()).toBe('Look after it');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(active()).not.toBe('Look after it');
  type('are');
  expect(active()).toBe(screen.getAllByRole('option').at(0)?.textContent);
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(active()).toBe(screen.getAllByRole('option').at(-1)?.textContent);
});

it('a question of one field has a button that takes it as Enter does, which is no way out of the field', () => {
  const told = { onChoose: vi.fn(), onClear: vi.fn(), onCancel: vi.fn() };
  render(<Combobox label="Link" options={options} value="/care" isFree {...told} />);
  const field = screen.getByRole('combobox');
  const ok = screen.getByRole('button', { name: 'OK' });
  const press = (words: string) => {
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: words } });
    fireEvent.blur(field, { relatedTarget: ok });
    expect(told.onCancel).not.toHaveBeenCalled();
    fireEvent.click(ok);
  };
  press('after a rep');
  expect(told.onChoose).toHaveBeenLastCalledWith('/aftercare');
  press('');
  expect(told.onClear).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: 'Look after it' } });
  fireEvent.click(ok);
  expect(told.onCancel).toHaveBeenCalledOnce();
  expect(told.onChoose).toHaveBeenCalledOnce();
  fireEvent.blur(ok, { relatedTarget: document.body });
  expect(told.onCancel).toHaveBeenCalledTimes(2);
});

it('what is not shown of a long list is counted, and a press shows it again once something was chosen', () => {
  const many = Array.from({ length: 130 }, (_, index) => ({ value: `/page-${index}`, label: `Page ${index}` }));
  render(<Combobox label="Which page" options={many} value="" onChoose={vi.fn()} />);
  const field = screen.getByRole('combobox', { name: 'Which page' });
  const list = screen.getByRole('listbox', { hidden: true });
  fireEvent.focus(field);
  expect(list.lastChild?.textContent).toBe('30 more: write a part of the name to find them.');
  fireEvent.change(field, { target: { value: 'Page 129' } });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(['Page 129']);
  fireEvent.click(list.children[0] as Element);
  expect(list).toHaveProperty('hidden', true);
  fireEvent.click(field);
  expect(list).toHaveProperty('hidden', false);
});

it('a page is shown by its title and address, whatever the menu calls it, and is found by that, too', () => {
  const page = { file: '', when: '', mistakes: 0 };
  const pages = [
    { ...page, path: '/', title: 'Fettle, the workshop with open doors', menu: { label: 'Events', at: 0 } },
    { ...page, path: '/open-day', title: 'Open day', menu: { label: 'Come by', at: 1 } },
    { ...page, path: '/prices', title: 'Prices' },
  ];
  const onChoose = vi.fn();
  render(<Combobox label="Link" options={pages.map(pageOption)} value="/" isFree onChoose={onChoose} />);
  const field = screen.getByRole('combobox');
  expect(field).toHaveProperty('value', '/ · Fettle, the workshop with open doors');
  fireEvent.focus(field);
  // What is said of it would lie below the list.
  expect(screen.queryByRole('option')).toBeNull();
  fireEvent.click(field);
  expect(screen.getAllByRole('option')).toHaveLength(3);
  fireEvent.change(field, { target: { value: 'open' } });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Open day/open-day · “Come by” in the menu',
    'Fettle, the workshop with open doors/ · “Events” in the menu',
  ]);
  fireEvent.change(field, { target: { value: 'come by' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).toHaveBeenLastCalledWith('/open-day');
});

it('what is chosen by others while the focus is there stays once it is left', () => {
  const told = { onChoose: vi.fn(), onClear: vi.fn() };
  const shown = (value: string) => <Combobox label="Link" options={options} value={value} isFree {...told} />;
  const { rerender } = render(shown('www.club.example'));
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.click(field);
  rerender(shown('https://www.club.example'));
  expect(field).toHaveProperty('value', 'https://www.club.example');
  fireEvent.blur(field);
  expect(told.onChoose).not.toHaveBeenCalled();
  expect(told.onClear).not.toHaveBeenCalled();
});

it('what is in another language than what is written comes last, and Enter takes one’s own', () => {
  const onChoose = vi.fn();
  const elsewhere = { value: '/es/prices', label: 'Prices', isElsewhere: true };
  const own = [
    { value: '/what-it-costs', label: 'What it costs', alias: 'The prices', isElsewhere: false },
    { value: '/all#prices', label: 'All prices', isElsewhere: false },
  ];
  render(<Combobox label="Link" options={[elsewhere, ...own]} value="" isFree onChoose={onChoose} />);
  const field = screen.getByRole('combobox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'prices' } });
  expect(screen.getAllByRole('option').at(-1)?.textContent).toContain('Prices');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChoose).not.toHaveBeenCalledWith('/es/prices');
});
