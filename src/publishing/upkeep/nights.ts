import { join } from 'node:path';
import { siteReviews, siteZone } from '#builder/files';
import { type Clock, Rounds, systemClock } from '#contact-server';
import { Records } from '../base/records.ts';
import { inOwnProcess } from './in-own-process.ts';

/** How often it is looked whether something is to be done, in ms. */
const pause = 60_000;
/** What has failed is tried again after so long, in ms. */
const again = 3_600_000;
/** The hour after which a day's work is done, in the zone of the site. */
const atHour = 3;
/** So many months are remembered in which somebody was mailed: a clock that was wrong for a while is among them. */
const monthsKept = 36;

/** What was done: the days on which links were asked and nothing was found to be due, and the months of which was mailed. */
type Done = { links?: string; nothingDue?: string; months: readonly string[] };

/** Mails to the address that the site names what is to be looked at again. */
export type MailDue = (to: string, site: string, due: readonly string[]) => Promise<void>;

/** What nights are made of: where pages and the Studio's state lie, whether links are asked, and what mails; none where no mail is set up. */
export type NightsOptions = {
  pages: string;
  studioFolder: string;
  asksLinks: boolean;
  mailDue: MailDue | undefined;
  clock?: Clock;
  look?: typeof inOwnProcess;
};

/**
 * What a server does for its site at night, if that is wanted: other sites are asked whether links still lead somewhere, and once a month
 * it is mailed what is to be looked at again. It is written down that a mail goes before it goes: after a crash in between nobody gets it
 * twice, and all that is still due stands in the next one.
 */
export class Nights {
  readonly #options: NightsOptions;
  readonly #clock: Clock;
  readonly #look: typeof inOwnProcess;
  readonly #records: Records<Done>;
  readonly #rounds: Rounds;
  readonly #ending = new AbortController();
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(options: NightsOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#look = options.look ?? inOwnProcess;
    this.#records = new Records(join(options.studioFolder, 'nights'));
    this.#rounds = new Rounds({
      clock: this.#clock,
      work: () => this.step(),
      pause: () => pause,
      onFailure: (cause) => console.error(`What is done at night was held up (${cause}); it goes on by itself.`),
    });
  }

  start(): void {
    if (this.#options.asksLinks || this.#options.mailDue) this.#rounds.start();
  }

  /** Ends what goes through the site; resolves when a mail that is under way is sent. */
  stop(): Promise<void> {
    this.#ending.abort();
    return this.#rounds.stop();
  }

  /** Does what is to be done by now. */
  async step(): Promise<void> {
    if (this.#clock.elapsed() - this.#failedAt < again) return;
    const { day, hour } = dayAndHour(this.#clock.now(), siteZone(this.#options.pages));
    if (hour < atHour) return;
    try {
      if (this.#options.asksLinks && this.#done.links !== day) await this.#askLinks(day);
      await this.#mailOnce(day);
    } catch (error) {
      if (this.#ending.signal.aborted) return;
      this.#failedAt = this.#clock.elapsed();
      throw error;
    }
  }

  get #done(): Done {
    return this.#records.get('done') ?? { months: [] };
  }

  #note(done: Partial<Done>): void {
    this.#records.put('done', { ...this.#done, ...done });
  }

  async #askLinks(day: string): Promise<void> {
    // Before: a server that ends again and again asks nobody twice in a night.
    this.#note({ links: day });
    await this.#look({ pages: this.#options.pages, what: 'links' }, this.#ending.signal);
  }

  async #mailOnce(day: string): Promise<void> {
    const { pages, mailDue } = this.#options;
    const { mail, product } = siteReviews(pages);
    const month = day.slice(0, 7);
    const { months, nothingDue } = this.#done;
    if (!mailDue || mail === undefined || months.includes(month) || nothingDue === day) return;
    const { due } = await this.#look({ pages, what: 'due' }, this.#ending.signal);
    if (due.length === 0) return this.#note({ nothingDue: day });
    this.#note({ months: [...months, month].slice(-monthsKept) });
    try {
      await mailDue(mail, product, due);
    } catch (error) {
      this.#note({ months });
      throw error;
    }
  }
}

/** The day as year-month-day, and the hour, that it is in a zone. */
function dayAndHour(now: number, timeZone: string): { day: string; hour: number } {
  const words = new Date(now).toLocaleString('sv-SE', { timeZone });
  return { day: words.slice(0, 10), hour: Number(words.slice(11, 13)) };
}
