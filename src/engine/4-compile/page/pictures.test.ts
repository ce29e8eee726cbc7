import { describe, expect, it } from 'vitest';
import { languageOf } from '../../base/language.ts';
import { oneColumnOf, type Slot, shareOf, wholeWidth } from '../../base/slot.ts';
import { mediaFile } from '../../kinds/pictures/media-file.ts';
import { isTooSmall, sizesOf, widestOf, widthsOf } from '../../kinds/pictures/slots.ts';
import { withFirstPicture } from './first-picture.ts';

const picture = (name: string) => ({ src: `/${name}.jpg`, alt: name, width: 3, height: 2, sizes: '90vw' });

describe('the first picture of the first screen', () => {
  it('is found wherever it stands in a section, and the section stays as it was for other pages', () => {
    const shared = { type: 'gallery', rows: [{ label: 'One' }, { inner: [{ photo: picture('a') }, picture('b')] }] };
    const [hero, marked] = withFirstPicture([{ type: 'hero', heading: 'No picture' }, shared]);
    expect(hero).toEqual({ type: 'hero', heading: 'No picture' });
    expect(marked).toEqual({
      type: 'gallery',
      rows: [{ label: 'One' }, { inner: [{ photo: { ...picture('a'), isFirst: true } }, picture('b')] }],
    });
    expect(JSON.stringify(shared)).not.toContain('isFirst');
  });

  it('is one alone, and none where it would stand below the first screen', () => {
    const top = withFirstPicture([{ picture: picture('a') }, { picture: picture('b') }]);
    expect(JSON.stringify(top).match(/isFirst/g)).toHaveLength(1);
    expect(JSON.stringify(withFirstPicture([{}, {}, { picture: picture('a') }]))).not.toContain('isFirst');
  });
});

describe('an original', () => {
  const info = { format: 'png', width: 30, height: 20, hash: '' } as const;
  const media = new Map(['chart.png', 'es/chart.png', 'boat.png'].map((name) => [name, info]));
  const found = (file: string, language: ReturnType<typeof languageOf> | undefined) => {
    const said: string[] = [];
    const scope = {
      context: { media, folder: 'pages', language },
      refer: (_: string, name: string) => said.push(`refers to ${name}`),
      report: ({ code }: { code: string }) => said.push(code),
    };
    return [mediaFile(file, scope)?.name, ...said];
  };

  it('may be one of the language of its page, and is that of all others where it has none', () => {
    const [english, spanish] = [languageOf('en', true), languageOf('es', false)];
    expect(found('chart.png', spanish)).toEqual(['es/chart.png', 'refers to es/chart.png']);
    expect(found('boat.png', spanish)).toEqual(['boat.png', 'refers to boat.png']);
    expect(found('chart.png', english)).toEqual(['chart.png', 'refers to chart.png']);
    expect(found('chart.png', undefined)).toEqual(['chart.png', 'refers to chart.png']);
    expect(found('none.png', spanish)).toEqual([undefined, 'picture/missing']);
  });
});

describe('a slot', () => {
  it('has a picture that is too small for it only where that is seen', () => {
    expect([684, 621, 620].map((width) => isTooSmall(width, 690))).toEqual([false, false, true]);
  });

  const beside: Slot = { from: { 0: wholeWidth, 768: shareOf(5, 12, { gap: 32 }) } };

  it('says how wide it is, from the widest window to a phone', () => {
    expect(sizesOf(beside)).toBe('(min-width:1376px) 507px,(min-width:768px) calc(37.5vw - 13.33px),90vw');
  });

  it('asks for the widths of phones and of wide windows, on plain and on fine screens', () => {
    expect(widthsOf(beside)).toEqual([360, 507, 640, 1050]);
    expect(widthsOf({ from: { 0: wholeWidth } })).toEqual([360, 640, 1050, 1248, 2496]);
  });

  it('is widest where one column is left', () => {
    expect(widestOf(beside)).toBe(690);
    const cards: Slot = { from: { 0: oneColumnOf(1, { inset: 49 }), 605: oneColumnOf(2, { inset: 49 }) } };
    expect(widestOf(cards)).toBe(575);
  });

  it('stops growing at the width that its layout allows', () => {
    const small: Slot = { from: { 0: wholeWidth, 768: shareOf(1, 2) }, most: 400 };
    expect(sizesOf(small)).toBe(
      '(min-width:1376px) 400px,(min-width:889px) 400px,(min-width:768px) 45vw,(min-width:445px) 400px,90vw',
    );
    expect(widestOf(small)).toBe(400);
  });
});
