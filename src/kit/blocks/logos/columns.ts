/** How many logos stand in a row where there is room: a number that leaves no gap in the last row, else five. */
export function columnsFor(count: number): number {
  return [6, 5, 4, 3, 2].find((columns) => count % columns === 0) ?? 5;
}
