import { layer } from '../../theme/layers.ts';

/** The look of the panel: it uses the tokens of the page that it stands on, and nothing of its own. */
export function panelStyles(id: string): string {
  return `
#${id} {
  --inset: max(var(--space-gutter), (100% - var(--width-page)) / 2);
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.toast};
  border-block-end: 2px solid var(--color-danger);
  background: var(--color-raised);
  color: var(--color-text);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
}
#${id} summary {
  padding: var(--space-2) var(--inset);
  color: var(--color-danger);
  font-weight: 600;
  cursor: pointer;
}
#${id} details > div {
  max-block-size: 40vh;
  overflow: auto;
  padding: 0 var(--inset) var(--space-4);
}
#${id} li { display: grid; gap: var(--space-2); padding-block: var(--space-3); border-block-start: 1px solid var(--color-line); }
#${id} .short li { gap: 0; padding-block: var(--space-2); }
#${id} h2 { margin-block: var(--space-3) var(--space-2); font-size: inherit; font-weight: 600; letter-spacing: 0; }
#${id} p { max-inline-size: var(--width-text); }
#${id} :is(button, a) { justify-self: start; text-align: start; text-decoration: underline; }
#${id} [data-fix] {
  padding: var(--space-1) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-full);
  text-decoration: none;
}
#${id} small { color: var(--color-muted); }
#${id} pre { overflow-x: auto; padding: var(--space-2); border-radius: var(--radius-sm); background: var(--color-surface); }
#${id} code { padding-inline: 0.2em; border-radius: var(--radius-sm); background: var(--color-surface); font-size: 0.95em; }
#root > header { inset-block-start: var(--height-panel); }
html { scroll-padding-block-start: calc(var(--width-header) + var(--height-panel) + 1rem); }
@media print { #${id} { display: none; } }`;
}
