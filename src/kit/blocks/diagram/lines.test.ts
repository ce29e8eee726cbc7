import { describe, expect, it } from 'vitest';
import { linesFrom } from './lines.ts';

describe('linesFrom', () => {
  it('runs from every party of a side to the centre', () => {
    const lines = linesFrom('start', 3);
    expect(lines.map((line) => line.split('C')[0])).toEqual(['M0 67', 'M0 200', 'M0 333']);
    for (const line of lines) expect(line).toMatch(/200 200$/);
  });

  it('begins at the far edge on the other side', () => {
    expect(linesFrom('end', 1)).toEqual(['M400 200C300 200 300 200 200 200']);
  });
});
