/**
 * Has a press on the words of a card with one link lead where that leads, unless the words are being selected. Until the app is
 * there the link itself covers its card, words and all (Card.tsx).
 */
export function pressCards(): void {
  addEventListener('click', (event) => {
    const place = event.target instanceof Element ? event.target : undefined;
    if (place?.closest('a,button')) return;
    const [link, another] = place?.closest('article')?.querySelectorAll('a,button') ?? [];
    if (link && !another && getSelection()?.isCollapsed) link.dispatchEvent(new MouseEvent('click', event));
  });
}
