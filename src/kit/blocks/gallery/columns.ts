/** How many pictures stand in a row where there is room: a number that leaves no gap in the last row, else three. */
export function columnsFor(count: number): number {
  return [3, 4, 2].find((columns) => count % columns === 0) ?? 3;
}
