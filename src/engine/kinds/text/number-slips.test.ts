import { describe, expect, it } from 'vitest';
import { typographyOf } from '../../base/typography/typography.ts';
import { numberSlip } from './number-slips.ts';

/** What is told of a text, and what it would be in its place. */
function told(text: string, language = 'en', isFigure = false): string | undefined {
  const slip = numberSlip(text, typographyOf(language), isFigure);
  if (!slip) return undefined;
  const { at = -1, snippet = '', code, help } = slip;
  expect(text.slice(at, at + snippet.length)).toBe(snippet);
  return `${code}: ${/`"?(.+?)"?`/.exec(String(help))?.[1]}`;
}

describe('a letter among digits', () => {
  it.each([
    ['2,1oo', '2,100'],
    ['$2,1oo', '2,100'],
    ['1O,000 members', '10,000'],
    ['More than 1,2l5 people came.', '1,215'],
    ['2,ooo', '2,000'],
    ['1oo%', '100'],
    ['2l5', '215'],
    [' 1O1 ', '101'],
    ['39.5o', '39.50'],
    ['2.1oo', '2.100'],
  ])('%j', (text, word) => {
    expect(told(text)).toBe(`number/letters: ${word}`);
    expect(told(text, 'de')).toBe(`number/letters: ${word}`);
  });
});

describe('a comma before the cents of a price', () => {
  it.each([
    ['$39,50', '39.50'],
    ['From $ 39,50 on', '39.50'],
    ['It is 39,50 €.', '39.50'],
    ['$1,234,50', '1,234.50'],
    ['1.250,00 €', '1,250.00'],
    ['Yours for €1.250.000,00.', '1,250,000.00'],
  ])('%j in English', (text, word) => {
    expect(told(text)).toBe(`number/decimal: ${word}`);
  });

  it.each(['de', 'es', 'fr', 'pt-BR', 'tlh'])('is right in %s, or nothing is known of it', (language) => {
    expect(told('39,50 €', language)).toBeUndefined();
    expect(told('$39,50', language)).toBeUndefined();
  });

  it('is told in Mexico and in Switzerland, where a point stands there', () => {
    expect(told('$39,50', 'es-MX')).toBe('number/decimal: 39.50');
    expect(told('€39,50', 'de-CH')).toBe('number/decimal: 39.50');
    expect(told('1.250,00 €', 'de-CH')).toBe('number/decimal: 1’250.00');
  });
});

describe('a figure that stands by itself, without a sign of money', () => {
  it.each([
    ['95,50', '95.50'],
    [' 1.250,00 ', '1,250.00'],
    ['–12,75%', '12.75'],
  ])('%j in English', (text, word) => {
    expect(told(text, 'en', true)).toBe(`number/decimal: ${word}`);
    expect(told(text, 'de', true)).toBeUndefined();
    expect(told(text)).toBeUndefined();
  });

  it.each(['1,250', '3,14159', '1,2', '95,5', '12,34,567', '95,50 and more', '2,50 days', '10,20,30', '95.50'])(
    '%j is no price of another language',
    (text) => {
      expect(told(text, 'en', true)).toBeUndefined();
    },
  );
});

const harmless = [
  ...['9:00-17:00', '9-5', '12 o’clock', '7 o 8', '24/7', '10am', '5 pm', '2026-11-30', '30.11.2026', '11/30/26'],
  ...['B2B', '3D', '5G', '10k', '1st', '2nd', '21st', 'H2O', 'CO2', 'O2', 'IO', 'I/O', 'Web 2.0', 'v2.0', 'A4', 'R2D2'],
  ...['2,100', '$2,100', '1,234,567', '1,23,456', '₹1,23,456', '1.234,50', '1,234.50', '$1,234.50', '39,50', '3,14'],
  ...['1,234,50', '2–4', '2,5', '$5, 10', '$5,10,20', '€5,1', '$2,500k', '$39.50', '€39,500', '5,10€20'],
  ...[
    '10l',
    '5 l',
    '0.5l',
    '1.50l',
    '0,33l',
    '1.000l',
    '100ml',
    '1o',
    '2º',
    '5o andar',
    '20 OO',
    '3.Ill',
    '1.lol',
    '7.Oil',
  ],
  ...[
    'I95',
    'I-95',
    'l10n',
    'i18n',
    'SW1A 1AA',
    'OX1 3LB',
    '0l',
    'IO1',
    '#0f0',
    '#10OO',
    '1OO4x',
    'page 3.O',
    'No. 1,Olaf',
  ],
  ...[
    '10.lo',
    'www.10.ooo.example',
    'a1,ooo',
    '1_ooo',
    '1.0.0',
    '192.168.0.1',
    '+49 30 1234',
    '0800 100 200',
    'II',
    '100 lol',
  ],
];

const around = [(text: string) => text, (text: string) => `Yes, ${text}.`, (text: string) => `(${text}) and ${text}!`];

it('nothing is told of what is written so, alone and among words, in any language', () => {
  const wrong = harmless.flatMap((text) =>
    around.flatMap((put) =>
      ['en', 'de', 'es-MX', 'fr'].map((code) => told(put(text), code) && `${code}: ${put(text)}`),
    ),
  );
  expect(wrong.filter(Boolean)).toEqual([]);
});

it('nothing is told of any number as its language writes it', () => {
  const wrong = ['en', 'de', 'es', 'fr', 'en-GB', 'de-CH', 'pt-BR', 'es-MX', 'sv'].flatMap((code) =>
    ['USD', 'EUR', 'INR', 'CHF'].flatMap((currency) =>
      Array.from({ length: 60 }, (_, index) => ((index * 7919) % 10_007) * 10 ** ((index % 7) - 2)).flatMap((value) =>
        [new Intl.NumberFormat(code, { style: 'currency', currency }), new Intl.NumberFormat(code)]
          .map((format) => format.format(value))
          .filter((text) => told(text, code, true) || told(`From ${text} to ${text}.`, code)),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
