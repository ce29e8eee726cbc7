import { type Moment, openNow } from '../../blocks/opening-hours/open-now.ts';

/**
 * Has opening hours say whether it is open at a moment of the site's zone, as a page writes it (`2030-05-01`, `2030-05-01 09:00`) or a field
 * holds it; now where nothing is given.
 */
export function lookAtHours(at: string | undefined): void {
  const { dataset } = document.documentElement;
  const [, date, hours = '0', minutes = '0'] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d):(\d\d))?/.exec(at ?? '') ?? [];
  if (date === undefined) delete dataset['looked'];
  else dataset['looked'] = JSON.stringify({ date, minute: Number(hours) * 60 + Number(minutes) } satisfies Moment);
  for (const element of document.querySelectorAll(openNow)) {
    const told = element.getAttribute('data-hours');
    // An element hears of an attribute that is set, also to what it was.
    if (told !== null) element.setAttribute('data-hours', told);
  }
}
