/** What is wrong with the HTML of a page's content, one sentence each. Needs a DOM around it. */
export function htmlProblems(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  const elements = [...template.content.querySelectorAll('*')];
  return [
    ...nestingProblems(html, elements),
    ...elements.flatMap(attributeProblems),
    ...duplicates(elements.map(({ id }) => id).filter((id) => id !== '')).map(
      (id) => `Two elements have the id \`${id}\`.`,
    ),
    ...elements.flatMap((element) => referenceProblems(element, template.content)),
    ...headingProblems(elements),
    ...elements.flatMap(nameProblems),
  ];
}

/** A parser moves or adds elements where they may not stand; then the page is another than the one that was rendered. */
function nestingProblems(html: string, elements: readonly Element[]): string[] {
  const written = [...html.matchAll(/<([a-z][a-z0-9-]*)/gi)].map(([, name = '']) => name.toLowerCase());
  const parsed = elements.map(({ localName }) => localName.toLowerCase());
  const index = written.findIndex((name, place) => name !== parsed[place]);
  if (index < 0 && written.length === parsed.length) return [];
  return [`Element ${index + 1}, <${written[index]}>, may not stand where it does: a browser moves it.`];
}

function attributeProblems(element: Element): string[] {
  const names = element.getAttributeNames().filter((name) => name === 'style' || name.startsWith('on'));
  return names.map((name) => `<${element.localName}> has the attribute \`${name}\`, which the site's policy forbids.`);
}

function referenceProblems(element: Element, root: DocumentFragment): string[] {
  return ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'popovertarget'].flatMap((attribute) =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .filter((id) => id !== '' && root.getElementById(id) === null)
      .map((id) => `<${element.localName} ${attribute}="${id}"> names an element that is not there.`),
  );
}

/** Headings have words, and none is more than one level below the one before it (WCAG 1.3.1). */
function headingProblems(elements: readonly Element[]): string[] {
  const headings = elements.filter(({ localName }) => /^h[1-6]$/.test(localName));
  const level = (heading: Element | undefined) => Number(heading?.localName.slice(1) ?? 1);
  return headings.flatMap((heading, index) => [
    ...(heading.textContent.trim() === '' ? [`An <${heading.localName}> is empty.`] : []),
    ...(level(heading) > level(headings[index - 1]) + 1 && index > 0
      ? [`<${heading.localName}> "${heading.textContent}" skips a level.`]
      : []),
  ]);
}

/** Buttons, links and fields have a name, pictures a text or an empty one (WCAG 4.1.2, 1.1.1). */
function nameProblems(element: Element): string[] {
  const { localName } = element;
  if (localName === 'img' && !element.hasAttribute('alt')) return ['An <img> has no `alt`.'];
  if (localName === 'a' && element.hasAttribute('href') && isNameless(element)) return ['A link has no words.'];
  if (localName === 'button' && isNameless(element)) return ['A button has no words.'];
  return [];
}

function isNameless(element: Element): boolean {
  return (
    element.textContent.trim() === '' &&
    !element.hasAttribute('aria-label') &&
    !element.querySelector('img[alt]:not([alt=""])')
  );
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
