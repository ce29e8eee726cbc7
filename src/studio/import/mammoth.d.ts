/** What is used of mammoth. Types can be checked before the package is installed, which a clone of an earlier day has yet to do. */
declare module 'mammoth' {
  type Image = { contentType: string; readAsBuffer: () => Promise<Buffer> };
  type ImageConverter = { readonly __mammothBrand: 'ImageConverter' };
  const mammoth: {
    convertToHtml: (
      input: { buffer: Buffer },
      options: {
        styleMap: readonly string[];
        ignoreEmptyParagraphs: boolean;
        includeEmbeddedStyleMap: boolean;
        externalFileAccess: boolean;
        convertImage: ImageConverter;
      },
    ) => Promise<{ value: string }>;
    images: { imgElement: (convert: (image: Image) => Promise<{ src: string }>) => ImageConverter };
  };
  export default mammoth;
}
