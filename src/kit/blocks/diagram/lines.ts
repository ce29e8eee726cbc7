/** The room that the lines are drawn in, in units of the SVG. */
export const field = { width: 400, height: 400 };

/**
 * The lines of one side of the diagram: from each of `count` parties, spread evenly from top to bottom, to the centre.
 * Each is an SVG path that leaves its party level and arrives at the centre level.
 */
export function linesFrom(side: 'start' | 'end', count: number): string[] {
  const { width, height } = field;
  const edge = side === 'start' ? 0 : width;
  const bend = width / 4 + edge / 2;
  return Array.from({ length: count }, (_, index) => {
    const y = Math.round(((index + 0.5) / count) * height);
    return `M${edge} ${y}C${bend} ${y} ${bend} ${height / 2} ${width / 2} ${height / 2}`;
  });
}
