import {
  parseXml,
  XmlDeclaration,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import type { DrawingReason } from '../catalogue/drawing.ts';
import { actingElements, drawingElements, isBrowserNamespace, svgNamespace } from './drawing-names.ts';

/** Something in an SVG file that is no drawing. `found` is what stands there; lines and columns count from 1. */
export type DrawingProblem = { line: number; column: number; found: string; reason: DrawingReason };

/**
 * What an SVG file must not hold: script, event handlers, other documents inside, or anything from elsewhere. Its bytes are read as
 * UTF-8 and by no other encoding: in another one, browsers would see other elements than these.
 */
export function drawingProblems(bytes: Uint8Array): DrawingProblem[] {
  const problems: DrawingProblem[] = [];
  let text = '';
  const report = (reason: DrawingReason, found: string, node: XmlNode) =>
    problems.push({ ...positionOf(text, node.start), found, reason });
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const options = { includeOffsets: true, preserveDocumentType: true, preserveXmlDeclaration: true };
    for (const node of parseXml(text, options).children) visit(node, new Map(), report);
  } catch (error) {
    if (error instanceof TypeError) return [{ line: 1, column: 1, found: '', reason: 'encoding' }];
    if (!(error instanceof XmlError || error instanceof RangeError)) throw error;
    const { line, column } = error instanceof XmlError ? error : { line: 1, column: 1 };
    return [{ line, column, found: '', reason: 'syntax' }];
  }
  return problems;
}

type Report = (reason: DrawingReason, found: string, node: XmlNode) => void;
type Attributes = readonly [name: string, value: string][];
type Namespaces = ReadonlyMap<string, string>;

function visit(node: XmlNode, outer: Namespaces, report: Report): void {
  if (node instanceof XmlDocumentType) {
    // Without declarations of its own it names a version of SVG, as many drawing programs do.
    if (node.internalSubset !== null) report('declaration', '<!DOCTYPE>', node);
    return;
  }
  if (node instanceof XmlDeclaration && !isPlainDeclaration(node)) report('encoding', '<?xml?>', node);
  if (node instanceof XmlProcessingInstruction) report('declaration', `<?${node.name}?>`, node);
  if (!(node instanceof XmlElement)) return;
  const attributes = Object.entries(node.attributes);
  const namespaces = declaredIn(attributes, outer);
  const reason = elementReason(node, namespaces);
  if (reason) report(reason, `<${node.name}>`, node);
  const [, name] = splitName(node.name);
  if (name === 'style' && reachesOut(node.text)) report('style', `<${node.name}>`, node);
  if (/^(set|animate|discard)/.test(name) && isAnimationOfReference(attributes))
    report('reference', `<${node.name} attributeName>`, node);
  for (const [attribute, value] of attributes) {
    const problem = attributeReason(attribute, value, namespaces);
    if (problem) report(problem, attribute, node);
  }
  for (const child of node.children) visit(child, namespaces, report);
}

/** Browsers believe what a file says of its own encoding (XML 1.0, 4.3.3), and each reads another version in its own way. */
function isPlainDeclaration({ version, encoding }: XmlDeclaration): boolean {
  return version === '1.0' && (encoding === null || encoding.toLowerCase() === 'utf-8');
}

function declaredIn(attributes: Attributes, outer: Namespaces): Namespaces {
  const declared = attributes.filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([
    ...outer,
    ...declared.map(([name, value]): [string, string] => [name === 'xmlns' ? '' : name.slice(6), value]),
  ]);
}

/** What drawing programs write for themselves means nothing to browsers. All else is an element that draws, or it is none. */
function elementReason({ name }: XmlElement, namespaces: Namespaces): DrawingReason | undefined {
  const [prefix, local] = splitName(name);
  const acting = actingElements.get(local);
  if (acting) return acting;
  const namespace = namespaces.get(prefix);
  if (namespace === undefined || namespace === '' || namespace === svgNamespace)
    return drawingElements.has(local) ? undefined : 'unknown';
  return isBrowserNamespace(namespace) ? 'foreign' : undefined;
}

/** Attributes that hold addresses, in any language that browsers know. */
const addresses = /^(href|src|srcset|srcdoc|base|ping|action|formaction|data|poster|codebase|background|manifest)$/;

/** A place in the drawing itself, or a picture that is in it. */
const ownAddress = /^[\t\n\r ]*(?:#|data:image\/(?:png|jpe?g|webp|gif|avif);base64,)/;

function attributeReason(attribute: string, value: string, namespaces: Namespaces): DrawingReason | undefined {
  const [prefix, name] = splitName(attribute);
  if (attribute === 'xmlns' || prefix === 'xmlns') return undefined;
  if (name.startsWith('on')) return 'handler';
  const namespace = namespaces.get(prefix);
  if (prefix !== '' && namespace !== undefined && isBrowserNamespace(namespace)) return 'foreign';
  if (addresses.test(name) && !ownAddress.test(value)) return 'reference';
  return reachesOut(value) ? 'style' : undefined;
}

/** An animation can put an address where there was none: what it changes must be a plain attribute that only draws. */
function isAnimationOfReference(attributes: Attributes): boolean {
  const given = attributes.map(([name, value]) => [splitName(name)[1], value] as const);
  return given.some(([name, value]) => {
    if (name === 'attributename')
      return (
        !/^[a-z][a-z-]*$/i.test(value) || /^(on|xmlns$|style$)/i.test(value) || addresses.test(value.toLowerCase())
      );
    // Browsers drop tabs and line breaks from addresses (URL standard, 4.4).
    return (
      /^(to|from|by|values)$/.test(name) &&
      /(javascript|vbscript|data|https?)\s*:/i.test(value.replace(/[\t\n\r]/g, ''))
    );
  });
}

/** True for styles and presentation attributes that load something: `url(` of anything but an own part, `@import`. */
function reachesOut(style: string): boolean {
  // Most attributes are numbers, and hold none of these signs.
  if (!/[@(\\]/.test(style)) return false;
  return /@import|(?:image-set|\bimage|\bsrc)\(|\\/i.test(style) || /url\((?!\s*['"]?#)/i.test(style);
}

/** A name in two, in small letters: the last colon is the one that counts to whoever is least strict. */
function splitName(name: string): [prefix: string, local: string] {
  const at = name.lastIndexOf(':');
  return [name.slice(0, Math.max(at, 0)), name.slice(at + 1).toLowerCase()];
}

function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(offset, 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
