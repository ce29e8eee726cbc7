import { designTopics, type Gallery, type GalleryRoute } from './types.ts';

/** The file of a document below the gallery's own folder. */
export function fileOf(route: GalleryRoute): string {
  switch (route.kind) {
    case 'home':
      return 'index.html';
    case 'block':
      return `blocks/${route.type}.html`;
    case 'example':
      return `examples/${route.type}/${route.name}.html`;
    case 'design':
      return `design/${route.topic}.html`;
  }
}

/** What leads from a document to the gallery's own folder: `./`, `../` or `../../`. */
export function baseOf(route: GalleryRoute): string {
  return '../'.repeat(fileOf(route).split('/').length - 1) || './';
}

/** Every document of the gallery. */
export function allRoutes({ blocks }: Gallery): GalleryRoute[] {
  return [
    { kind: 'home' },
    ...designTopics.map((topic): GalleryRoute => ({ kind: 'design', topic })),
    ...blocks.flatMap(({ type, examples }): GalleryRoute[] => [
      { kind: 'block', type },
      ...examples.map(({ name }): GalleryRoute => ({ kind: 'example', type, name })),
    ]),
  ];
}
