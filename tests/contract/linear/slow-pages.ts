import { stringify } from 'yaml';
import { isFields, isHolder, valueAt } from '#kit/model';
import { inText, manyLines, nested, oneLine } from './slow-lines.ts';
import {
  filled,
  head,
  hero,
  lengthOf,
  namesIn,
  one,
  type Pick,
  placesIn,
  type Sections,
  type SlowPage,
  sectionText,
  some,
} from './slow-parts.ts';
import { otherValues, slips, wrongNames } from './slow-words.ts';

/** A value of its own each time: it is spoilt in its turn. */
function otherValue(pick: Pick): unknown {
  return structuredClone(one(otherValues, pick));
}

/** Changes one field of some fields: its name, its value, or another beside it. Returns what was done. */
function spoil(fields: Record<string, unknown>, names: readonly string[], pick: Pick): string {
  const name = one([...Object.keys(fields), 'x'], pick);
  const value = fields[name];
  switch (pick(5)) {
    case 0: {
      const wrong = one(wrongNames(name), pick);
      delete fields[name];
      fields[wrong] = value;
      return `${name} is ${wrong}`;
    }
    case 1:
      delete fields[name];
      return `no ${name}`;
    case 2:
      fields[one(names, pick)] = 'x';
      return 'a field of another';
    case 3:
      fields[name] = otherValue(pick);
      return `${name} is ${JSON.stringify(fields[name]).slice(0, 20)}`;
    default:
      fields['foo'] = 'y';
      return 'a field that nobody knows';
  }
}

/** A list of an example, with so many entries that are wrong alike. */
function entries(sections: Sections, pick: Pick): SlowPage {
  const section = structuredClone(one(sections, pick));
  const places = placesIn(section, (value) => Array.isArray(value) && value.length > 0);
  const place = places.length > 0 ? one(places, pick) : ['items'];
  const list: unknown = valueAt(section, place);
  const first: unknown = Array.isArray(list) ? structuredClone(one(list, pick)) : { title: 'x' };
  const entry: unknown = isFields(first) ? first : otherValue(pick);
  const done = isFields(entry)
    ? some([0], 1 + pick(2), pick).map(() => spoil(entry, namesIn(sections), pick))
    : ['another value'];
  const holder = valueAt(section, place.slice(0, -1));
  if (isHolder(holder)) holder[place.at(-1) ?? ''] = ['@@@'];
  const page = `${head}sections:\n${hero}${sectionText(section)}`;
  const [before = '', after = ''] = page.split(/^.*@@@.*\n/m);
  const spaces = /^( *)- .*@@@/m.exec(page)?.[1] ?? '';
  const [isFlow, isCounted] = [pick(5) === 0, pick(3) === 0];
  const written = isFlow
    ? JSON.stringify([entry]).slice(1, -1)
    : stringify([entry], { lineWidth: 0 }).trimEnd().slice(2);
  const unit = (round: number) => {
    const own = isCounted ? written.replace(/[A-Za-z]+(?=$|\n)/, (word) => word + round) : written;
    return `${spaces}- ${own.replaceAll('\n', `\n${spaces}`)}\n`;
  };
  const made = `entries of ${section['type']} ${place.join(' ')}${isCounted ? ', counted' : ''}: ${done.join(', ')}`;
  return { text: filled(before, unit, after, lengthOf(pick)), made };
}

/** Many sections, each with something wrong. */
function manySections(sections: Sections, pick: Pick): SlowPage {
  const chosen = some(sections, 1 + pick(3), pick).map((section) => structuredClone(section));
  const done = chosen.map((section) => `${section['type']}: ${spoil(section, namesIn(sections), pick)}`);
  const texts = chosen.map(sectionText);
  const begin = `${head}sections:\n${pick(2) === 0 ? hero : ''}`;
  return { text: filled(begin, () => one(texts, pick), '', lengthOf(pick)), made: `sections: ${done.join(', ')}` };
}

/** A long page without a mistake, some of whose lines are spoilt. */
function spoilt(sections: Sections, pick: Pick): SlowPage {
  const texts = some(sections, 1 + pick(8), pick).map(sectionText);
  const room = lengthOf(pick);
  const page = filled(`${head}sections:\n${hero}`, () => one(texts, pick), '', Math.ceil((room * 7) / 8));
  const names = some(Object.keys(slips), 1 + pick(3), pick);
  const every = one([1, 2, 3, 5, 10, 30, 100, 500], pick);
  const place = one([/type:/, /- /, /./, /./], pick);
  const lines = page.split('\n').map((line, at) => {
    const slip = slips[one(names, pick)];
    return at > 2 && slip && place.test(line) && pick(every) === 0 ? slip(line) : line;
  });
  const text = filled('', (at) => (at < lines.length ? `${lines[at]}\n` : ''), '', room);
  return { text, made: `every ${every} of ${place} spoilt: ${names.join(', ')}` };
}

const shapes = [
  inText,
  inText,
  oneLine,
  manyLines,
  manyLines,
  entries,
  entries,
  manySections,
  spoilt,
  spoilt,
  spoilt,
  nested,
];

/**
 * A page below the largest size that may be slow to check: what people and programs get wrong, again and again, alone or mixed. The same
 * numbers make the same page. `sections` are examples of blocks.
 */
export function slowPage(sections: Sections, pick: Pick): SlowPage {
  return one(shapes, pick)(sections, pick);
}
