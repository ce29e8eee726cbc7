// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pasteFor } from './paste-for.ts';

/** As Word puts it on the clipboard, the plain text with the marks that it draws. */
const fromWord = {
  html: `<p class=MsoNormal>We <b>answer</b> in a day.</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>by phone</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>by mail</p>`,
  text: 'We answer in a day.\r\n·\tby phone\r\n·\tby mail\r\n',
};

it('comes as paragraphs and lists where they can stand', () => {
  expect(pasteFor('paragraphs', fromWord)).toBe('We **answer** in a day.\n\n- by phone\n- by mail');
});

it('comes in one line, with its marks where there may be some', () => {
  expect(pasteFor('rich-text', fromWord)).toBe('We **answer** in a day. by phone by mail');
  expect(pasteFor('text', fromWord)).toBe('We answer in a day. by phone by mail');
  expect(pasteFor(undefined, fromWord)).toBe('We answer in a day. by phone by mail');
});
