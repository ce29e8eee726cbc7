// A thread does not take over the loader of TypeScript from the process that started it (Node 20).
import { register } from 'tsx/esm/api';

register();
await import('./thread.ts');
