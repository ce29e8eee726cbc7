import { lazy, Suspense } from 'react';
import { StudioDialog } from '../dialogs/StudioDialog.tsx';
import { sectionTitle } from '../form/schema.ts';
import { useStudio } from '../store/context.tsx';
import { adaptExample, type ChosenSection } from './adapt-example.ts';
import { usePalette } from './load-palette.ts';
import { PaletteRoot } from './Palette.styles.ts';
import { useSiteLook } from './use-site-look.ts';

const Preview = lazy(() => import('./Preview.tsx'));

type ExamplesProps = {
  type: string;
  onClose: () => void;
  /** Takes an example that is to stand below; nothing where there can be no second section of the kind. */
  onAdd: ((choice: ChosenSection) => void) | undefined;
};

/** What a kind of section can look like, for who is filling one in. */
export function ExamplesDialog({ type, onClose, onAdd }: ExamplesProps) {
  const choices = useStudio((state) => state.choices);
  useSiteLook();
  const content = usePalette();
  const found = content && 'blocks' in content ? content : undefined;
  const examples = found?.blocks.find((block) => block.type === type)?.examples ?? [];
  return (
    <StudioDialog title={`Examples: ${sectionTitle(type)}`} onClose={onClose} size="widest">
      {content === undefined && <p role="status">One moment…</p>}
      {content && 'problem' in content && <p role="alert">{content.problem} Close this and try again.</p>}
      {found && (
        <PaletteRoot>
          <ul>
            {examples.map((example) => (
              <li key={example.name}>
                <div className="card">
                  <Suspense fallback={<div className="waiting" />}>
                    <Preview site={found.site} page={found.page} sections={example.sections} />
                  </Suspense>
                  <p>{example.about}</p>
                  {onAdd && (
                    <button
                      type="button"
                      className="small"
                      aria-label={`Add below: ${example.about}`}
                      onClick={() => onAdd(adaptExample(type, example, choices))}
                    >
                      Add below
                    </button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </PaletteRoot>
      )}
    </StudioDialog>
  );
}
