import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockInPage, renderBlock } from '../../../../tests/support/render-block.tsx';
import type { TabsBlock } from '../../model/types.generated.ts';
import { nextTab } from './keys.ts';

const block: TabsBlock = {
  type: 'tabs',
  heading: 'Who gains what',
  items: ['Providers', 'Payers', 'Patients'].map((label) => ({
    label,
    sections: [{ type: 'prose', id: label.toLowerCase(), heading: `For ${label}`, paragraphs: [['Words.']] }],
  })),
};

function selected(): (string | null)[] {
  return screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
}

function visiblePanels(): (string | null)[] {
  return [...document.querySelectorAll('[role=tabpanel][data-selected]')].map((panel) =>
    panel.getAttribute('aria-labelledby'),
  );
}

describe('tabs', () => {
  it('begin with the first one', () => {
    renderBlock(block);
    expect(selected()).toEqual(['Providers']);
    expect(visiblePanels()).toEqual([screen.getByRole('tab', { name: 'Providers' }).id]);
  });

  it('are chosen by a click', async () => {
    renderBlock(block);
    await userEvent.click(screen.getByRole('tab', { name: 'Patients' }));
    expect(selected()).toEqual(['Patients']);
  });

  it('are one stop of the Tab key; arrows, Home and End move and choose', async () => {
    renderBlock(block);
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowRight}', 'Payers'],
      ['{ArrowRight}', 'Patients'],
      ['{ArrowRight}', 'Providers'],
      ['{ArrowLeft}', 'Patients'],
      ['{Home}', 'Providers'],
      ['{End}', 'Patients'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(selected()).toEqual([name]);
      expect(document.activeElement?.textContent).toBe(name);
    }
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });

  it('count every key, also when several come before React has drawn', () => {
    renderBlock(block);
    const first = screen.getByRole('tab', { name: 'Providers' });
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(selected()).toEqual(['Patients']);
  });

  it('show the section that the address names, until another one is chosen', async () => {
    renderBlock(block, '#payers');
    expect(selected()).toEqual(['Payers']);
    await userEvent.click(screen.getByRole('tab', { name: 'Patients' }));
    expect(selected()).toEqual(['Patients']);
  });

  it('hold all panels in the prerendered page, each below its label', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(blockInPage(block));
    const panels = [...page.querySelectorAll('[role=tabpanel]')];
    expect(panels.map((panel) => panel.querySelector('h3')?.textContent)).toEqual(['Providers', 'Payers', 'Patients']);
    expect(panels.map((panel) => panel.hasAttribute('data-selected'))).toEqual([true, false, false]);
    expect(panels.map((panel) => panel.hasAttribute('hidden'))).toEqual([false, false, false]);
  });
});

describe('nextTab', () => {
  it('leaves other keys alone', () => {
    expect(nextTab('ArrowDown', 0, 3)).toBeUndefined();
    expect(nextTab('Tab', 0, 3)).toBeUndefined();
  });
});
