import type { BlockRules } from '#engine';
import type { Slot } from '#engine/base';
import { finding } from '#engine/catalogue';
import type { Problem } from '../../model/diagnostic.ts';
import type { VideoBlock } from '../../model/source-types.generated.ts';
import type { VideoBlock as CompiledBlock } from '../../model/types.generated.ts';

/** The poster takes the stage, inside of its border: from 1024 pixels on eight of twelve parts of the page, with a gap of 32. */
const stage: Slot = {
  from: { 0: { part: 1, less: 2 }, 1024: { part: 8 / 12, less: (32 * 8) / 12 + 2 } },
  ratio: 16 / 9,
};

/** A film of one's own has captions, unless nothing is heard in it (WCAG 1.2.2); those of another host's film stand there. */
export const rules: BlockRules<VideoBlock, CompiledBlock> = {
  slots: { poster: stage },
  problems: ({ film, captions, silent }) =>
    isOwn(film) && !captions && silent !== true
      ? [{ path: ['film'], mark: 'value', ...finding('video/captions', {}) }]
      : [],
  notes: (block) =>
    // That a film of any other host isn't shown at all is said of its address.
    !/^https?:\/\/(?:[\w-]+\.)*(?:youtu|vimeo)/i.test(block.film)
      ? []
      : (['captions', 'silent'] as const)
          .filter((name) => name in block)
          .map((name): Problem => ({ path: [name], mark: 'key', ...finding('video/own-only', { name }) })),
};

/** True for a film of the public folder. */
function isOwn(film: string): boolean {
  return /^(?!https?:|\/\/).*\.(?:mp4|webm)$/i.test(film);
}
