/** Says that nothing answers, or takes that away again, in the site's `labels.offline`. False where the site has no words for it. */
export function sayUnreached(isUnreached: boolean): boolean {
  const note = document.getElementById('offline');
  note?.toggleAttribute('hidden', !isUnreached);
  return note !== null;
}
