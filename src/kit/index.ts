/**
 * The views: the app and its parts, for whoever renders pages elsewhere than on the site.
 */
export { App } from './app/App.tsx';
export { markAbsent } from './app/dev/absent-marks.ts';
export { lookAtHours } from './app/dev/look-at-hours.ts';
export { Session } from './app/dev/session.ts';
export { absentRules } from './app/dev/view-bar.styles.ts';
export { start } from './app/entry-client.tsx';
export type { PageStore } from './app/navigation/page-data.ts';
export { loadOwnBlocks } from './app/own-blocks.ts';
export * as registry from './blocks/registry.ts';
export { ContactHost } from './contact/ContactHost.tsx';
export { ContactPanel } from './contact/ContactPanel.tsx';
export type { ContactRequest } from './contact/contact-request.ts';
export { dialogGround, onGround } from './contact/ground.styles.ts';
export { MessageForm } from './contact/MessageForm.tsx';
export { OwnFormLater } from './contact/own/OwnFormLater.tsx';
export { type Outcome, ToldAfter } from './contact/ToldAfter.tsx';
export { type PageContextValue, PageProvider } from './context/context.tsx';
export { matches } from './gallery/browser/search.ts';
export { searchWords } from './gallery/search-words.ts';
export { carefully } from './page/CarefulView.tsx';
export { messageParts } from './page/code-words.ts';
export { SectionView } from './page/SectionView.tsx';
export { DialogButton } from './ui/Button.tsx';
export { Drawing } from './ui/Drawing.tsx';
export { drawings } from './ui/drawings/index.ts';
export { Icon } from './ui/Icon.tsx';
export { icons } from './ui/icons.ts';
export { onlyHeard, VisuallyHidden } from './ui/VisuallyHidden.tsx';
