/** True for a description that is only the name of a file, as programs fill it in. */
export function isFileName(alt: string): boolean {
  const text = alt.trim();
  return /\.(?:svg|png|jpe?g|webp|gif|avif)$/i.test(text) || /^(?:image|picture|photo|bild|img)[\s_-]?\d*$/i.test(text);
}
