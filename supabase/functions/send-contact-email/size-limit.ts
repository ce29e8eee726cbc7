/** The largest message that is accepted, in bytes of its JSON or of its fields. */
export const sizeLimit = 32 * 1024;

/** Percent-encoding a form makes a byte three; so much is read, to repeat what was typed even where it is too long. */
export const formReadLimit = 4 * sizeLimit;
