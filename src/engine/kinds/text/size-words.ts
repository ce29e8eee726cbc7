const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** How large a file is, as a language writes it: `1.2 MB`, `840 kB`. A thousand bytes are a kilobyte, as systems count. */
export function sizeWords(bytes: number, language: string): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
  const amount = Math.max(bytes / 1000 ** power, 1);
  return new Intl.NumberFormat(language || 'en', {
    style: 'unit',
    unit: units[power - 1] ?? 'kilobyte',
    maximumFractionDigits: amount < 10 && power > 1 ? 1 : 0,
  }).format(amount);
}
