import { useEffect } from 'react';
import { offerCopied } from '../paste/use-pasted.ts';
import { useStore } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { sectionIn } from './section-clipboard.ts';
import { SectionEdits } from './section-edits.ts';
import { ofPage } from './section-list.ts';

const typing = 'input, textarea, select, [contenteditable], [contenteditable] *';

/** Copies the selected section and pastes one by the keys that do so everywhere, where no words are meant. */
export function useSectionClipboard(): void {
  const store = useStore();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const isMeant = (event: ClipboardEvent) => {
      const [target] = event.composedPath();
      const isTyping = target instanceof Element && target.matches(typing);
      return !isTyping && !event.defaultPrevented && !document.querySelector('dialog[open]');
    };
    const onCopy = (event: ClipboardEvent) => {
      const isAll = getSelection()?.isCollapsed ?? true;
      if (isMeant(event) && isAll && copySelected(store)) event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      const read = (type: string) => event.clipboardData?.getData(type) ?? '';
      if (isMeant(event) && pasteSection(store, { html: read('text/html'), text: read('text/plain') }))
        event.preventDefault();
    };
    addEventListener('copy', onCopy, { signal });
    addEventListener('paste', onPaste, { signal });
    return () => controller.abort();
  }, [store]);
}

/** Copies the section of the page that is selected. False where none is. */
export function copySelected(store: StudioStore): boolean {
  const at = selectedAt(store);
  if (at >= 0) void editsOf(store).copy(at);
  return at >= 0;
}

/**
 * Puts the section of a clipboard below the one that is selected, or at the end; a table that other programs have copied is offered
 * as one. False where the clipboard holds nothing of either.
 */
export function pasteSection(store: StudioStore, pasted: { html: string; text: string }): boolean {
  const section = sectionIn(pasted.html);
  if (!section) return offerCopied(store, pasted);
  const edits = editsOf(store);
  const at = selectedAt(store);
  void edits.insert(at < 0 ? edits.count : at + 1, section.value, section.text);
  return true;
}

function selectedAt({ state: { page, selection } }: StudioStore): number {
  const [list, index] = selection.path;
  return selection.file === page && list === ofPage[0] && typeof index === 'number' ? index : -1;
}

function editsOf(store: StudioStore): SectionEdits {
  const { page, pageFile } = store.state;
  return new SectionEdits(store, { file: page, path: ofPage, data: pageFile?.data });
}
