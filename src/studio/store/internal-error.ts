/** What is said of a mistake of the Studio's own. */
export function internalError(error: unknown): string {
  return `Internal error: ${String(error)}`;
}
