import { labelOf } from '#kit/model';
import { useStore } from '../store/context.tsx';
import { LinkList } from './FieldFrame.styles.ts';
import type { Part } from './parts.ts';
import { useFormScope } from './scope.tsx';

/** The parts of a file whose form would be long: each opens a form of its own. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  const { file } = useFormScope();
  const store = useStore();
  return (
    <LinkList>
      {parts.map(({ title, fields }) => (
        <li key={title}>
          <button type="button" onClick={() => store.select({ file, path: [fields[0] ?? ''] })}>
            {title}
            {fields.length > 1 && <small>{fields.map((name) => labelOf(name)).join(', ')}</small>}
          </button>
        </li>
      ))}
    </LinkList>
  );
}
