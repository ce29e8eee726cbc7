import { use } from 'react';
import { SourceContext } from '../context/source.ts';
import { Note } from './Note.tsx';

/** Where the figures of this section come from, below them; nothing where that is not known. */
export function SourceLine() {
  const source = use(SourceContext);
  return source && <Note value={source} />;
}
