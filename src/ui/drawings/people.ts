import type { DrawingData } from './types.ts';

const line: DrawingData = [
  ['faint', 'M40 320H440'],
  ['line', 'M40 200H440'],
  ['lit', 'M240 200h0'],
];

export const people = { patients: line, providers: line, payers: line, employers: line, states: line };
