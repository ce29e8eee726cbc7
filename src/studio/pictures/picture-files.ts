/**
 * The pictures of what is dropped or pasted; none where it holds words too: word processors put a picture of their words beside
 * them.
 */
export function picturesIn(data: DataTransfer | null): File[] {
  const files = data?.getData('text/plain') === '' ? [...data.files] : [];
  return files.filter(({ type }) => type.startsWith('image/'));
}

/** Whether files are dragged, before anything is known of them. */
export function areFiles(data: DataTransfer | null): boolean {
  return data?.types.includes('Files') ?? false;
}
