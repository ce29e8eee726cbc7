/** A measure at the lightest and the boldest weight. */
export type AtWeights = readonly [light: number, bold: number];

/** What is known of the site's letters, so that texts can be measured where no browser is. */
export type Typeface = {
  readonly unitsPerEm: number;
  /** The lightest and the boldest weight that are known; between them a width grows evenly. */
  readonly weights: readonly [number, number];
  /** How wide each letter is, at the lightest and the boldest weight, in units of the font. */
  readonly letters: Readonly<Record<string, AtWeights>>;
  /** By how much two letters beside each other stand closer or further apart: of the first one, by the second. */
  readonly pairs: Readonly<Record<string, Readonly<Record<string, AtWeights>>>>;
  /** The size of each token of text on a small phone, in pixels. */
  readonly sizes: Readonly<Record<string, number>>;
};
