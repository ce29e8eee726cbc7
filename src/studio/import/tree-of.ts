import { type DefaultTreeAdapterMap, parse } from 'parse5';
import type { CopiedElement, CopiedNode } from '../paste/tree.ts';

type Node = DefaultTreeAdapterMap['node'];
type Parent = DefaultTreeAdapterMap['parentNode'];

/** How deep elements may stand in each other: what reads them calls itself at each. */
const deepest = 400;

/** A node of a parsed document, as the cleaning of what is pasted reads one. */
class Branch {
  readonly nodeType = 1;
  readonly tagName: string;
  readonly parentElement: CopiedElement | null;
  readonly childNodes: CopiedNode[] = [];
  readonly #attributes: ReadonlyMap<string, string>;

  constructor(tagName: string, attributes: ReadonlyMap<string, string>, parent: CopiedElement | null) {
    this.tagName = tagName;
    this.#attributes = attributes;
    this.parentElement = parent;
  }

  get textContent(): string {
    return this.childNodes.map(({ textContent }) => textContent ?? '').join('');
  }

  getAttribute(name: string): string | null {
    return this.#attributes.get(name) ?? null;
  }
}

/** What attributes of a document say once it is read. */
export type Readdress = (attribute: string, value: string) => string;

/**
 * The document that HTML is, without a browser: nothing in it runs and nothing is loaded. Styles stand in `data-style`, as the cleaning
 * of what is pasted wants them. What stands deeper than anybody writes is words of its parent.
 */
export function treeOf(html: string, readdress: Readdress = (_, value) => value): CopiedElement {
  const root = new Branch('HTML', new Map(), null);
  // A list of what is still to be read, for no document is too deep for one.
  const waiting: { from: Parent; to: Branch; depth: number }[] = [{ from: parse(html), to: root, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop())
    for (const node of next.from.childNodes) {
      const branch = branchOf(node, next.to, next.depth, readdress);
      if (!branch) continue;
      if (branch !== next.to) next.to.childNodes.push(branch);
      if (branch instanceof Branch && 'childNodes' in node)
        waiting.push({ from: node, to: branch, depth: next.depth + 1 });
    }
  return root;
}

function branchOf(node: Node, parent: Branch, depth: number, readdress: Readdress): CopiedNode | undefined {
  if (node.nodeName === '#text' && 'value' in node) return { nodeType: 3, textContent: node.value };
  if (!('attrs' in node)) return undefined;
  if (depth > deepest) return parent;
  const attributes = node.attrs.map(({ name, value }): [string, string] =>
    name === 'style' ? ['data-style', value] : [name, readdress(name, value)],
  );
  const isHtml = node.namespaceURI === 'http://www.w3.org/1999/xhtml';
  return new Branch(isHtml ? node.tagName.toUpperCase() : node.tagName, new Map(attributes), parent);
}
