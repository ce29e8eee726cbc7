/**
 * What is generated from the schemas, and the gallery of all blocks.
 */
export { glyphWidthsFile } from '../fonts/glyph-widths.ts';
export { buildGallery } from '../gallery/build-gallery.ts';
export { galleryRoot } from '../gallery/dev-gallery.ts';
export { galleryDocument, galleryLook, withPublicBase } from '../gallery/document.ts';
export { exampleTexts } from '../gallery/example-yaml.ts';
export { loadGallery } from '../gallery/model.ts';
export { generatedFiles } from '../generate/outputs.ts';
export { studioSchemas } from '../generate/studio-schemas.ts';
