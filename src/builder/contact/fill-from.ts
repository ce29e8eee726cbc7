import { fillPlaceholders, siteValues } from '#engine';
import { isFields } from '#kit/model';

const isCertain = { site: false, facts: false, routes: false };

/** Fills in what a site's file says of itself, and its figures where they are given. */
export function fillFrom(site: unknown, facts: unknown = {}): (text: string) => string {
  const figures = Object.entries(isFields(facts) ? facts : {}).flatMap(([name, fact]): [string, string][] =>
    isFields(fact) && typeof fact['value'] === 'string' ? [[`facts.${name}`, fact['value']]] : [],
  );
  const placeholders = new Map([...siteValues(site), ...figures]);
  return (text) => fillPlaceholders(text, { placeholders, uncertain: isCertain }).text;
}
