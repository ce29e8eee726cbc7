/** True where each word of the query is the beginning of a word of `text`, or stands inside of one. */
export function matches(query: string, text: string): boolean {
  const plain = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => plain.includes(word));
}

type Entry = {
  item: HTMLElement;
  words: string;
  list: HTMLElement | null;
  fields: { item: HTMLElement; words: string }[];
};

/** Makes the search work: blocks and fields that have the words stay, in the navigation and on the page; others go. */
export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const found = document.querySelector('#found');
  const nothing = document.querySelector<HTMLElement>('#nothing');
  if (!input || !found || !nothing) return;
  const cards = [...document.querySelectorAll<HTMLElement>('main li[data-block-card]')];
  const wordsOf = (item: HTMLElement) => ({ item, words: item.dataset.words ?? '' });
  const entries = [...document.querySelectorAll<HTMLElement>('nav > ul > li[data-words]')].map(
    (item): Entry => ({
      ...wordsOf(item),
      list: item.querySelector('ul'),
      fields: [...item.querySelectorAll<HTMLElement>('li')].map(wordsOf),
    }),
  );
  const search = () => {
    const query = input.value.trim();
    const count = entries.filter((entry) => show(entry, query)).length;
    cards.forEach((card, index) => {
      card.hidden = entries[index]?.item.hidden ?? false;
    });
    nothing.hidden = count > 0;
    found.textContent = query === '' ? '' : count === 1 ? '1 block' : `${count} blocks`;
  };
  nothing.addEventListener('click', ({ target }) => {
    const word = target instanceof Element ? target.closest<HTMLElement>('[data-try]')?.dataset.try : undefined;
    if (word === undefined) return;
    input.value = word;
    search();
    input.focus();
  });
  input.addEventListener('input', search);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    input.focus();
  });
  search();
}

/** Shows of a block what has the words of the query. False where nothing has. */
function show({ item, words, list, fields }: Entry, query: string): boolean {
  const hits = query === '' ? [] : fields.filter((field) => matches(query, field.words));
  for (const field of fields) field.item.hidden = !hits.includes(field);
  if (list) list.hidden = hits.length === 0;
  item.hidden = query !== '' && hits.length === 0 && !matches(query, words);
  return !item.hidden;
}
