/**
 * The whole site: planned, built aside, published; and what hosts are told of it.
 */
export { buildAndReport } from '../build/build-and-report.ts';
export { buildSite } from '../build/build-site.ts';
export { codeKey } from '../build/code-key.ts';
export { knownOutlines } from '../build/known-outlines.ts';
export { refuseHostCode } from '../build/publish-site.ts';
export { makeSiteFolder, planMark, siteMark } from '../build/site-folders.ts';
export { readPublic } from '../build/write-site.ts';
export { contactConfig, readContactConfig } from '../contact/config.ts';
export { contactFiles } from '../contact/generate.ts';
export { recipientsText } from '../contact/generate-recipients.ts';
export { comingFolder } from '../hosting/coming.ts';
export type { Header } from '../hosting/headers.ts';
export { hostFiles } from '../hosting/host-files.ts';
export { type Hosting, hostingOf, withFilms } from '../hosting/hosting.ts';
export { contentPolicy, policyText, sourceHash } from '../hosting/policy.ts';
export { redirectsOf } from '../hosting/redirects.ts';
