import type { Present } from '../host/content-host.ts';

/** Who else has a page open. Nobody is locked out: what two write is joined. */
export function OthersNote({ others, file }: { others: readonly Present[]; file: string }) {
  const here = others.filter((one) => one.file === file);
  const names = [
    ...new Set(here.map(({ name, isInThisDraft }) => (isInThisDraft ? name : `${name}, in another draft`))),
  ];
  if (names.length === 0) return null;
  return <em>{` · now here: ${names.join(', ')}`}</em>;
}
