/** How many cards stand in a row where there is room: a number that leaves no gap in the last row, else four. */
export function columnsFor(count: number): number {
  return [4, 3, 5, 2].find((columns) => count % columns === 0) ?? 4;
}
