import type { DrawingName } from '../../model/types.generated.ts';
import { people } from './people.ts';
import { services } from './services.ts';
import { stories } from './stories.ts';

/** The large drawings by name; a page's `drawing` field names one. */
export const drawings = { ...stories, ...services, ...people } satisfies Record<DrawingName, unknown>;
