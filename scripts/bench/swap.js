// The least that shows another page without a load: the page whose link is pointed at is fetched, and at the click its main
// part is put in place of this one's.
const pages = new Map();
const linkOf = (event) => event.target.closest('a[href^="/"]');

async function fetched(href) {
  const response = await fetch(href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const known = [...document.querySelectorAll('style')].map((sheet) => sheet.textContent);
  for (const sheet of page.querySelectorAll('style'))
    if (!known.includes(sheet.textContent)) document.head.append(sheet);
  return page;
}

addEventListener('pointerover', (event) => {
  const href = linkOf(event)?.href;
  if (href && !pages.has(href)) pages.set(href, fetched(href));
});

addEventListener('click', async (event) => {
  const href = linkOf(event)?.href;
  if (!href) return;
  event.preventDefault();
  const page = await (pages.get(href) ?? fetched(href));
  document.querySelector('main').replaceWith(page.querySelector('main'));
  document.title = page.title;
  history.pushState(null, '', href);
  scrollTo(0, 0);
});
