/** A line of a table of contents: the `id` of the section that it leads to, its heading, and the lines of the sections inside of it. */
export type ContentsEntry = { id: string; heading: string; inner: readonly ContentsEntry[] };
