import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The widths of phones, of a tablet, of small desks and of large ones, in px, and those at which something begins to stand elsewhere. */
const widths = [360, 390, 800, 960, 1024, 1248, 1280, 1408, 1440, 1664, 1920];

/** Expects of the Studio's bar that it is one line, or two on a phone, in which nothing lies over anything else, in windows of any width. */
export async function expectFewLines(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(barFaults), `${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

function barFaults(): string[] {
  const bar = document.querySelector('header');
  // What is there for screen readers alone.
  const isClipped = (part: Element | null): boolean =>
    part !== null && (getComputedStyle(part).clipPath !== 'none' || isClipped(part.parentElement));
  const parts = [...(bar?.querySelectorAll('button, a, label, [role=status]') ?? [])]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !isClipped(part))
    .map((part) => ({ name: part.textContent || part.ariaLabel, box: part.getBoundingClientRect() }));
  const overlapping = parts.flatMap(({ name, box }, index) =>
    parts
      .slice(index + 1)
      .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
      .filter((other) => box.top < other.box.bottom - 1 && other.box.top < box.bottom - 1)
      .map((other) => `${name} lies on ${other.name}`),
  );
  const outside = parts.filter(({ box }) => box.right > innerWidth).map(({ name }) => `${name} lies outside`);
  const height = bar?.getBoundingClientRect().height ?? 0;
  const most = innerWidth < 640 ? 110 : 60;
  return [...overlapping, ...outside, ...(height > most ? [`it is ${height} px high`] : [])];
}
