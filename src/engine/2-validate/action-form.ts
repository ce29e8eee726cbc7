/**
 * What a button does, from what was written in another way: an address, a file or the name of a form,
 * under a field named `name`. Nothing where it is not one text.
 */
export function actionOf(name: string, value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const target = /^[^\s@:/]+@[^\s@:/]+$/.test(value.trim()) ? `mailto:${value.trim()}` : value.trim();
  return { [whatHappens(name, value)]: target };
}

function whatHappens(name: string, value: string): 'dialog' | 'download' | 'link' {
  if (name === 'dialog' || name === 'download') return name;
  if (/^\/.*\.(?:pdf|zip|docx?|xlsx?|pptx?|csv|ics|svg|png|jpe?g)$/i.test(value)) return 'download';
  return /[/#:.@]/.test(value) ? 'link' : 'dialog';
}
