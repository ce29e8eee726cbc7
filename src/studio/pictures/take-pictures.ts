import { isFields, type Path, valueAt } from '#kit/model';
import { figuresOf, placeholdersIn } from '../form/figures.ts';
import { formRoot, isWithin, sectionTitle } from '../form/schema.ts';
import { summaryOf } from '../form/words.ts';
import type { Notice, StudioStore } from '../store/types.ts';
import { viewOf } from '../store/view-of.ts';
import { addPicture, pictureName } from './add-picture.ts';
import { type PicturePlace, picturePlaces } from './picture-places.ts';
import { sentPicture } from './put-picture.ts';

/** Where pictures were dropped: a section, and the field of the picture that was hit. */
export type DropSpot = { file: string; section: Path; picture: Path | undefined };

/** As many places are offered by name; who has more chooses in the form. */
const mostOffered = 4;

/**
 * Takes pictures that were dropped or pasted: onto a picture, in its place; onto a section with one free place, there. Else it is
 * told where they can go, and they wait until that is chosen.
 */
export function takePictures(store: StudioStore, pictures: readonly File[], spot: DropSpot | undefined): void {
  const [picture, ...others] = pictures;
  if (!picture) return;
  const places = spot ? placesAt(store, spot) : [];
  const hit = spot?.picture && places.find(({ path }) => path.join() === spot.picture?.join());
  const free = places.filter(({ value }) => value === undefined);
  const [only] = free.length === 1 && free[0]?.path.length === (spot?.section.length ?? 0) + 1 ? free : [];
  const target = hit ?? only;
  if (spot && target) void put(store, { picture, file: spot.file, seen: textOf(store, spot), path: target.path });
  const waiting = target ? others : pictures;
  if (waiting.length > 0) store.notify(offer(store, waiting, spot, places));
}

/** The section that is selected, and its picture where that is. */
export function selectedSpot({ state }: StudioStore): DropSpot | undefined {
  const { selection, fileView } = state;
  if (fileView?.file !== selection.file || selection.path.length === 0) return undefined;
  const { path } = formRoot(fileView.kind, fileView.data, selection.path);
  if (path.length === 0) return undefined;
  const within = picturePlaces(fileView.kind, fileView.data, path).find((place) =>
    isWithin(selection.path, place.path),
  );
  return { file: selection.file, section: path, picture: within?.path };
}

function placesAt({ state }: StudioStore, { file, section }: DropSpot): PicturePlace[] {
  const view = viewOf(state, file);
  return view && !view.isUncertain ? picturePlaces(view.kind, view.data, section) : [];
}

/** A picture, and the place that was found for it in a file as it was then. */
type Meant = { picture: File; file: string; seen: string; path: Path };

async function put(store: StudioStore, meant: Meant): Promise<void> {
  const { picture, file, seen, path: before } = meant;
  store.say('The picture is being sent.');
  const sent = await store.upload(nameOf(picture), picture, async (name) => {
    // What stands before it may have come or gone since.
    const path = await store.ask((pipeline) => pipeline.pathNow(file, seen, before));
    if (path.length < before.length) return store.refuse(isGone);
    const view = viewOf(store.state, file);
    const { edits, says, asked } = sentPicture(view, path, valueAt(view?.data, path), name);
    return store.edit(
      edits.map((edit) => ({ file, edit })),
      { says, select: { file, path: asked ?? path, isUnleft: true } },
    );
  });
  if (!('refused' in sent)) return;
  const again = { does: 'Try again', take: () => void put(store, meant) };
  store.notify({ words: sent.refused, ways: [again], lasts: 'until it is read' });
}

const isGone =
  'Where the picture was to go is not there any more. It is among the pictures now: choose it where you want it.';

function textOf({ state }: StudioStore, spot: DropSpot | undefined): string {
  return state.texts.get(spot?.file ?? '') ?? '';
}

function offer(
  store: StudioStore,
  pictures: readonly File[],
  spot: DropSpot | undefined,
  places: readonly PicturePlace[],
): Notice {
  const [first] = pictures;
  const view = viewOf(store.state, spot?.file);
  const section = spot && valueAt(view?.data, spot.section);
  const kind = isFields(section) && 'type' in section ? sectionTitle(section['type']) : 'This';
  const seen = textOf(store, spot);
  const inPlaces = places.slice(0, mostOffered).map((place) => ({
    does: wayWords(place, spot?.section ?? [], (path) => nameAt(store, valueAt(view?.data, path))),
    take: () => first && spot && void put(store, { picture: first, file: spot.file, seen, path: place.path }),
  }));
  const below = {
    does: pictures.length === 1 ? 'Add it below' : `Add ${pictures.length} pictures below`,
    take: async () => {
      for (const picture of pictures) await addPicture(store, nameOf(picture), picture);
    },
  };
  const ways = [...(pictures.length === 1 ? inPlaces : []), below];
  const words =
    places.length === 0
      ? `“${kind}” has no place for a picture. It can be a section of its own.`
      : 'Where is the picture to go?';
  return { words, ways };
}

function nameAt({ state }: StudioStore, value: unknown): string {
  return summaryOf(value, (text) => figuresOf(placeholdersIn(state.page, state.choices.placeholders)).filled(text));
}

function wayWords({ path, value }: PicturePlace, section: Path, nameIn: (path: Path) => string): string {
  const holder = path.length > section.length + 1 ? nameIn(path.slice(0, -1)) : '';
  const where = holder === '' ? 'here' : `at “${holder}”`;
  return value === undefined ? `Put it ${where}` : `Replace the picture ${where}`;
}

/** A picture of the clipboard is called the same in every browser. */
function nameOf({ name, type }: File): string {
  return name === 'image.png' ? pictureName(type) : name;
}
