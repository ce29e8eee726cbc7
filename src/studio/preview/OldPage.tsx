import type { ReactNode } from 'react';
import { messageWords } from '#kit/model';
import { useStudio } from '../store/context.tsx';
import { OldPageLine } from './PreviewPane.styles.ts';

/** Says above the preview that it shows an older page, because the text of today's can't be read. */
export function OldPage(): ReactNode {
  const view = useStudio(({ page, pageView }) =>
    pageView?.file === page && pageView.isLastGood ? pageView : undefined,
  );
  // The region is there before its words are: only what changes in one is read aloud.
  const [first] = view?.problems ?? [];
  return (
    <OldPageLine role="status">
      {view && (
        <div>
          <strong>This is the page as it last could be read.</strong> What was written since has a slip in it, and is
          not shown yet. {first && messageWords(first).message}
        </div>
      )}
    </OldPageLine>
  );
}
