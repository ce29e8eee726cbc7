import { UsageError } from '#builder/base';
import { siteZone } from '#builder/files';
import { type Clock, Rounds, systemClock } from '#contact-server';
import { fullDiskWords } from '../base/full-disk.ts';
import type { Schedule } from '../drafts/schedules.ts';
import { rightsOf } from '../people/roles.ts';
import type { Outcome } from '../publish/order.ts';
import { heldMail, lateMail } from './mails.ts';
import { heldWords } from './outcome-words.ts';
import { publishDraft } from './publish-draft.ts';
import type { StudioParts } from './studio-parts.ts';
import { whenWords } from './when-words.ts';

/** How often it is looked what is due, in ms. */
const pause = 1_000;
/** What can be done without anybody is tried again after so long, in ms. */
const again = 60_000;
/** A clock that has gone on by so much more than time has (ms) is believed at the next look a minute later. */
const leap = 2 * 60_000;
/** What is public later than this after its hour, in ms, was held up, and its author is told. */
const late = 5 * 60_000;

/** Publishes drafts on their day and hour. What was due while the server was off is published when it starts. */
export class ScheduledPublications {
  readonly #parts: StudioParts;
  readonly #clock: Clock;
  readonly #rounds: Rounds;
  /** When each was tried last, by a clock that never jumps. */
  readonly #tried = new Map<string, number>();
  #seen: { now: number; elapsed: number } | undefined;
  #doubtedUntil = Number.NEGATIVE_INFINITY;

  constructor(parts: StudioParts, clock: Clock = systemClock) {
    this.#parts = parts;
    this.#clock = clock;
    this.#rounds = new Rounds({
      clock,
      work: () => this.publishDue(),
      pause: () => pause,
      onFailure: (cause) => console.error(`What is to be published on a day could not be looked at: ${cause}`),
    });
  }

  start(): void {
    this.#rounds.start();
  }

  /** Begins with no further publication; resolves when the one under way is done. */
  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Publishes what is due now. */
  async publishDue(): Promise<void> {
    if (this.#isClockDoubted()) return;
    for (const [draft, schedule] of this.#parts.schedules.all()) {
      if (schedule.problem !== undefined && !schedule.isTold && this.#mayTry(`mail ${draft}`))
        await this.#tell(draft, schedule);
      if (schedule.at <= this.#clock.now() && !schedule.isHeld && this.#mayTry(draft))
        await this.#publish(draft, schedule);
    }
  }

  async #publish(id: string, schedule: Schedule): Promise<void> {
    const { drafts, schedules, people } = this.#parts;
    const draft = drafts.find(id);
    if (!draft) return void schedules.remove(id);
    const person = people.get(schedule.by);
    if (!person || !rightsOf(person).includes('publish')) {
      const problem = `${person?.name ?? 'Who had set the hour'} may not publish any more. Somebody who may has to set it again.`;
      return schedules.report(id, schedule, { problem, isHeld: true });
    }
    const { at: due, title, choices } = schedule;
    const outcome = await publishDraft({ draft, person, title, choices, due }, this.#parts).catch((error) =>
      refusedBy(error, this.#parts.publisher.folders.studio),
    );
    this.#parts.publishing.step = undefined;
    if ('published' in outcome) {
      this.#tried.delete(id);
      if (outcome.published.at - due > late) await this.#mail(person.mail, lateMail(title, this.#when(due)));
      return;
    }
    const held = heldWords(outcome);
    const isRefused = 'refused' in outcome;
    if (held !== undefined) schedules.report(id, schedule, { problem: held, isHeld: true });
    else if (isRefused)
      schedules.report(id, schedule, { problem: `${outcome.refused} It is tried again every minute.` });
    const now = schedules.get(id);
    if (now?.problem !== undefined && !now.isTold) await this.#tell(id, now);
  }

  /** Mails why something isn't published, until the mail is taken. The Studio says it in any case. */
  async #tell(id: string, schedule: Schedule): Promise<void> {
    const { schedules, people, sendMail, drafts, feeds } = this.#parts;
    const person = people.get(schedule.by) ?? people.get(drafts.find(id)?.owner ?? '');
    if (person && sendMail) {
      const mail = heldMail(schedule.title, this.#when(schedule.at), schedule.problem ?? '');
      if (!(await this.#mail(person.mail, mail))) return;
    }
    feeds.tell(id);
    const now = schedules.get(id);
    if (now && now.problem === schedule.problem && now.at === schedule.at) schedules.put(id, { ...now, isTold: true });
  }

  async #mail(to: string, mail: { subject: string; text: string }): Promise<boolean> {
    try {
      await this.#parts.sendMail?.({ to, ...mail });
      return true;
    } catch (error) {
      console.error('A mail about a publication could not be sent:', error);
      return false;
    }
  }

  #when(at: number): string {
    return whenWords(at, siteZone(this.#parts.folders.pages));
  }

  #mayTry(what: string): boolean {
    const elapsed = this.#clock.elapsed();
    if (elapsed - (this.#tried.get(what) ?? Number.NEGATIVE_INFINITY) < again) return false;
    this.#tried.set(what, elapsed);
    return true;
  }

  /**
   * True for a minute after the clock has leapt forward while this runs: a wrong time that is put right at once makes nothing public.
   * One that is put back only makes it wait.
   */
  #isClockDoubted(): boolean {
    const [now, elapsed] = [this.#clock.now(), this.#clock.elapsed()];
    const gone = this.#seen && now - this.#seen.now - (elapsed - this.#seen.elapsed);
    this.#seen = { now, elapsed };
    if (gone !== undefined && gone < -leap) this.#doubtedUntil = Number.NEGATIVE_INFINITY;
    if (gone !== undefined && gone > leap) {
      this.#doubtedUntil = elapsed + again;
      console.warn('The clock has leapt forward: what is to be published on a day waits for a minute.');
    }
    return elapsed < this.#doubtedUntil;
  }
}

/** What failed without anybody’s fault, as a sentence: it is tried again. `studio` is where the server keeps its state. */
function refusedBy(error: unknown, studio: string): Extract<Outcome, { refused: string }> {
  if (error instanceof UsageError) return { refused: error.message };
  console.error(error);
  return { refused: fullDiskWords(studio) ?? 'The server could not do it; its log says why.' };
}
