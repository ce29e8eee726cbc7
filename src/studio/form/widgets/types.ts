import type { Path, Schema } from '#kit/model';
import type { Widget } from '../widget.ts';

/** What every widget is given: where its value stands, what it is, what may stand there. */
export type WidgetProps = {
  path: Path;
  name: string;
  label: string;
  help: string;
  schema: Schema;
  /** Nothing where the field is offered and not there yet. */
  value: unknown;
  isRequired: boolean;
  widget: Widget;
  /** It was just asked for: what could be folded is open. */
  isNew?: boolean;
};
