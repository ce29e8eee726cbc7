import { people } from './people.ts';
import { services } from './services.ts';
import { stories } from './stories.ts';

/** The large drawings by name; a page's `drawing` field names one. */
export const drawings = { ...stories, ...services, ...people };

export type DrawingName = keyof typeof drawings;
