/** The folder of the built site that holds configuration for servers; it is never served. */
export const hostingFolder = '_hosting';
