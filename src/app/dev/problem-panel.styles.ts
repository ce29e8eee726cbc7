/** The look of the panel: it uses the tokens of the page that it stands on, and nothing of its own. */
export function panelStyles(id: string): string {
  return `
#${id} {
  position: fixed;
  inset: auto var(--space-4) var(--space-4);
  z-index: var(--layer-toast);
  max-block-size: 60vh;
  overflow: auto;
  padding: var(--space-4) var(--space-5);
  border: 2px solid var(--color-danger);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-raised);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
}
#${id} summary { color: var(--color-danger); font-weight: 600; cursor: pointer; }
#${id} li { display: grid; gap: var(--space-2); margin-block-start: var(--space-4); }
#${id} button { text-decoration: underline; }
#${id} small { color: var(--color-muted); }
#${id} pre { overflow-x: auto; }`;
}
