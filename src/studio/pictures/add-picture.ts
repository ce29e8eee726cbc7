import { addBelow } from '../outline/add-below.ts';
import type { StudioStore } from '../store/types.ts';

/** Sends a picture and shows it in a section below the selected one; what it shows is asked for next. */
export async function addPicture(store: StudioStore, name: string, bytes: Blob, alt = ''): Promise<void> {
  const sent = await store.upload(name, bytes, async (file) => {
    const path = await addBelow(store, { type: 'picture', picture: { file, alt } });
    if (path && alt === '') store.select({ file: store.state.page, path: [...path, 'picture', 'alt'], isUnleft: true });
  });
  if ('refused' in sent) store.refuse(sent.refused);
}

/** The bytes of a picture that is written as an address (`data:image/png;base64,…`); nothing where they can't be read. */
export function bytesOf(address: string): Blob | undefined {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\s\S]*)$/i.exec(address) ?? [];
  try {
    return type === '' ? undefined : new Blob([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return undefined;
  }
}

/** What a picture is called that has no name of its own: the day it came, and its kind. */
export function pictureName(type: string): string {
  const kind = type
    .replace(/^image\//, '')
    .replace('jpeg', 'jpg')
    .replace('svg+xml', 'svg');
  return `picture-${new Date().toISOString().slice(0, 10)}.${kind}`;
}
