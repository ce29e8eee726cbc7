/** The largest message that is accepted, in bytes of its JSON or of its fields. */
export const sizeLimit = 32 * 1024;
