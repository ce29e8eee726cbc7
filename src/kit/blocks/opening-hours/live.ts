/** What a page with opening hours runs before the app is there. */
import { defineOpenNow } from './open-now.ts';

defineOpenNow();
