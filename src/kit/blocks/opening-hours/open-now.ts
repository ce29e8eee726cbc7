import { dayWords, timeWords } from './format.ts';
import { dayLater, type Hours, type OpenState, stateAt, weekdayOf } from './hours.ts';
import type { HoursWords } from './words.ts';

/** What the element is told, in its attribute `data-hours`. `zone` is that of the place. */
export type OpenNowData = Hours & { zone: string; language: string; words: HoursWords };

/** The element that says whether it is open now. It is empty where no script runs: the hours beside it hold anyway. */
export const openNow = 'open-now';

/** A day and the minute of it. */
export type Moment = { date: string; minute: number };

/**
 * Lets the browser know the element. What it says stands in a tree of its own, so that it can be there before the app takes the
 * page over, which then finds the element as the server has sent it.
 */
export function defineOpenNow(): void {
  if (customElements.get(openNow)) return;
  customElements.define(
    openNow,
    class extends HTMLElement {
      static observedAttributes = ['data-hours'];
      #timer: ReturnType<typeof setTimeout> | undefined;
      #text = this.attachShadow({ mode: 'open' });

      connectedCallback() {
        this.#tell();
      }
      disconnectedCallback() {
        clearTimeout(this.#timer);
      }
      attributeChangedCallback() {
        if (this.isConnected) this.#tell();
      }

      #tell() {
        clearTimeout(this.#timer);
        const data = JSON.parse(this.dataset['hours'] ?? 'null') as OpenNowData | null;
        const now = data && (momentLooked() ?? clockIn(data.zone, new Date()));
        if (!now) return;
        const state = stateAt(data, now.date, now.minute);
        this.#text.textContent = stateWords(state, now.date, data);
        this.dataset['state'] = state.isOpen ? 'open' : 'closed';
        markToday(this, now.date);
        this.#timer = setTimeout(() => this.#tell(), 60_000 - (Date.now() % 60_000));
      }
    },
  );
}

/** What whoever edits the page looks at instead of now; it stands at the document, as its theme does. */
function momentLooked(): Moment | null {
  return JSON.parse(document.documentElement.dataset['looked'] ?? 'null');
}

/** The day and the minute of it that clocks of a zone show; nothing where the browser doesn't know the zone. */
export function clockIn(zone: string, time: Date): Moment | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(time);
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const date = `${part('year')}-${part('month')}-${part('day')}`;
    return { date, minute: Number(part('hour')) * 60 + Number(part('minute')) };
  } catch {
    return undefined;
  }
}

/** Whether it is open, in words. */
export function stateWords({ isOpen, next }: OpenState, date: string, { words, language }: OpenNowData): string {
  if (!next) return isOpen ? words.open : words.closed;
  const time = timeWords(next.minute, language);
  if (isOpen) return words.openUntil.replace('((time))', time);
  if (next.days === 0) return words.opensToday.replace('((time))', time);
  return words.opensLater.replace('((day))', nextDayWords(date, next.days, language)).replace('((time))', time);
}

/** Within a week a day is known by its name. */
function nextDayWords(date: string, days: number, language: string): string {
  const next = dayLater(date, days);
  if (days >= 7) return dayWords(next, language);
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${next}T00:00:00Z`));
}

/** Marks the line that says the hours of today. */
function markToday(element: HTMLElement, date: string): void {
  const rows = [...(element.closest('[data-block]')?.querySelectorAll<HTMLElement>('tr') ?? [])];
  const isException = ({ dataset: { from = '', until = '' } }: HTMLElement) => from <= date && date <= until;
  const today = rows.find(isException) ?? rows.find(({ dataset }) => dataset['day'] === weekdayOf(date));
  for (const row of rows) {
    if (row === today) row.setAttribute('aria-current', 'date');
    else row.removeAttribute('aria-current');
  }
}
