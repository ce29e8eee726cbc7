import { colorLabel, labelOf } from '#kit/model';
import type { Widget } from './widget.ts';

/** Names that mean one thing in every section, and another where they hold something else. */
const otherLabels: Readonly<Record<string, readonly [means: Widget, label: string]>> = {
  from: ['group', 'Before'],
  to: ['group', 'After'],
  file: ['code', 'File'],
};

/** What a field is called in a form, by its name and by what it holds. */
export function formLabel(name: string, widget: Widget | undefined): string {
  if (widget === 'color') return colorLabel(name);
  const [means, label] = otherLabels[name] ?? [];
  return label !== undefined && means === widget ? label : labelOf(name);
}
