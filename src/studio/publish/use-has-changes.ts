import { useEffect, useState } from 'react';
import { useHost, useStudio } from '../store/context.tsx';

/** Whether something that is saved isn't public yet; nothing before that is known. */
export function useHasChanges(): boolean | undefined {
  const { publishing } = useHost();
  const texts = useStudio((state) => state.texts);
  const isSaved = useStudio((state) => state.unsaved.length === 0);
  const [hasChanges, setHasChanges] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts are saved, or have come, when they are others
  useEffect(() => {
    if (!publishing || !isSaved) return undefined;
    let isOld = false;
    const load = () => void publishing.hasChanges().then((has) => isOld || setHasChanges(has));
    load();
    const stop = publishing.watch(load);
    return () => {
      isOld = true;
      stop();
    };
  }, [publishing, texts, isSaved]);
  return hasChanges;
}
