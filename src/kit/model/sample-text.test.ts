import { expect, it } from 'vitest';
import { isSampleText, isToReplace, markedSample, sampleIn } from './sample-text.ts';

it('each paragraph and each entry of a list is a sample by itself, until it is written', () => {
  const sample = markedSample('We mend it.\n\nWe bring it back.\n\n- First the hull\n- Then the sails\n');
  expect(sample).toBe(
    '(Sample) We mend it.\n\n(Sample) We bring it back.\n\n- (Sample) First the hull\n- (Sample) Then the sails\n',
  );
  const half = sample.replace('(Sample) We mend it.', 'Boats are mended here.');
  expect(sampleIn(half)).toMatch(/^\(Sample\) We bring/);
  const last = half.replaceAll('(Sample) ', '').replace('- Then', '- (Sample) Then');
  expect(sampleIn(last)).toBe('(Sample) Then the sails');
  expect(isSampleText(last.replace('(Sample) ', ''))).toBe(false);
  expect(isSampleText('What “(Sample)” means')).toBe(false);
});

it('a text that begins with somebody’s own words is not written over as a whole, though a sample follows', () => {
  const sample = markedSample('We mend it.\n\nWe bring it back.');
  expect(isToReplace(sample)).toBe(true);
  expect(isToReplace(sample.replace('(Sample) We mend it.', 'Boats are mended here.'))).toBe(false);
  expect(isToReplace('')).toBe(false);
});

it('a sample in a list of texts is called as one of them, and so known again; one that was called as the list, too', () => {
  expect(
    ['Sample column 4', 'Sample columns 4', 'Sample address'].map((text) => isSampleText(text, 'columns')),
  ).toEqual([true, true, false]);
  expect(isSampleText('Sample address 2', 'address')).toBe(true);
});
