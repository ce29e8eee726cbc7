import { commonFiles } from '../outline/common-files.ts';
import { useStore, useStudio } from '../store/context.tsx';

/** Beside the note that a section says words in another language than its page: leads to where they are written. */
export function SmallWords({ code }: { code: string }) {
  const store = useStore();
  const page = useStudio((state) => state.page);
  const texts = useStudio((state) => state.texts);
  if (code !== 'language/words') return null;
  const words = commonFiles(page, texts).find(({ field }) => field === 'labels');
  if (!words) return null;
  return (
    <button type="button" onClick={() => store.select({ file: words.file, path: ['labels'] })}>
      Write them
    </button>
  );
}
