declare module 'wawoff2' {
  /** The font of a WOFF2 file as TrueType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
  /** A font (TrueType, OpenType) as a WOFF2 file. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
}
