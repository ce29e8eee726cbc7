import { createHash } from 'node:crypto';

/** A content security policy: directives in order, each with what it allows (CSP Level 3). */
export type Policy = readonly (readonly [name: string, ...sources: string[]])[];

/** What a site's policy has to allow beside the site's own files. */
export type PolicyInput = {
  /** The text of every inline script and every inline style sheet, exactly as it stands in the documents. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The origin of the Supabase project that the site sends to; nothing where it sends to itself. */
  projectOrigin?: string | undefined;
  /** False where the site has no form, which then none can be put into. */
  hasForms?: boolean;
};

/**
 * The one policy of a site. Nothing is allowed but what is named: own files, the inline texts by their hashes,
 * and the Supabase project for messages. With Trusted Types, no string can become script (W3C Trusted Types).
 */
export function contentPolicy({ scripts, styles, projectOrigin, hasForms = true }: PolicyInput): Policy {
  const project = projectOrigin === undefined || !hasForms ? [] : [projectOrigin];
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(sourceHash)],
    // In the browser, styled-components adds an empty style element and fills it rule by rule: '' is its text.
    ['style-src', "'self'", ...new Set([...styles, ''].map(sourceHash))],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...project],
    ['form-action', ...(hasForms ? ["'self'", ...project] : ["'none'"])],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ];
}

/**
 * The policy of a page while it is edited: it runs this server's own files and the inline scripts given. Looks are not its
 * concern, since development puts style sheets into the page.
 */
export function previewPolicy(inlineScripts: readonly string[]): string {
  return policyText([
    ['script-src', "'self'", ...inlineScripts.map(sourceHash)],
    ['worker-src', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['frame-ancestors', "'self'"],
  ]);
}

/** What a page allows besides, by where its films come from: `self` or the origin of another host, whose frames it then shows. */
export function filmPolicy(films: readonly string[]): Policy {
  const frames = films.filter((origin) => origin !== 'self');
  return [
    ...(films.includes('self') ? [['media-src', "'self'"] as const] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames] as const] : []),
  ];
}

/** A policy as the value of a header. */
export function policyText(policy: Policy): string {
  return policy.map((directive) => directive.join(' ')).join(';');
}

/** A policy for `<meta http-equiv>`, where `frame-ancestors` means nothing and browsers complain of it. */
export function metaPolicyText(policy: Policy): string {
  return policyText(policy.filter(([name]) => name !== 'frame-ancestors'));
}

/** What allows an inline script or an inline style sheet with this text (CSP Level 3, 2.3.1). */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
