/** What is read of a node: a browser's are such, and those that a parser makes where there is no browser. */
export type CopiedNode = { readonly nodeType: number; readonly textContent: string | null };

export type CopiedElement = CopiedNode & {
  /** In capitals, where it is one of HTML's. */
  readonly tagName: string;
  readonly childNodes: Iterable<CopiedNode>;
  readonly parentElement: CopiedElement | null;
  getAttribute(name: string): string | null;
};

export function isElement(node: CopiedNode): node is CopiedElement {
  return node.nodeType === 1;
}

export function isWords(node: CopiedNode): boolean {
  return node.nodeType === 3;
}

export function childrenOf({ childNodes }: CopiedElement): CopiedElement[] {
  return [...childNodes].filter(isElement);
}

/** The first element inside another one, at any depth, that is asked for. */
export function findInside(
  element: CopiedElement,
  isWanted: (inner: CopiedElement) => boolean,
): CopiedElement | undefined {
  for (const child of childrenOf(element)) {
    const found = isWanted(child) ? child : findInside(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

export function classesOf(element: CopiedElement): string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '');
}

/** The rows of a table in the order in which they are shown, those of its head first. */
export function rowsOf(table: CopiedElement): CopiedElement[] {
  const parts = childrenOf(table);
  const named = (...names: string[]) => parts.filter(({ tagName }) => names.includes(tagName));
  const rows = (element: CopiedElement) => (element.tagName === 'TR' ? [element] : childrenOf(element).filter(isRow));
  return [...named('THEAD'), ...named('TBODY', 'TR'), ...named('TFOOT')].flatMap(rows);
}

function isRow({ tagName }: CopiedElement): boolean {
  return tagName === 'TR';
}

export function cellsIn(row: CopiedElement): CopiedElement[] {
  return childrenOf(row).filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');
}

/** How many columns or rows a cell goes over, and not more than a table that somebody reads has. */
export function spanOf(cell: CopiedElement, of: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(of) ?? '1', 10);
  return Number.isNaN(span) || span < 1 ? 1 : Math.min(span, 1000);
}
