/**
 * Live: the preview, its guard against strangers, and the server of text editors.
 */
export { applyFix, type WantedFix } from '../dev/apply-fix.ts';
export { DevContent } from '../dev/dev-content.ts';
export { createDevServer } from '../dev/dev-server.ts';
export { Access } from '../dev/guard/access.ts';
export { createGuardedServer } from '../dev/guard/guarded-server.ts';
export { atMost, fieldsIn, fromOwnPage, ofType, ownApp, type Served, withToken } from '../dev/guard/own-app.ts';
export { ownHosts } from '../dev/guard/own-hosts.ts';
export { siteFile } from '../dev/guard/site-file.ts';
export { invite } from '../dev/invite.ts';
export { liveContact } from '../dev/live-contact.ts';
export { overviewOf } from '../dev/overview.ts';
export { isPictureAddress, pictureAt } from '../dev/picture-at.ts';
export { shownFile } from '../dev/public-file.ts';
export { watchFolder } from '../dev/watch-folder.ts';
export { EditedContent } from '../editor/edited-content.ts';
export { loadSchemas } from '../editor/schema-at.ts';
export { serveEditor } from '../editor/serve-editor.ts';
export { packFont } from '../fonts/font-reader.ts';
