/** Where a key is exchanged for a token. */
export const sessionAddress = '/_dev/session';

/** Carries the token: a header, since a cookie would also go to other ports of the machine. */
export const tokenHeader = 'x-session-token';

/** Begins the fragment of an address that lets a window in. */
export const keyMark = '#key=';

/** Where a packed builder's preview tells of changes. */
export const changesAddress = '/_dev/changes';
