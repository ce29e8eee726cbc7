/** A title without the site's name, which browsers' tabs need and lists of its own pages don't: `Prices · Sample` is "Prices". */
export function withoutBrand(title: string, brand: string): string {
  const end = title.slice(0, -brand.length).trimEnd();
  return brand !== '' && title.endsWith(brand) && /\s[·|–—:-]$/.test(end) ? end.slice(0, -1).trimEnd() : title;
}
