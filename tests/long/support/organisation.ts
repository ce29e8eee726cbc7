import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator } from 'playwright';
import { projectRoot } from '#builder/base';
import { axeViolations } from '../../access/support/axe.ts';
import { StudioUser } from '../../studio/support/studio-user.ts';
import { type RunningCommand, startScript } from '../../support/command.ts';
import { copySampleSite } from '../../support/content.ts';
import { isOfRequest, record } from '../../support/visitor.ts';

/** What nobody has to know who writes pages: as words of the screen, or as what a screen reader says. */
const machinery =
  /\b(ya?ml|json|branch(es)?|commit(s|ted)?|git|merged?|repository|head|hash|diff|slug|markdown|cookie)\b/i;

/** Three pages of a kitchen, beside those of a sample site. */
const menus = {
  lunch: ['Lunch', 'Soup of the day, with bread from our oven.', 'Bread and soup cost six coins.'],
  dinner: ['Dinner', 'Three courses, at one long table.', 'A plate costs twelve coins.'],
  drinks: ['Drinks', 'What the garden gives, in glasses.', 'A glass costs three coins.'],
} as const;

/** An organisation whose site and Studio are served by the command that is started for it, with a clock that can be put forward. */
export class Organisation {
  readonly folder: string;
  readonly pages: string;
  readonly #clock: string;
  #server: RunningCommand | undefined;
  site = '';
  /** The link that the server prints for the first owner. */
  ownersLink = '';

  constructor(folder: string) {
    this.folder = folder;
    this.pages = join(folder, 'pages');
    this.#clock = join(folder, 'clock');
    writeFileSync(this.#clock, '0');
    copySampleSite(this.pages);
    for (const [name, [title, about, cost]] of Object.entries(menus))
      writeFileSync(join(this.pages, `${name}.yaml`), menuPage(title, about, cost));
    const site = join(this.pages, '_site.yaml');
    const navigation = Object.entries(menus).map(([name, [title]]) => `  - { label: ${title}, link: /${name} }\n`);
    writeFileSync(site, readFileSync(site, 'utf8').replace(/^navigation:\n/m, `$&${navigation.join('')}`));
  }

  /** `mailServer` is the address of one, where mails are sent. */
  async start(mailServer?: string): Promise<void> {
    this.#server = startScript('start', ['--studio', '--pages', this.pages], {
      PORT: '0',
      ...(mailServer === undefined ? {} : { SMTP_URL: mailServer }),
      DATA_DIR: join(this.folder, 'data'),
      TZ: 'UTC',
      CLOCK_FILE: this.#clock,
      NODE_OPTIONS: `--import ${pathToFileURL(join(projectRoot, 'tests/long/support/clock.mjs')).href}`,
    });
    this.site = (await this.#server.waitFor(/The site is ready: (\S+)/))[1] ?? '';
    this.ownersLink = (await this.#server.waitFor(/(http\S+#invitation=\S+)/))[1] ?? '';
  }

  /** The server’s clock goes ahead of this machine’s by so many ms. */
  putForward(ms: number): void {
    writeFileSync(this.#clock, String(ms));
  }

  /** What visitors see at a path. */
  async seen(path: string): Promise<string> {
    return (await fetch(this.site + path)).text();
  }

  async stop() {
    return this.#server?.stop();
  }
}

function menuPage(title: string, about: string, cost: string): string {
  return `title: ${title} at the kitchen
description: What there is at the kitchen, what it costs, and from which garden it comes.
sections:
  - type: hero
    heading: ${title}
    text: ${about}
  - type: prose
    heading: What it costs
    paragraphs: ${cost}
  - type: prose
    heading: Where it comes from
    paragraphs: All of it grows within a day’s walk.
`;
}

/** Somebody with a browser of their own. */
export class Somebody extends StudioUser {
  readonly #wrong: string[] = [];
  #messages: readonly string[] = [];
  readonly #pictures = process.env['PICTURES_OF_STATES'];

  /** What was wrong with what they have seen: words of the machinery, what axe finds, messages of the console. */
  get wrong(): string[] {
    return [...this.#wrong, ...this.#messages.filter((message) => !isOfRequest(message))];
  }

  /** Somebody at a desk, whose device has a fingerprint reader; or somebody on a phone. */
  static async with(browser: Browser, device: 'desk' | 'phone'): Promise<Somebody> {
    const isPhone = device === 'phone';
    const viewport = isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, hasTouch: isPhone, reducedMotion: 'reduce' });
    page.setDefaultTimeout(60_000);
    const somebody = new Somebody(page);
    const messages: string[] = [];
    record(page, messages);
    // Who has no account yet, and whose save was overtaken by another one, is told so by the answer.
    somebody.#messages = messages;
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const reader = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
    } as const;
    const options = { ...reader, isUserVerified: true, automaticPresenceSimulation: true };
    await session.send('WebAuthn.addVirtualAuthenticator', { options });
    return somebody;
  }

