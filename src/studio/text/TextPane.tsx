import { useEffect, useRef, useState } from 'react';
import { useStore, useStudio } from '../store/context.tsx';
import { TextPaneRoot } from './TextPane.styles.ts';
import type { TextEditor } from './text-editor.ts';

/** The text of the file that is selected, for those who like it. Everything else follows it while it is typed in. `line` is where it opens. */
export function TextPane({ line }: { line: number | undefined }) {
  const store = useStore();
  const file = useStudio((state) => state.selection.file);
  const text = useStudio((state) => state.texts.get(state.selection.file));
  const diagnostics = useStudio((state) => state.diagnostics);
  const [problem, setProblem] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const editor = useRef<TextEditor>(undefined);
  const current = useRef({ file, text, line });
  current.current = { file, text, line };
  useEffect(() => {
    let isClosed = false;
    import('./text-editor.ts').then(
      ({ createTextEditor }) => {
        if (isClosed || !element.current) return;
        editor.current = createTextEditor(element.current, {
          onChange: (changed) => {
            const { file: edited } = current.current;
            const says = `Text of ${edited} changed`;
            void store.setText(edited, changed, { says, group: `text#${edited}` });
          },
          onUndo: () => void store.undo(),
          onRedo: () => void store.redo(),
        });
        const { file: shown, text: now, line: at } = current.current;
        editor.current.show(shown, now ?? '', store.state.diagnostics);
        if (at !== undefined) editor.current.goTo(at);
      },
      () => setProblem('The text editor could not be loaded. Is the Studio’s server running?'),
    );
    return () => {
      isClosed = true;
      editor.current?.close();
      editor.current = undefined;
    };
  }, [store]);
  useEffect(() => {
    editor.current?.show(file, text ?? '', diagnostics);
  }, [file, text, diagnostics]);
  useEffect(() => {
    if (line !== undefined) editor.current?.goTo(line);
  }, [line]);
  return (
    <TextPaneRoot aria-label={`Text of ${file}`}>
      <header>
        <h2>{file}</h2>
        <p>YAML, exactly as it is saved.</p>
      </header>
      {problem ? <p role="alert">{problem}</p> : <div ref={element} className="editor" />}
    </TextPaneRoot>
  );
}
