import { looked, openNow } from '../../blocks/opening-hours/open-now.ts';

/**
 * Has opening hours say whether it is open at a moment of the site's zone, as a page writes it (`2030-05-01`, `2030-05-01 09:00`) or a field
 * holds it; now where nothing is given.
 */
export function lookAtHours(at: string | undefined): void {
  const [, date = '', hours = '0', minutes = '0'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?/.exec(at ?? '') ?? [];
  looked.at = date === '' ? undefined : { date, minute: Number(hours) * 60 + Number(minutes) };
  for (const element of document.querySelectorAll<HTMLElement>(openNow)) {
    const { hours: told } = element.dataset;
    // It tells again what it is told again.
    if (told !== undefined) element.dataset['hours'] = told;
  }
}
