import { useStore } from '../../store/context.tsx';
import { Combobox } from '../Combobox.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useChanges, useFormScope } from '../scope.tsx';
import type { Option } from './link-options.ts';
import type { WidgetProps } from './types.ts';

const codes =
  'ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur vi zh';

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** A language as people call it, with its code behind. */
function languageOption(code: string): Option {
  return { value: code, label: nameOfLanguage(code), detail: code };
}

function nameOfLanguage(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** A language, chosen by its name; one that isn't in the list is written as its code. */
export function LanguageField({ path, label, help, value, isRequired }: WidgetProps) {
  const { file, isReadOnly } = useFormScope();
  const changes = useChanges();
  const store = useStore();
  // A new language of the site comes with its home page: without one it would be a mistake.
  const choose = async (chosen: string) => {
    if (path[0] !== 'languages' || value !== '') return void changes.set(path, chosen);
    if (chosen === '' || !(await changes.remove(path))) return;
    const plan = await store.plan({ kind: 'language', language: chosen });
    if ('refused' in plan) return store.refuse(plan.refused);
    if (await store.carryOut(plan)) store.select({ file, path });
  };
  const code = typeof value === 'string' ? value : '';
  const known = codes.split(' ');
  const all = code === '' || known.includes(code) ? known : [...known, code];
  const options = all.map(languageOption).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  return (
    <FieldFrame path={path} label={label} help={help} isRequired={isRequired}>
      {(tied) => (
        <Combobox
          tied={tied}
          options={options}
          isFree
          isReadOnly={isReadOnly}
          value={code}
          onChoose={(chosen) => void choose(chosen)}
          {...(isRequired ? {} : { onClear: () => void changes.remove(path) })}
        />
      )}
    </FieldFrame>
  );
}
