declare module 'wawoff2' {
  /** The font of a WOFF2 file as TrueType. */
  export function decompress(file: Uint8Array): Promise<Uint8Array>;
}
