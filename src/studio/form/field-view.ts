import { type ComponentType, createContext, useContext } from 'react';
import type { WidgetProps } from './widgets/types.ts';

export type FieldViewProps = Omit<WidgetProps, 'label' | 'help' | 'widget'> & {
  label?: string;
};

const FieldViewContext = createContext<ComponentType<FieldViewProps>>(() => null);

/** Stands around a form with the view that knows all widgets: widgets that hold fields know none of the others. */
export const FieldViewProvider = FieldViewContext;

export function useFieldView(): ComponentType<FieldViewProps> {
  return useContext(FieldViewContext);
}
