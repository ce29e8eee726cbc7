import { defaultKeymap, indentWithTab } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { type Diagnostic, spliceBetween } from '#kit/model';
import { marksOf } from './marks.ts';
import { editorText, fileText } from './offsets.ts';
import { highlight, look } from './theme.ts';

/** A text editor in an element, for whatever file it is told to show. */
export type TextEditor = {
  show: (file: string, text: string, diagnostics: readonly Diagnostic[]) => void;
  /** Brings the cursor to a line, from 1. */
  goTo: (line: number) => void;
  close: () => void;
};

type Handlers = {
  /** Something was typed: all that the file says now. */
  onChange: (text: string) => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Marks what comes from elsewhere, which is no typing. */
const outside = Annotation.define<boolean>();

/**
 * Makes the editor, in a shadow root: there it may bring its own styles, which the policy forbids in a document. It has no
 * history of its own, for what is done here is part of the Studio's.
 */
export function createTextEditor(element: HTMLElement, { onChange, onUndo, onRedo }: Handlers): TextEditor {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  let shown = { file: '', text: '' };
  const typed: string[] = [];
  const changes = EditorView.updateListener.of((update) => {
    const isTyped = update.docChanged && !update.transactions.some((one) => one.annotation(outside));
    if (!isTyped) return;
    shown = { ...shown, text: fileText(update.state.doc.toString(), shown.text) };
    typed.push(shown.text);
    onChange(shown.text);
  });
  const command = (run: () => void) => () => {
    run();
    return true;
  };
  const keys = keymap.of([
    // The Studio hears the same keys wherever else they are pressed.
    { key: 'Mod-z', run: command(onUndo), stopPropagation: true },
    { key: 'Mod-Shift-z', run: command(onRedo), stopPropagation: true },
    { key: 'Mod-y', run: command(onRedo), stopPropagation: true },
    ...defaultKeymap,
    indentWithTab,
  ]);
  const extensions = [
    keys,
    changes,
    yaml(),
    lineNumbers(),
    drawSelection({ cursorBlinkRate: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 1200 }),
    highlightActiveLine(),
    bracketMatching(),
    indentUnit.of('  '),
    lintGutter(),
    EditorState.tabSize.of(2),
    EditorView.lineWrapping,
    syntaxHighlighting(highlight),
    look,
    // The Tab key indents, so it is said how to leave.
    EditorView.contentAttributes.of({
      'aria-label': 'Text of the page. Escape and then Tab leaves it.',
      spellcheck: 'true',
      tabindex: '0',
    }),
  ];
  const view = new EditorView({ parent: root, root, state: EditorState.create({ extensions }) });
  return {
    show: (file, text, diagnostics) => {
      const echo = file === shown.file ? typed.indexOf(text) : -1;
      if (echo >= 0) typed.splice(0, echo + 1);
      else {
        typed.length = 0;
        replaceText(view, editorText(text), file !== shown.file);
        shown = { file, text };
      }
      if (shown.text === text) view.dispatch(setDiagnostics(view.state, marksOf(diagnostics, file, text)));
    },
    goTo: (line) => {
      const { doc } = view.state;
      view.dispatch({ selection: { anchor: doc.line(Math.min(line, doc.lines)).from }, scrollIntoView: true });
      view.focus();
    },
    close: () => view.destroy(),
  };
}

/** Puts another text in place of the one that is shown: only what differs, so that the cursor stays where it is. */
function replaceText(view: EditorView, text: string, isOtherFile: boolean): void {
  const changes = spliceBetween(view.state.doc.toString(), text).map(({ start, end, text: insert }) => ({
    from: start,
    to: end,
    insert,
  }));
  view.dispatch({ changes, annotations: outside.of(true), ...(isOtherFile ? { selection: { anchor: 0 } } : {}) });
}
