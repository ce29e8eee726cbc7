/**
 * The Studio's server: on loopback, and the parts of it of which a server for people with accounts is made.
 */
export {
  contentAddress,
  deletedAddress,
  documentType,
  earlierAddress,
  earlierTextsAddress,
  eventsAddress,
  historyAddress,
  mediaAddress,
  pictureType,
  toPlain,
  writeType,
} from '../host/http.ts';
export { mostBytes } from '../host/too-large.ts';
export { bundleStudio } from './bundle-studio.ts';
export { deletedPages } from './deleted-pages.ts';
export {
  framePolicy,
  homeDocument,
  lookDocument,
  lookPolicy,
  messagesDocument,
  studioDocument,
  studioPolicy,
  studioRoot,
} from './documents.ts';
export { earlierText, earlierTexts, historyOf } from './earlier-versions.ts';
export { Events } from './events.ts';
export type { StudioFolders } from './folders.ts';
export { localLog, localPerson } from './messages/local-log.ts';
export { messageRoutes } from './messages/message-routes.ts';
export { openBrowser } from './open-browser.ts';
export { originalAt } from './original-at.ts';
export { ownAddress } from './own-code.ts';
export { paletteContent } from './palette-content.ts';
export { readDocument } from './read-document.ts';
export { bytesOf, readHosted, versionOf } from './read-hosted.ts';
export { addCodeFiles, addStudioCode, serveStudio } from './studio-server.ts';
export { takePicture } from './take-picture.ts';
export { type WantedChange, wantedChanges } from './wanted-changes.ts';