  /** Comes in by a link that is given to them, and adds a passkey. */
  async comeIn(link: string, name: string, mail?: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(name);
    if (mail !== undefined) await this.page.getByLabel('Your mail address').fill(mail);
    await this.sees(`invited-${name}`);
    await this.button('Come in').click();
    await this.button('Add a passkey').click();
    await this.page.getByText(/^Passkey of/).waitFor();
  }

  /** Invites somebody by a link, and returns it. */
  async invite(mail: string, role: string): Promise<string> {
    await this.page.getByLabel('Invite somebody: their mail address').fill(mail);
    await this.page.getByLabel('Their role').last().selectOption(role);
    await this.button('Invite').click();
    const said = this.page.getByRole('status').filter({ hasText: `link to ${mail}` });
    return (await said.locator('code').textContent()) ?? '';
  }

  /** Opens a page of a draft, with one of its sections. */
  async openSection(page: string, section: RegExp): Promise<void> {
    await this.open(page);
    await this.row(section).click();
  }

  /** Writes behind what a field says. */
  async writeBehind(label: string, words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: label }).click();
    await this.page.keyboard.press('ControlOrMeta+End');
    await this.page.keyboard.type(words);
  }

  /** Puts a picture of this computer below the selected section. */
  async addPicture(file: string, shows: string): Promise<void> {
    await this.button('Add a section').click();
    await this.page.getByRole('searchbox', { name: 'What do you want to show?' }).waitFor();
    await this.page.keyboard.type('picture');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Picture', exact: true }).click();
    await this.hears(/^Picture .* was added/);
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('From this computer').last().click();
    await (await chooser).setFiles(file);
    await this.field(/^What the picture shows/).waitFor();
    await this.focusIn(/^$/);
    await this.page.keyboard.type(shows);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  /** Looks at the screen as it is: at its words, and with axe; in pictures too, on phone and desk, light and dark, where those are wanted. */
  async sees(state: string): Promise<void> {
    const words = await this.page.evaluate(wordsOfScreen);
    for (const line of words) if (machinery.test(line)) this.#wrong.push(`${state} says “${line}”`);
    for (const found of await axeViolations(this.page)) this.#wrong.push(`${state}: ${found}`);
    if (this.#pictures !== undefined) await this.#photograph(this.#pictures, state);
  }

  async #photograph(folder: string, state: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    const before = this.page.viewportSize();
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ] as const) {
      await this.page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await this.page.emulateMedia({ colorScheme });
        await this.page.evaluate(
          () => new Promise((fulfil) => requestAnimationFrame(() => requestAnimationFrame(fulfil))),
        );
        const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (sideways > 0) this.#wrong.push(`${state} is ${sideways} px wider than ${width}`);
        await this.page.screenshot({ path: join(folder, `${state}-${width}-${colorScheme}.png`) });
      }
    }
    if (before) await this.page.setViewportSize(before);
    await this.page.emulateMedia({ colorScheme: null });
  }
}

/** What a screen says and what a screen reader does, line by line. The site in its frame is what the people write themselves. */
function wordsOfScreen(): string[] {
  const said = [...document.querySelectorAll('*')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
  return [...document.body.innerText.split('\n'), ...said].filter((line) => line.trim() !== '');
}
