import { Session } from './session.ts';

/** The session of this window. Whoever imports it first takes the key out of the address, before the app reads that. */
export const ownSession = new Session();
