import { policyText, sourceHash } from '#builder/build';
import { escapeHtml } from '#engine/base';
import { studioAddress } from '../host/http.ts';

/** Where the Studio lies. */
export const studioRoot = studioAddress;

const common = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['connect-src', "'self'"],
  ['font-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['require-trusted-types-for', "'script'"],
] as const;

// styled-components adds an empty style element and fills it rule by rule: '' is its text.
const styles = ['style-src', "'self'", sourceHash('')] as const;

/**
 * The Studio's own policy: one worker, whose address a policy of the same name trusts; what is pasted, parsed into a document
 * that is never shown; nobody frames it.
 */
export const studioPolicy = policyText([
  ...common,
  styles,
  ['img-src', "'self'", 'blob:', 'data:'],
  ['worker-src', "'self'"],
  ['frame-src', "'self'"],
  ['frame-ancestors', "'none'"],
  ['trusted-types', 'studio-worker', 'studio-paste'],
]);

/** The policy of the preview: the site's own, but that the Studio may frame it. */
export const framePolicy = policyText([
  ...common,
  styles,
  ['img-src', "'self'", 'blob:'],
  ['media-src', "'self'"],
  ['frame-src', "'self'"],
  ['frame-ancestors', "'self'"],
  ['trusted-types', "'none'"],
]);

/** The policy of what stands beside a preview: it frames the pages of its own address, and nobody frames it. */
export const lookPolicy = policyText([
  ...common,
  styles,
  ['img-src', "'self'"],
  ['frame-src', "'self'"],
  ['frame-ancestors', "'none'"],
  ['trusted-types', "'none'"],
]);

/** Where the code of a site's own lies, for whatever page takes it in. */
function ownAttribute(own: string | undefined): string {
  return own === undefined ? '' : ` data-own="${own}"`;
}

/** A document of the Studio, which its script fills; it holds no secret. */
function documentOf(title: string, script: string, { attributes = '', noscript = '' } = {}): string {
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="${studioRoot}/site.css">
</head>
<body>
<div id="root"></div>
${noscript === '' ? '' : `<noscript>${noscript}</noscript>\n`}<script type="module" src="${studioRoot}/${script}"></script>
</body>
</html>
`;
}

/** What the Studio is opened on. `site` names the folder, which `publishes` says can be published from here; `own` is where the code of the site's own lies, if it has any. */
type Opened = { site: string; own: string | undefined; draft?: string; publishes?: boolean };

/** The document of the Studio. `draft` is the one that it is open on, on a server for people with accounts. */
export function studioDocument({ site, own, draft, publishes = false }: Opened): string {
  const worker = `${studioRoot}/worker.js${own === undefined ? '' : `?own=${own}`}`;
  const open = draft === undefined ? (publishes ? ' data-publishes' : '') : ` data-draft="${escapeHtml(draft)}"`;
  return documentOf('Studio', 'studio.js', {
    attributes: ` data-site="${escapeHtml(site)}" data-worker="${worker}"${open}${ownAttribute(own)}`,
    noscript:
      'The Studio needs JavaScript. Pages can be changed without it, as text: the files lie in the folder of the pages.',
  });
}

/** The document where people sign in, and choose what they work on. `mails` says whether a link can be mailed to them. */
export function homeDocument(mails: boolean): string {
  return documentOf('Studio', 'home.js', {
    attributes: mails ? ' data-mails' : '',
    noscript: 'The Studio needs JavaScript.',
  });
}

/** The document where visitors' messages are read. */
export function messagesDocument(): string {
  return documentOf('Messages', 'messages.js', {
    noscript: 'Messages need JavaScript here. `npm run messages` lists them in a terminal.',
  });
}

/** The document of a draft for people without an account. `home` is the address of the site's first page. */
export function lookDocument(home: string): string {
  return documentOf('A look at a draft', 'look.js', {
    noscript: `Comments need JavaScript. <a href="${escapeHtml(home)}">The pages themselves can be looked at without it.</a>`,
  });
}

/**
 * The document of the preview: it has the site's sheets and no page. The Studio sends it one. Styles see that the app runs, as on
 * the site: without script tabs stand one below the other, and the contact page has a form of its own.
 */
export function frameDocument(own?: string): string {
  return documentOf('Preview', 'frame.js', { attributes: ` data-script="app"${ownAttribute(own)}` });
}
