import { policyText, sourceHash } from '#builder/build';
import { escapeHtml } from '#engine/base';

const style = `:root{color-scheme:light dark}body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.375rem}`;

/** What is allowed on such a page: its own looks, and nothing else. */
export const plainPolicy = policyText([
  ['default-src', "'none'"],
  ['style-src', sourceHash(style)],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'self'"],
]);

/** A page of a title and a sentence, which needs nothing else of the server. */
export function plainPage(title: string, words: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words)}</p>
</main>
</body>
</html>
`;
}
