import { childOf, isFields, type Path } from '#kit/model';
import { useStudio } from '../../store/context.tsx';
import type { Choices } from '../../worker/protocol.ts';
import { useChoices, useFormScope } from '../scope.tsx';

/** Where an entry is used: `pages` by their files, and `places` in the order in which they are told: these and others, in words. */
export type EntryUses = { pages: readonly string[]; places: readonly string[] };

/** Where a figure, a form, a kind of inquiry or a mailbox is used, by its path in the file of the site's own language. */
export function useEntryUses(path: Path): EntryUses {
  const choices = useChoices();
  const { data } = useFormScope();
  const kind = useStudio((state) => state.fileView?.kind);
  const texts = useStudio((state) => state.texts);
  const [field, name] = path.length === 1 ? ['facts', path[0]] : path;
  const isOwn = path.length === 1 ? kind === 'Facts' : kind === 'SiteSource' && path.length === 2;
  if (!isOwn || typeof name !== 'string') return { pages: [], places: [] };
  if (field === 'mailboxes') return mailboxUses(name, data, choices, texts);
  const found =
    field === 'facts'
      ? choices.facts.find((fact) => fact.name === name)
      : field === 'forms'
        ? choices.forms.find((form) => form.name === name)
        : field === 'inquiryTypes'
          ? choices.inquiryTypes.find(({ key }) => key === name)
          : undefined;
  const { pages = [], uses = 0 } = found ?? {};
  return { pages, places: [...pages, ...(uses > pages.length ? ['What several pages share'] : [])] };
}

/** A mailbox is named by the kinds of inquiry that it receives, and by texts that show its address. */
function mailboxUses(
  name: string,
  data: unknown,
  { pages: known }: Choices,
  texts: ReadonlyMap<string, string>,
): EntryUses {
  const kinds = childOf(data, 'inquiryTypes');
  const received = Object.values(isFields(kinds) ? kinds : {}).flatMap((kind) =>
    childOf(kind, 'mailbox') === name ? [`Kind of inquiry: ${String(childOf(kind, 'label') ?? '')}`] : [],
  );
  const pages = known.map(({ file }) => file).filter((file) => texts.get(file)?.includes(`((email.${name}))`));
  return { pages, places: [...pages, ...received] };
}
