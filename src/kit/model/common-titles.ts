/** What all pages share is called so by people: in lists, in messages, in what is said of changes. */
export const siteTitle = 'On every page';

/** What the files that all pages share are called by people, by their names without an ending. */
export const commonTitles: Readonly<Record<string, string>> = {
  _site: siteTitle,
  _facts: 'Figures',
  _theme: 'Colours and letters',
};
