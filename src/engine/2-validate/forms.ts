import type { ErrorObject } from 'ajv';
import { kindCalled, type Path, type Problem, type TextForm, webAddressOf } from '#kit/model';
import { impossibleOffset, isZone, parseMoment, zoneNamed, zoneNames } from '../base/moment.ts';
import { nearestName, replaced } from '../base/nearest.ts';
import { hasCurlyQuotes, withoutQuotes } from '../base/quotes.ts';
import { finding } from '../catalogue/index.ts';

/** The form of a text, as the schema that refused it says it. */
export function formOf({ parentSchema }: ErrorObject): TextForm {
  // The schema is one of ours, in which these words have these types.
  return (parentSchema ?? {}) as TextForm;
}

/** A text that is no day, e-mail address or web address, where one belongs. */
export function formatProblem({ format, examples }: TextForm, value: string, path: Path): Problem {
  if (format === 'email') return { path, mark: 'value', ...finding('value/email', { value, word: mailOf(value) }) };
  if (format !== 'date') return webAddressProblem(value, examples?.[0], path);
  const word = dayOf(value);
  return {
    path,
    mark: 'value',
    ...finding('value/date', { value, word }),
    ...(word === undefined ? {} : { replacement: word }),
  };
}

/** A text that is no day and no time, where one belongs. */
export function momentProblem(value: string, path: Path): Problem {
  const time = timeOf(value);
  const zone = zoneNamed(value);
  if (time === undefined && zone !== undefined && !isZone(zone)) return { ...zoneProblem(zone, path), snippet: zone };
  const offset = impossibleOffset(value);
  if (offset !== undefined)
    return {
      path,
      mark: 'value',
      snippet: offset,
      ...finding('zone/unknown', { name: offset, word: undefined, isSure: false }),
    };
  const day = dayOf(value);
  const word = day ?? time;
  return { path, mark: 'value', ...finding('value/moment', { value, word }), ...replaced({ word: day, isSure: true }) };
}

/** The name of a time zone that there is none of. */
export function zoneProblem(name: string, path: Path): Problem {
  const zones = zoneNames();
  const city = zones.filter(
    (zone) => zone.split('/').at(-1)?.toLowerCase() === name.trim().toLowerCase().replaceAll(' ', '_'),
  );
  const near = city.length === 1 ? { word: city[0], isSure: false } : nearestName(name, zones);
  return { path, mark: 'value', ...finding('zone/unknown', { name, ...near }), ...replaced(near) };
}

/** A text that does not have the form of a name, an address or a number's pattern. */
export function patternProblem(form: TextForm, value: string, path: Path, name: string | undefined): Problem {
  const plain = withoutQuotes(value);
  if (kindCalled(form.kind).isWhen) return momentProblem(value, path);
  const isRight = plain !== value && isOfForm(plain, form);
  if (isRight && hasCurlyQuotes(value))
    return { path, mark: 'value', ...finding('text/curly-quotes', { value, word: plain }), replacement: plain };
  const example = form.examples?.[0];
  if (form.pattern?.startsWith('^https')) return webAddressProblem(value, example, path);
  return {
    path,
    mark: 'value',
    ...finding('value/form', { value, name, form: form.form, word: textOfForm(value, form), example }),
  };
}

/** A text that is no web address: most lack what it begins with, as they stand in the bar of a browser. */
function webAddressProblem(value: string, example: unknown, path: Path): Problem {
  const word = webAddressOf(withoutQuotes(value));
  const near = { word, isSure: word === `https://${value}` };
  return { path, mark: 'value', ...finding('value/url', { value, example, ...near }), ...replaced(near) };
}

/** A number or switch where a text of a certain form belongs: quotes alone would not make it right. */
export function otherForm(form: TextForm, source: string, path: Path, name: string): Problem | undefined {
  if (form.format !== undefined) return formatProblem(form, source, path);
  return isOfForm(source, form) ? undefined : patternProblem(form, source, path, name);
}

/** What a text was probably meant to be, written in the form that is asked for: a short name, a colour. */
export function textOfForm(text: string, form: TextForm): string | undefined {
  const small = text.trim().toLowerCase();
  const plain = small.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const ways = [
    text.trim(),
    small,
    ...['-', '_'].map((sign) => plain.replaceAll(/[^a-z0-9]+/g, sign).replaceAll(/^[-_0-9]+|(?<![-_])[-_]+$/g, '')),
    small.replace(/^#?([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3'),
    `#${small}`,
    small.replace(/(?<=\d)\s+(?=(?:px|rem)$)/, ''),
    `/${pathIn(small).replace(/^\/+/, '')}`,
  ];
  return ways.find((way) => way !== '' && way.length <= 60 && isOfForm(way, form));
}

/** The path of a whole web address; anything else as it is. */
function pathIn(text: string): string {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).pathname : text;
}

/** True for a text that has the form: that it can be read, not that it means something. */
export function isOfForm(text: string, { type, pattern, format, enum: choices }: TextForm): boolean {
  if (type !== undefined && type !== 'string') return false;
  if (choices) return choices.includes(text);
  return format === undefined && (pattern === undefined || new RegExp(pattern, 'u').test(text));
}

/** A time of the day with AM or PM, or with one digit for its hour, as it is written here. */
function timeOf(value: string): string | undefined {
  const [, day, hour = '', minute = '00', half = ''] =
    /^(\d{4}-\d\d-\d\d)[T ,]+(\d{1,2})(?:[:.h](\d\d))? ?([ap]\.?m\.?)?$/i.exec(value.trim()) ?? [];
  if (day === undefined) return undefined;
  const isLate = /^p/i.test(half);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isLate ? 12 : 0);
  const word = `${day} ${String(hours).padStart(2, '0')}:${minute}`;
  return word !== value && parseMoment(word, 'UTC') !== undefined ? word : undefined;
}

/** The e-mail address of a text that has more than it. */
function mailOf(value: string): string | undefined {
  const plain = withoutQuotes(/<([^<>]*)>/.exec(value)?.[1] ?? value)
    .replace(/^mailto:/i, '')
    .replaceAll(/[\s<>]/g, '');
  return plain !== value && /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(plain) ? plain : undefined;
}

/** The day of a text that has year, month and day in this order, written with other signs between them or none. */
function dayOf(value: string): string | undefined {
  const [, year, month = '', day = ''] =
    /^(\d{4})\s*[-–—−/. ]\s*(\d{1,2})\s*[-–—−/. ]\s*(\d{1,2})$/.exec(withoutQuotes(value).trim()) ??
    /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(value) ??
    [];
  if (year === undefined) return undefined;
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
