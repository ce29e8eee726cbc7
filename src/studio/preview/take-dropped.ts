import { placeOfShown } from '../pictures/picture-places.ts';
import { selectedSpot, takePictures } from '../pictures/take-pictures.ts';
import type { StudioStore } from '../store/types.ts';
import type { FromFrame } from './messages.ts';
import { isRead, originOf } from './origin-of.ts';

/** Takes pictures to where they were dropped, once it is known what stands there, or to what is selected. */
export async function takeDropped(
  store: StudioStore,
  dropped: Extract<FromFrame, { kind: 'pictures' }>,
): Promise<void> {
  const { files, place, shown } = dropped;
  if (files.length === 0) return store.refuse('Only pictures can be dropped here: .jpg, .png, .webp, .avif or .svg.');
  const { pageView } = store.state;
  const origin = place === undefined ? undefined : originOf(store.state, place);
  if (origin) store.select({ ...origin, keepsFocus: true });
  if (!origin || typeof place !== 'number' || !(await isRead(store, origin.file)))
    return takePictures(store, files, origin ? undefined : selectedSpot(store));
  const picture = shown && placeOfShown(pageView?.page.sections[place], shown, origin.path);
  takePictures(store, files, { file: origin.file, section: origin.path, picture });
}
