// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { definitions } from '../form/schema.ts';
import { partEdits, partsPlace } from './parts-place.ts';
import { pasteFor } from './paste-for.ts';

/** As Word puts it on the clipboard, the plain text with the marks that it draws. */
const fromWord = {
  html: `<p class=MsoNormal>We <b>answer</b> in a day.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>by phone</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>by mail</p>`,
  text: 'We answer in a day.\r\n·\tby phone\r\n·\tby mail\r\n',
};

it('comes as paragraphs and lists where they can stand', () => {
  expect(pasteFor('paragraphs', fromWord).text).toBe('We **answer** in a day.\n\n- by phone\n- by mail');
  expect(pasteFor('paragraphs', { html: '', text: 'One\r\n\r\nTwo  words\n' }).text).toBe('One\n\nTwo  words\n');
});

it('comes in one line, with its marks where there may be some', () => {
  expect(pasteFor('rich-text', fromWord).text).toBe('We **answer** in a day. by phone by mail');
  expect(pasteFor('text', fromWord).text).toBe('We answer in a day. by phone by mail');
  expect(pasteFor(undefined, { ...fromWord, html: '' }).text).toBe('We answer in a day. by phone by mail');
});

it('keeps the space before and behind some words, with which they were selected', () => {
  for (const widget of ['paragraphs', 'rich-text', 'text'] as const) {
    for (const html of ['', '<span> of three</span> ', '<meta charset="utf-8"><i> of</i> three&nbsp;'])
      expect(pasteFor(widget, { html, text: ' of three ' }).text.replaceAll('*', '')).toBe(' of three ');
    expect(pasteFor(widget, { html: '<b>of</b> three', text: 'of three' }).text.replaceAll('*', '')).toBe('of three');
    expect(pasteFor(widget, { html: '<span> </span>', text: ' ' }).text).toBe(' ');
  }
});

const chapters = {
  html: '<h1>Boats</h1><p>All of wood.</p><h2>Prices</h2><h3>In summer</h3><p>20 a day.</p><ul><li>oars</li><li>map</li></ul><h2>Soon</h2>',
  text: '',
};

it('comes under its headings where a text has parts', () => {
  expect(pasteFor('paragraphs', chapters, 1)).toMatchObject({
    text: '**Boats**\n\nAll of wood.',
    parts: [{ heading: 'Prices: In summer', text: '20 a day.\n\n- oars\n- map\n\n**Soon**' }],
  });
  expect(pasteFor('paragraphs', chapters, 0).parts.map(({ heading }) => heading)).toEqual([
    'Boats',
    'Prices: In summer',
  ]);
  // Headings with nothing below them lose no words.
  expect(pasteFor('paragraphs', { html: '<p>One</p><h2>Two</h2>', text: '' }, 0)).toMatchObject({
    text: 'One\n\n**Two**',
    parts: [],
  });
});

it('finds the parts of a running text by its schema: the list beside it, or the one that it stands in', () => {
  expect(definitions['PageSource']).toBeDefined();
  const data = { sections: [{ type: 'prose', paragraphs: 'Boats.' }] };
  const beside = partsPlace('PageSource', data, ['sections', 0, 'paragraphs']);
  expect(beside).toEqual({ list: ['sections', 0, 'parts'], index: 0, heading: 'heading', text: 'paragraphs' });
  const parts = [{ heading: 'Prices', text: '- oars\n- map' }];
  const part = { heading: 'Prices', paragraphs: '- oars\n- map\n' };
  expect(beside && partEdits(data, beside, parts)).toEqual([
    { op: 'set', path: ['sections', 0, 'parts'], value: [part] },
  ]);
  const longer = {
    sections: [{ type: 'prose', paragraphs: 'Boats.', parts: [{ heading: 'One', paragraphs: 'Two.' }] }],
  };
  const within = partsPlace('PageSource', longer, ['sections', 0, 'parts', 0, 'paragraphs']);
  expect(within && partEdits(longer, within, parts)).toEqual([
    { op: 'insert', path: ['sections', 0, 'parts'], index: 1, value: part },
  ]);
  expect(partsPlace('PageSource', data, ['sections', 0, 'heading'])).toEqual(beside);
  expect(partsPlace('PageSource', { title: 'x' }, ['title'])).toBeUndefined();
});
