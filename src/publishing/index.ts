/**
 * Publishing from a browser: drafts, the record in Git, releases of the site, and the server that people sign in to.
 */

export { Deliveries } from './delivery/deliveries.ts';
export { laidOver, type OverlaidFile } from './drafts/overlay.ts';
export { linkTo } from './http/mails.ts';
export { type OwnDelivery, type OwnPublishing, publishHere } from './http/own-machine.ts';
export { previewApp } from './http/preview-app.ts';
export type { Route } from './http/route.ts';
export { ScheduledPublications } from './http/scheduled.ts';
export { previewAddressOf, studioAddressOf } from './http/studio-address.ts';
export { routes, studioApp } from './http/studio-app.ts';
export { openParts, type StudioParts, studioFolderIn } from './http/studio-parts.ts';
export { peopleCommand } from './people/people-command.ts';
export type { Order, Outcome } from './publish/order.ts';
export { Publisher } from './publish/publisher.ts';
export type { NamedRelease, Release } from './publish/releases.ts';
export { type Step, steps } from './publish/steps.ts';
export { takeBack } from './publish/take-back.ts';
