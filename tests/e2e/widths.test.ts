import { expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent, readSchemas } from '#builder/files';
import { compileContent, isRoom, type Room, settingOf, textWidth, validPages } from '#engine';
import type { Schema } from '#kit/model';
import { typeface } from '#kit/rules';
import { fontFamily, fontSource, fontWeight } from '#kit/theme';
import { specification } from '../specification/folders.ts';
import { isThorough } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

const texts = [
  'Illinois',
  'Minimum',
  'What if it just worked?',
  'Interoperability',
  'Donaudampfschifffahrtsgesellschaft',
  'A WAVE OF TYPICAL AVATARS',
  'Prior authorization, decided in 30 seconds',
  '$1.5 trillion',
  'Größenänderung, façade, año',
  'illicit fill-ins: “fi” and ‘fl’ — 100 %',
];
const settings = [400, 500, 540, 560, 580, 700].flatMap((weight) => [
  { size: 17, weight, tracking: 0 },
  { size: 42, weight, tracking: -0.04 },
]);

test.runIf(isThorough)(
  'widths that are computed are those that the browser renders, within 5 %',
  async ({ visitor }) => {
    const page = await visitor.open('/');
    const rendered = await page.evaluate(
      async ({ family, source, weights, words, kinds }) => {
        const font = new FontFace(family, source, { weight: weights });
        document.fonts.add(await font.load());
        return kinds.map(({ size, weight, tracking }) =>
          words.map((word) => {
            const span = document.createElement('span');
            span.textContent = word;
            span.style.cssText = `position: absolute; white-space: pre; font: ${weight} ${size}px '${family}'; letter-spacing: ${tracking}em`;
            document.body.append(span);
            const { width } = span.getBoundingClientRect();
            span.remove();
            return width;
          }),
        );
      },
      { family: fontFamily, source: fontSource, weights: fontWeight, words: texts, kinds: settings },
    );
    const off = settings.flatMap((setting, row) =>
      texts.flatMap((text, column) => {
        const real = rendered[row]?.[column] ?? 0;
        const computed = textWidth(text, setting, typeface) ?? 0;
        return Math.abs(computed / real - 1) <= 0.05 ? [] : [{ text, setting, computed, real }];
      }),
    );
    expect(off).toEqual([]);
  },
);

/** A text of a page with the room that its schema says it has. */
type Placed = { name: string; text: string; room: Room };

function placedTexts(schema: Schema | undefined, data: unknown, name: string): Placed[] {
  if (!schema || typeof data !== 'object' || data === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
    const value = (data as Record<string, unknown>)[field];
    const room: unknown = inner['room'];
    const inside = `${name}.${field}`;
    if (isRoom(room) && typeof value === 'string') return [{ name: inside, text: value, room }];
    const entries: unknown[] = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry) => placedTexts(inner.items ?? inner, entry, inside));
  });
}

test('the room that a schema states is the one on a small phone', async ({ visitor }) => {
  const checker = loadChecker(projectRoot);
  const content = compileContent(readContent(projectRoot, specification.pages, specification.public), checker);
  const page = await visitor.newPage({ viewport: { width: 320, height: 640 } });
  const met = new Map<string, { says: Measured & { isUsual: boolean }; is: Measured }>();
  for (const { path, sections } of validPages(content)) {
    const placed = sections.flatMap((section) => placedTexts(checker.blockSchema(section.type), section, section.type));
    if (placed.length === 0) continue;
    await page.goto(path);
    const found = await page.evaluate(
      (wanted) =>
        wanted.map(({ text, block: type, isHeading, isUsual }) => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const element = walker.currentNode.parentElement;
            if (walker.currentNode.textContent !== text || !element || element.getClientRects().length === 0) continue;
            if (!element.closest(`main [data-block='${type}']`)) continue;
            const isInHeading = element.closest('h1, h2, h3, h4') !== null;
            if ((isHeading && !isInHeading) || (isUsual && isInHeading)) continue;
            const style = getComputedStyle(element);
            const size = Number.parseFloat(style.fontSize);
            const block = element.closest('h1, h2, h3, h4, p, summary') ?? element;
            // As much text as there is room for, or the words themselves would be measured.
            walker.currentNode.textContent = 'more and '.repeat(30);
            const { paddingLeft, paddingRight } = getComputedStyle(block);
            const width = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            walker.currentNode.textContent = text;
            return {
              size,
              weight: Number(style.fontWeight),
              tracking: (Number.parseFloat(style.letterSpacing) || 0) / size,
              width,
            };
          }
          return undefined;
        }),
      placed.map(({ name, text, room }) => ({
        text,
        block: name.split('.')[0],
        isHeading: name.endsWith('.heading'),
        isUsual: isUsual(room),
      })),
    );
    placed.forEach(({ name, room }, index) => {
      const is = found[index];
      // A field has the room of where it stands narrowest, such as beside an icon.
      if (is && is.width <= (met.get(name)?.is.width ?? Number.POSITIVE_INFINITY))
        met.set(name, { says: { ...settingOf(room, typeface), width: room.width, isUsual: isUsual(room) }, is });
    });
  }
  expect(met.size).toBeGreaterThan(10);
  const wrong = [...met].filter(([, { says, is }]) => !fits(says, is));
  expect(wrong).toEqual([]);
});

test.runIf(isThorough)('the room of menu and footer is the one on a small phone', async ({ visitor }) => {
  const page = await visitor.open('/', { viewport: { width: 320, height: 640 } });
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const { navigation, footer } = readSchemas(projectRoot).shared['site']?.properties ?? {};
  const column = footer?.properties?.['columns']?.items?.properties ?? {};
  const links = column['links']?.['room'] as Record<string, unknown>;
  const rooms: [string, unknown][] = [
    ['header nav > ul > li > a', navigation?.items?.properties?.['label']?.['room']],
    ['footer h2', column['title']?.['room']],
    ['footer ul li > a', links['label']],
  ];
  for (const [selector, room] of rooms) {
    if (!isRoom(room)) throw new Error(`The schema says nothing of the room of ${selector}.`);
    const is = await page.locator(selector).first().evaluate(roomOf);
    const says = { ...settingOf(room, typeface), width: room.width, isUsual: isUsual(room) };
    expect(fits(says, is), `${selector}: ${JSON.stringify({ says, is })}`).toBe(true);
  }
});

/** How an element sets its text, and how much room it has for one. */
function roomOf(element: Element): Measured {
  const before = element.textContent;
  // As much text as there is room for, or the words themselves would be measured.
  element.textContent = 'more and '.repeat(30);
  const { fontSize, fontWeight, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(element);
  const { width } = element.getBoundingClientRect();
  element.textContent = before;
  const size = Number.parseFloat(fontSize);
  return {
    size,
    weight: Number(fontWeight),
    tracking: (Number.parseFloat(letterSpacing) || 0) / size,
    width: width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
  };
}

type Measured = { size: number; weight: number; tracking: number; width: number };

/** True for the room of texts whose schemas say nothing of their own. */
function isUsual({ size, weight, width }: Room): boolean {
  return size === 'md' && weight === undefined && width === 230;
}

/**
 * The room may be a sixth off: the same field may stand a little further in, or an arrow beside it.
 * Texts that have the usual room may be set smaller, and have more of it.
 */
function fits(says: Measured & { isUsual: boolean }, is: Measured): boolean {
  const isWide = Math.abs(says.width / is.width - 1) < 1 / 6;
  if (says.isUsual) return is.size <= says.size && (isWide || is.width > says.width);
  return says.size === is.size && says.weight === is.weight && Math.abs(says.tracking - is.tracking) < 0.002 && isWide;
}
