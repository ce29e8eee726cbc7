import {
  parseXml,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml';
import type { DrawingReason } from '../catalogue/drawing.ts';

/** Something in an SVG file that is no drawing. `found` is what stands there; lines and columns count from 1. */
export type DrawingProblem = { line: number; column: number; found: string; reason: DrawingReason };

/** Languages whose elements act inside a drawing; those of drawing programs mean nothing to a browser. */
const actingNamespaces = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']);

/** Elements that run something, load something, or hold other languages (SVG 2; HTML standard). */
const actingElements: ReadonlyMap<string, DrawingReason> = new Map([
  ['script', 'script'],
  ['handler', 'script'],
  ['listener', 'script'],
  ['foreignObject', 'foreign'],
  ['iframe', 'foreign'],
  ['embed', 'foreign'],
  ['object', 'foreign'],
  ['audio', 'foreign'],
  ['video', 'foreign'],
  ['link', 'foreign'],
]);

/** What an SVG file must not hold: script, event handlers, other documents inside, or anything from elsewhere. */
export function drawingProblems(text: string): DrawingProblem[] {
  const problems: DrawingProblem[] = [];
  const report = (reason: DrawingReason, found: string, node: XmlNode) =>
    problems.push({ ...placeOf(text, node.start), found, reason });
  try {
    const { children } = parseXml(text, { includeOffsets: true, preserveDocumentType: true });
    for (const node of children) visit(node, new Map(), report);
  } catch (error) {
    if (!(error instanceof XmlError || error instanceof RangeError)) throw error;
    const { line, column } = error instanceof XmlError ? error : { line: 1, column: 1 };
    return [{ line, column, found: '', reason: 'syntax' }];
  }
  return problems;
}

type Report = (reason: DrawingReason, found: string, node: XmlNode) => void;

function visit(node: XmlNode, outer: ReadonlyMap<string, string>, report: Report): void {
  if (node instanceof XmlDocumentType) {
    // Without declarations of its own it names a version of SVG, as many drawing programs do.
    if (node.internalSubset !== null) report('declaration', '<!DOCTYPE>', node);
    return;
  }
  if (node instanceof XmlProcessingInstruction) report('declaration', `<?${node.name}?>`, node);
  if (!(node instanceof XmlElement)) return;
  const namespaces = declaredIn(node, outer);
  const [prefix, name] = splitName(node.name);
  const namespace = namespaces.get(prefix);
  if (namespace !== undefined && actingNamespaces.has(namespace)) report('foreign', `<${node.name}>`, node);
  const reason = actingElements.get(name) ?? actingElements.get(name.toLowerCase());
  if (reason) report(reason, `<${node.name}>`, node);
  if (name === 'style' && reachesOut(node.text)) report('style', `<${node.name}>`, node);
  if (isAnimationOfReference(node, name)) report('reference', `<${node.name} attributeName>`, node);
  for (const [attribute, value] of Object.entries(node.attributes)) {
    const problem = attributeReason(splitName(attribute)[1], value);
    if (problem) report(problem, attribute, node);
  }
  for (const child of node.children) visit(child, namespaces, report);
}

function declaredIn({ attributes }: XmlElement, outer: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const declared = Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([
    ...outer,
    ...declared.map(([name, value]): [string, string] => [name === 'xmlns' ? '' : name.slice(6), value]),
  ]);
}

function attributeReason(name: string, value: string): DrawingReason | undefined {
  if (/^on/i.test(name)) return 'handler';
  if (/^(href|src|base)$/i.test(name) && !/^(#|data:image\/(png|jpeg|webp|gif|avif);base64,)/.test(value.trim()))
    return 'reference';
  return reachesOut(value) && !/^xmlns/.test(name) ? 'style' : undefined;
}

/** An animation can put an address where there was none. */
function isAnimationOfReference({ attributes }: XmlElement, name: string): boolean {
  return /^(set|animate)/i.test(name) && /^(\w+:)?(href|on\w+)$/i.test(attributes.attributeName?.trim() ?? '');
}

/** True for styles and presentation attributes that load something: `url(` of anything but an own part, `@import`. */
function reachesOut(style: string): boolean {
  return /@import|image-set\(|\\/i.test(style) || /url\((?!\s*['"]?#)/i.test(style);
}

function splitName(name: string): [prefix: string, local: string] {
  const at = name.indexOf(':');
  return at === -1 ? ['', name] : [name.slice(0, at), name.slice(at + 1)];
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(offset, 0)).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
