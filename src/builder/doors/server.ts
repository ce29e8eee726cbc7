/**
 * A built site and the contact backend over HTTP.
 */
export { resolveAddress } from '../server/address.ts';
export { isAmbiguous } from '../server/ambiguous.ts';
export { connectionLimit } from '../server/connections.ts';
export { LimitedServer } from '../server/limits.ts';
export { announce, contactOf, listenHost, listenOn, serveSite, tryToListen } from '../server/listen.ts';
export { bufferedLines } from '../server/request-log.ts';
export { sendText } from '../server/serve-site.ts';
export { createSiteApp } from '../server/site-app.ts';
export { filesAt } from '../server/site-files-at.ts';
export { SiteFolder } from '../server/site-folder.ts';
export { stopGracefully } from '../server/stop.ts';
