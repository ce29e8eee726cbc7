/** Trusts what is only read: a document that no window shows runs nothing and loads nothing (HTML, DOMParser). */
let inert: { createHTML: (html: string) => string } | undefined;

/** A clipboard's HTML as a document that does nothing: its styles stand in `data-style`. */
export function inertDocument(html: string): Document {
  inert ??= window.trustedTypes?.createPolicy('studio-paste', { createHTML: (given) => given });
  const silenced = withoutStyles(html);
  return new DOMParser().parseFromString(inert?.createHTML(silenced) ?? silenced, 'text/html');
}

/** Styles and handlers under names that mean nothing: browsers hold even a document that is not shown to the policy (CSP). */
function withoutStyles(html: string): string {
  return html.replace(/<[^<>]*>/g, (tag) =>
    tag.replace(/^(<\/?)style\b/i, '$1template').replace(/\b(style|on\w+)(?=\s*=)/gi, 'data-$1'),
  );
}
