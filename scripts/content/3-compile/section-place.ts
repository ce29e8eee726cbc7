/** The place of a section in the editor's words: `section 4 (card-grid "Our services")`. Sections count from one. */
export function sectionPlace(data: unknown, index: number): string {
  const fields = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const type = typeof fields['type'] === 'string' ? fields['type'] : undefined;
  const heading = typeof fields['heading'] === 'string' ? ` "${fields['heading']}"` : '';
  return type ? `section ${index + 1} (${type}${heading})` : `section ${index + 1}`;
}

/** A page's name in the editor's words: `pages/case-studies.yaml` is "Case studies". */
export function pageName(file: string): string {
  const base = (file.split(/[\\/]/).at(-1) ?? file).replace(/\.(ya?ml|json)$/, '').replaceAll('-', ' ');
  return base.charAt(0).toUpperCase() + base.slice(1);
}
