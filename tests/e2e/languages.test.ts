import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { axeViolations } from '../access/support/axe.ts';
import { sidewaysPixels } from '../access/support/measure.ts';
import { specification } from '../specification/folders.ts';
import { addressLine, type RunningCommand, runScript, startScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';
import { fillForm, keepToasts, openForm, submitOf } from './support/contact.ts';

let folder: string;
let server: RunningCommand;
let url = '';

const wide = `  - type: timeline
    heading: الطريق
    items:
      - { when: '2025', title: الآن, text: كلمات, status: current }
      - { when: '2030', title: لاحقا, text: كلمات, status: vision }
  - type: card-grid
    heading: بطاقات
    items:
      - { title: الأولى, points: [كلمات] }
      - { title: الثانية, points: [كلمات] }
  - type: call-to-action
    heading: اكتب لنا
    buttons: [{ label: اكتب, action: { dialog: movement } }]
  - type: stat-ticker
    label: أرقام
    items:
      - { value: '1', label: واحد }
      - { value: '2', label: اثنان }
  - type: tabs
    items:
      - { label: أولا, sections: [{ type: prose, paragraphs: كلمات }] }
      - { label: ثانيا, sections: [{ type: prose, paragraphs: كلمات }] }
      - { label: ثالثا, sections: [{ type: prose, paragraphs: كلمات }] }
`;

beforeAll(async () => {
  folder = temporaryFolder();
  const [pages, out] = [join(folder, 'pages'), join(folder, 'dist')];
  cpSync(join(projectRoot, 'schema/example-site'), pages, { recursive: true });
  edit(join(pages, '_site.yaml'), 'languages: [en, es]', 'languages: [en, es, ar]');
  mkdirSync(join(pages, 'ar'));
  writeFileSync(
    join(pages, 'ar/_site.yaml'),
    'labels: { menu: القائمة, skip: إلى المحتوى, language: اللغة }\nnavigation: [{ label: حول, link: / }]\n',
  );
  const words = 'كلمات طويلة بما يكفي لتظهر في نتائج البحث ولتملأ سطرا كاملا من هذه الصفحة';
  writeFileSync(
    join(pages, 'ar/home.yaml'),
    `title: الصفحة الرئيسية\ndescription: ${words}.\nsections:\n  - { type: hero, eyebrow: مقدمة, heading: نموذج, text: ${words} }\n${wide}`,
  );
  const built = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(built.output).toMatch(/^Built /);
  server = startScript('serve', ['--out', out, '--pages', pages], { PORT: '0', DATA_DIR: join(folder, 'data') });
  [, url = ''] = await server.waitFor(addressLine);
});
afterAll(async () => {
  await server.stop();
  removeFolder(folder);
});

const looks = [
  [320, 'dark'],
  [390, 'light'],
  [1280, 'dark'],
] as const;

describe('a page in another language', () => {
  for (const path of someOf(['/es', '/es/about', '/es/contact', '/ar', '/es/nothing'], ['/es/nothing', '/ar']))
    test(`${path} has no fault that axe finds and nothing sideways, in narrow and wide windows, dark and light`, async ({
      visitor,
    }) => {
      const page = await visitor.open(url + path, { reducedMotion: 'reduce' });
      for (const [width, theme] of someOf(looks, path === '/ar' ? looks.slice(0, 1) : looks.slice(2))) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
        expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([]);
        expect(await page.evaluate(sidewaysPixels), `${width} px`).toBe(0);
      }
      // The 404 page’s address is logged.
      if (path === '/es/nothing') visitor.expectMessages();
    });
});

describe('the choice of the language', () => {
  test('leads by keyboard to the same page in the other language, and back', async ({ visitor }) => {
    const page = await visitor.open(`${url}/about`);
    await hydrate(page);
    const choice = page.getByRole('banner').getByRole('button', { name: 'English' });
    await choice.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Español' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}/es/about`);
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Acerca de la muestra');
    await page.goBack();
    await page.waitForURL(`${url}/about`);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });

  test.runIf(isThorough)(
    'follows the page that the visitor goes to, and leads home where that is not translated',
    async ({ visitor }) => {
      const page = await visitor.open(`${url}/es`);
      await hydrate(page);
      const target = (name: string) =>
        page.locator('header').getByRole('link', { name, includeHidden: true }).getAttribute('href');
      expect(await target('English')).toBe('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Acerca de' }).click();
      await page.waitForURL(`${url}/es/about`);
      await expect.poll(() => target('English')).toBe('/about');
      expect(await target('العربية')).toBe('/ar');
    },
  );
});

describe('a page that runs from right to left', () => {
  test('is the mirror of one that doesn’t', async ({ visitor }) => {
    const page = await visitor.open(`${url}/ar`, { viewport: { width: 1280, height: 800 } });
    const middle = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0) / 2;
    };
    expect(await middle('header .logo')).toBeGreaterThan(640);
    expect(await middle('header [data-theme-toggle]')).toBeLessThan(640);
    expect(await middle('[data-block="stat-ticker"] button')).toBeLessThan(640);
    // The dot of the line before the eyebrow, where the line begins.
    const line = (element: Element) => getComputedStyle(element, '::before').backgroundImage;
    expect(await page.getByText('مقدمة').evaluate(line)).toContain('circle at calc(100% - 4px)');
    // The dots of lists and cards, and the line of time, which runs across here.
    const styleOf = (selector: string, name: string, part?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [at, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(at ?? ''),
          [name, part],
        );
    expect(await styleOf('[data-block="card-grid"] article li', 'background-image')).toMatch(/circle at calc\(100% - /);
    expect(await styleOf('[data-block="card-grid"] article', 'border-right-width')).toBe('1px');
    expect(await styleOf('[data-block="card-grid"] article', 'right', '::before')).toBe('-4px');
    expect(await styleOf('[data-block="timeline"] li', 'border-width', '::before')).toBe('2px 0px 0px');
    await hydrate(page);
    // What is told of a message stands where a line ends, and its strong edge where it begins.
    await openForm(page);
    await keepToasts(page);
    await fillForm(page, 'From right to left.');
    await submitOf(page).click();
    const toast = page.locator('.Toastify__toast');
    await toast.waitFor();
    expect(await middle('.Toastify__toast')).toBeLessThan(640);
    expect(await styleOf('.Toastify__toast', 'border-right-width')).toBe('6px');
    await page.getByRole('tab', { name: 'أولا' }).focus();
    for (const [key, name] of [
      ['ArrowLeft', 'ثانيا'],
      ['ArrowRight', 'أولا'],
      ['ArrowRight', 'ثالثا'],
      ['Home', 'أولا'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await page.getByRole('tab', { selected: true }).textContent()).toBe(name);
    }
    await visitor.open(`${url}/`);
  });
});
