import { layer } from '../../theme/layers.ts';

/** The look of what visitors don't see, which says why: in the tokens of the page that it is a part of. */
export const absentRules = `
[data-absent] { position: relative; outline: 2px dashed var(--color-border); outline-offset: -2px; }
[data-absent] > * { opacity: 0.4; }
[data-absent]::after {
  content: attr(data-absent);
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  margin: var(--space-1);
  padding: 0 var(--space-2);
  border-radius: var(--radius-sm);
  background: var(--color-text);
  color: var(--color-page);
  font-size: var(--text-sm);
  font-weight: 500;
  line-height: 1.5;
}
:is(header, footer) [data-absent]::after { content: none; }`;

/** The look of the bar, and of what visitors don't see: the tokens of the page that they stand on, and nothing of their own. */
export function barStyles(id: string): string {
  return `
#${id} {
  position: sticky;
  inset-block-end: 0;
  z-index: ${layer.toast};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) max(var(--space-gutter), (100% - var(--width-page)) / 2);
  border-block-start: 2px solid var(--color-border);
  background: var(--color-raised);
  color: var(--color-text);
  font-size: var(--text-sm);
}
#${id} :is(input[type='datetime-local'], button) {
  padding: var(--space-1) var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-sm);
  background: var(--color-surface);
  color: inherit;
  font: inherit;
}
#${id} button[aria-disabled='true'] { color: var(--color-muted); cursor: default; }
#${id} small { color: var(--color-muted); }
#${id} label:last-of-type { margin-inline-start: var(--space-2); }
#${id} strong { flex-basis: 100%; color: var(--color-danger); }
#${id} strong:empty { display: none; }
${absentRules}
@media print { #${id} { display: none; } }`;
}
