/** What is known of the site's letters, so that texts can be measured where no browser is. */
export type Typeface = {
  readonly unitsPerEm: number;
  /** The lightest and the boldest weight that are known; between them a width grows evenly. */
  readonly weights: readonly [number, number];
  /** The letters whose widths are known, in the order of `widths`. */
  readonly letters: string;
  /** For each weight how wide each letter is, in units of the font. */
  readonly widths: readonly (readonly number[])[];
  /** By how much two letters beside each other stand closer or further apart, at each weight. */
  readonly pairs: Readonly<Record<string, readonly number[]>>;
  /** The size of each token of text on a small phone, in pixels. */
  readonly sizes: Readonly<Record<string, number>>;
};
