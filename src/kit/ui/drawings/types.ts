/**
 * What a path of a drawing is: a hairline in the background, a line, a strong line, the one line in the accent colour,
 * small and large dots (steps of no length), dots in the accent colour, an area, or a light that travels along a line.
 */
export type Role = 'faint' | 'line' | 'signal' | 'dots' | 'big' | 'lit' | 'area' | 'pulse';

/** A drawing on a field of 480 × 400: paths from back to front. */
export type DrawingData = readonly (readonly [role: Role, path: string])[];
