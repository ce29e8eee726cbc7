import type { ReactNode } from 'react';
import { isError, messageWords } from '#kit/model';
import { isUnfilled } from '../form/messages.ts';
import { useStudio } from '../store/context.tsx';
import { fileTitle } from '../store/file-title.ts';
import type { StudioState } from '../store/types.ts';
import type { PageView } from '../worker/protocol.ts';
import { OldPageLine } from './PreviewPane.styles.ts';

/** Says in the preview that it shows an older page, or an older state of what all pages share, because of a mistake in the text of today's. */
export function OldPage(): ReactNode {
  const pages = useStudio(({ choices }) => choices.pages);
  const view = useStudio(({ page, pageView }) => (pageView?.file === page ? pageView : undefined));
  const kept = useStudio((state) =>
    view?.isLastGood ? undefined : view?.keptFiles.find((file) => !isBeingFilled(file, state)),
  );
  // The region is there before its words are: only what changes in one is read aloud.
  return (
    <OldPageLine role="status" $isBelow={kept !== undefined}>
      {view?.isLastGood && (
        <div>
          <strong>This is the page as it last could be read.</strong> What was written since has a slip in it, and is
          not shown yet. {messageOf(view.problems[0])}
        </div>
      )}
      {kept !== undefined && (
        <div>
          <strong>“{fileTitle(kept, pages)}” is shown as it was before a mistake in it.</strong> What was changed there
          since is not shown yet. {messageOf(view?.problems.find(({ file }) => file === kept))}
        </div>
      )}
    </OldPageLine>
  );
}

/** Whether all that is wrong in the file that the form shows is what has just come, and was not filled in yet. */
function isBeingFilled(file: string, { fileView, selection }: StudioState): boolean {
  return fileView?.file === file && fileView.diagnostics.filter(isError).every((each) => isUnfilled(each, selection));
}

function messageOf(problem: PageView['problems'][number] | undefined): string | undefined {
  return problem && messageWords(problem).message;
}
