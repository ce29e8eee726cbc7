import type { IconName } from '../model/types.generated.ts';

/**
 * The small drawings on a grid of 24: lines that relay, and the dots they run between.
 * `[lines, dots]` are SVG paths; a dot is a step of no length (`h0`) with a round cap.
 */
export const icons = {
  person: ['M4.5 21a7.5 7.5 0 0 1 15 0', 'M12 7.5h0'],
  people: ['M2.5 20a6 6 0 0 1 12 0M14 15a5.5 5.5 0 0 1 7.5 5', 'M8.5 9h0M17 10h0'],
  family: ['M2 21a5 5 0 0 1 10 0a5 5 0 0 1 10 0M9 21a3 3 0 0 1 6 0', 'M7 11h0M17 11h0M12 15h0'],
  provider: ['M6 3v5a4.5 4.5 0 0 0 9 0V3M10.5 12.5V16a4 4 0 0 0 8 0v-2', 'M18.5 12h0'],
  hospital: ['M4 21V6h16v15M2.5 21h19M12 9v6M9 12h6', 'M12 21h0'],
  payer: ['M12 3l8 3v6c0 4.5-3.5 7.5-8 9c-4.5-1.5-8-4.5-8-9V6zM8 12h8', 'M8 12h0M16 12h0'],
  employer: ['M3 8h18v12H3zM8.5 8V4h7v4M3 13h18', 'M12 13h0'],
  state: ['M3 20.5h18M5 20V11M10 20V11M14 20V11M19 20V11M3 10.5L12 5l9 5.5z', 'M12 3.5h0'],
  identity: [
    'M8.5 20C7 15 7.5 11 12 11s5 4 3.5 9M4.5 17C4 10.5 7 7 12 7s8 3.5 7.5 10M7 4.5a10 10 0 0 1 10 0',
    'M12 15.5h0',
  ],
  coverage: ['M3 12a9 9 0 0 1 18 0zM12 12v6.5a2.5 2.5 0 0 0 5 0', 'M12 3h0'],
  authorization: ['M6 2.5h8.5L19 7v14.5H6zM9 14l2.5 2.5L16 11.5', 'M9 7h0'],
  claims: ['M3 7h12M9 12h12M3 17h12', 'M18 7h0M6 12h0M18 17h0'],
  network: ['M12 12L5 5M12 12l7-7M12 12L5 19M12 12l7 7', 'M12 12h0M5 5h0M19 5h0M5 19h0M19 19h0'],
  shield: ['M12 3l8 3v6c0 4.5-3.5 7.5-8 9c-4.5-1.5-8-4.5-8-9V6z', 'M12 11.5h0'],
  lock: ['M5 10.5h14V21H5zM8 10.5V8a4 4 0 0 1 8 0v2.5', 'M12 15.7h0'],
  clock: ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5V12l3.5 2', 'M12 12h0'],
  speed: ['M4 18a9 9 0 1 1 16 0M12 14l4.5-5', 'M12 14h0'],
  money: ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M15 9c-1-1.5-6-1.7-6 1s6 1.3 6 4s-5 2.5-6 1M12 6.5v11', 'M19 5h0'],
  chart: ['M3 20.5h18M4 16l5-5l4 3l7-8', 'M9 11h0M13 14h0M20 6h0'],
  document: ['M6 2.5h8.5L19 7v14.5H6zM9.5 12h6M9.5 16h6', 'M9.5 7.5h0'],
  fax: ['M4 10h16v10H4zM7 10V3h10v7M9.5 6.5h5M13 14h4M13 17h4', 'M8 15.5h0'],
  phone: ['M7 2.5h10v19H7zM10.5 5.5h3', 'M12 18h0'],
  mail: ['M3 5.5h18v13H3zM3.5 6.5L12 13l8.5-6.5', 'M12 13h0'],
  megaphone: ['M4 10v4h4l9 5V5l-9 5zM8 14l1 6h3', 'M21 12h0'],
  pilot: ['M12 2.5c4 3 5 7 4 12H8c-1-5 0-9 4-12M8 11l-3.5 4v4L8 16.5M16 11l3.5 4v4L16 16.5M12 18v3.5', 'M12 9h0'],
  globe: ['M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18', 'M12 12h0'],
  heart: ['M12 20.5C5 15.5 3 12.5 3 9a4.5 4.5 0 0 1 9-1.5A4.5 4.5 0 0 1 21 9c0 3.5-2 6.5-9 11.5', 'M12 7.5h0'],
  search: ['M10.5 3.5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15.5 15.5L21 21', 'M10.5 10.5h0'],
  check: ['M4 13l5.5 5.5L20 7', 'M20 7h0'],
  key: ['M8 8.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M12.5 13H22v4M18 13v3', 'M8 13h0'],
  pill: ['M9 15l6-6M5 11l6-6a5.7 5.7 0 0 1 8 8l-6 6a5.7 5.7 0 0 1-8-8M8 8l8 8', 'M15 9h0'],
  home: ['M3 11.5L12 4l9 7.5M5.5 10v11h13V10', 'M12 15h0'],
  scale: [
    'M12 3.5V20.5M7 20.5h10M4 7.5h16M1.5 14a3.5 3.5 0 0 0 6 0L4.5 7.5zM16.5 14a3.5 3.5 0 0 0 6 0L19.5 7.5z',
    'M12 4h0',
  ],
  spark: ['M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M5.5 5.5l3 3M15.5 15.5l3 3', 'M12 12h0'],
} as const satisfies Record<IconName, readonly [lines: string, dots: string]>;
