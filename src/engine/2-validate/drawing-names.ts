import type { DrawingReason } from '../catalogue/drawing.ts';

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** Languages of the W3C in which nothing acts: links inside of a drawing, what XML itself has, and who made it under which licence. */
const quietNamespaces = new Set([
  svgNamespace,
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/XML/1998/namespace',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'http://www.w3.org/2000/01/rdf-schema#',
]);

/** True for languages that a browser may run. Those of drawing programs, which have names of their own, mean nothing to it. */
export function isBrowserNamespace(namespace: string): boolean {
  return /^\w+:\/\/(?:[\w.-]*\.)?(?:w3|mozilla)\.org(?:\/|$)/i.test(namespace) && !quietNamespaces.has(namespace);
}

/** Elements that run something, load something, or hold other languages (SVG 2; HTML standard). Names are in small letters. */
export const actingElements: ReadonlyMap<string, DrawingReason> = new Map([
  ['script', 'script'],
  ['handler', 'script'],
  ['listener', 'script'],
  ['foreignobject', 'foreign'],
  ['iframe', 'foreign'],
  ['embed', 'foreign'],
  ['object', 'foreign'],
  ['audio', 'foreign'],
  ['video', 'foreign'],
  ['link', 'foreign'],
]);

/** The elements of SVG 1.1 and 2, and two that Inkscape once wrote for flowing text. Names are in small letters. */
const names = `
  a altglyph altglyphdef altglyphitem animate animatecolor animatemotion animatetransform circle clippath color-profile cursor
  defs desc discard ellipse feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting
  fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage femerge
  femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence filter flowdiv flowpara
  flowregion flowroot flowspan font font-face font-face-format font-face-name font-face-src font-face-uri g glyph glyphref
  hatch hatchpath hkern image line lineargradient marker mask mesh meshgradient meshpatch meshrow metadata missing-glyph
  mpath path pattern polygon polyline radialgradient rect set solidcolor stop style svg switch symbol text textpath title
  tref tspan use view vkern`;

export const drawingElements: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
