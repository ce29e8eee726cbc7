/** What the files that all pages share are called by people, by their names without an ending. */
export const commonTitles: Readonly<Record<string, string>> = {
  _site: 'What all pages share',
  _facts: 'Figures',
  _theme: 'Colours and letters',
};
