/**
 * A built site and the contact backend over HTTP.
 */
export { resolveAddress } from '../server/address.ts';
export { connectionLimit } from '../server/connections.ts';
export { LimitedServer } from '../server/limits.ts';
export { announce, listenHost, listenOn, serveSite, tryToListen } from '../server/listen.ts';
export { createSiteApp } from '../server/site-app.ts';
export { filesAt } from '../server/site-files-at.ts';
export { SiteFolder } from '../server/site-folder.ts';
