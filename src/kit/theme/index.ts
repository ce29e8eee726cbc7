/**
 * The design: tokens, both themes, the typeface and a brand's own colours as CSS.
 */
export { brandCss, directionCss, type FittedFace, markCss, partCss, printCss } from './brand.ts';
export { allFaces, type Face, fontFiles, furtherFaces, weightOf } from './faces.ts';
export { layer, shadow } from './layers.ts';
export { fontFamily, fontSource, fontWeight, italicSource, themes, tokens } from './tokens.ts';
