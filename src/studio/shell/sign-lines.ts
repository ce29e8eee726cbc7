/** The Studio's own signs, on a grid of 24: lines, drawn as wide as letters are. */
export const signLines = {
  undo: ['M9 14 4 9l5-5', 'M4 9h10a6 6 0 0 1 0 12h-3'],
  redo: ['m15 14 5-5-5-5', 'M20 9H10a6 6 0 0 0 0 12h3'],
  phone: ['M8 2.5h8a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-17a1 1 0 0 1 1-1z', 'M11 18.5h2'],
  tablet: ['M5 3.5h14a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1z', 'M11 17.5h2'],
  desktop: ['M3 4.5h18v12H3z', 'M9 20.5h6M12 16.5v4'],
  light: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    'M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
  ],
  dark: ['M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'],
  up: ['m6 14 6-6 6 6'],
  down: ['m6 10 6 6 6-6'],
  more: ['M5 12h0M12 12h0M19 12h0'],
  plus: ['M12 5v14M5 12h14'],
  copy: ['M9 9h11v11H9z', 'M5 15H4V4h11v1'],
  paste: ['M6 5h12v16H6z', 'M9 3h6v4H9z'],
  trash: ['M4 7h16M10 11v6M14 11v6', 'M6 7l1 13h10l1-13M9 7V4h6v3'],
  close: ['M6 6l12 12M18 6 6 18'],
  fold: ['m9 6 6 6-6 6'],
  hidden: ['M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6z', 'M4 20 20 4'],
  list: ['M9 6h11M9 12h11M9 18h11', 'M4.5 6h0M4.5 12h0M4.5 18h0'],
  link: [
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5',
    'M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  ],
  figure: ['M5 7h14a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z', 'M7.5 12h9'],
  grip: ['M9 6h0M15 6h0M9 12h0M15 12h0M9 18h0M15 18h0'],
} as const;

export type SignName = keyof typeof signLines;
