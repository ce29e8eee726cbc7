import { type ComponentType, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { InOriginal } from '../translation/InOriginal.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldViewProps } from './field-view.ts';
import { firstControl } from './first-control.ts';
import { formLabel } from './form-label.ts';
import { helpOf, helpWithExample } from './help-of.ts';
import { useFormScope } from './scope.tsx';
import { type Widget, widgetFor } from './widget.ts';
import { ActionField } from './widgets/ActionField.tsx';
import { DrawnField } from './widgets/DrawnField.tsx';
import { EntriesField } from './widgets/EntriesField.tsx';
import { GroupField } from './widgets/GroupField.tsx';
import { HoursField } from './widgets/HoursField.tsx';
import { ColorField, DateField, MomentField, NumberField } from './widgets/InputFields.tsx';
import { LanguageField } from './widgets/LanguageField.tsx';
import { LinkField } from './widgets/LinkField.tsx';
import { ListField } from './widgets/ListField.tsx';
import { MarkedField } from './widgets/MarkedField.tsx';
import { PictureField } from './widgets/PictureField.tsx';
import { AddressField, ConditionField, KindField, LimitField, MailboxField } from './widgets/QuestionFields.tsx';
import { SectionsField } from './widgets/SectionsField.tsx';
import { ChoiceField, FormField, InquiryField, SharedField } from './widgets/SelectField.tsx';
import { SwitchField } from './widgets/SwitchField.tsx';
import { TextField } from './widgets/TextField.tsx';
import type { WidgetProps } from './widgets/types.ts';

const widgets = {
  text: TextField,
  figured: MarkedField,
  'rich-text': MarkedField,
  paragraphs: MarkedField,
  code: TextField,
  color: ColorField,
  switch: SwitchField,
  choice: ChoiceField,
  number: NumberField,
  date: DateField,
  moment: MomentField,
  hours: HoursField,
  language: LanguageField,
  link: LinkField,
  action: ActionField,
  form: FormField,
  'own-form': FormField,
  'inquiry-type': InquiryField,
  icon: DrawnField,
  drawing: DrawnField,
  shared: SharedField,
  'short-name': TextField,
  'question-kind': KindField,
  condition: ConditionField,
  limit: LimitField,
  'address-question': AddressField,
  mailbox: MailboxField,
  picture: PictureField,
  list: ListField,
  group: GroupField,
  entries: EntriesField,
  sections: SectionsField,
} satisfies Record<Widget, ComponentType<WidgetProps>>;

const Asked = styled.div`
  min-inline-size: 0;
`;

/** A field with the widget that its schema asks for. */
export function FieldView({ isNew = false, label, ...props }: FieldViewProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && root.current) firstControl(root.current)?.focus();
  }, [isNew]);
  const widget = widgetFor(props.schema);
  const { title } = useFormScope();
  const [wasGiven] = useState(props.value);
  const called = label ?? formLabel(props.name, props.schema);
  // It stays while the field is filled in: nothing jumps under who writes. What the form as a whole is for, its head says.
  const help = called === title ? '' : helpWithExample(helpOf(props.schema, widget, called), props.schema, wasGiven);
  const named = { label: called, help };
  if (widget === undefined)
    return (
      <FieldFrame path={props.path} {...named} isRequired={props.isRequired}>
        {({ id }) => <output id={id}>This can be changed in the text only.</output>}
      </FieldFrame>
    );
  const View: ComponentType<WidgetProps> = widgets[widget];
  return (
    <Asked ref={root}>
      <View {...props} {...named} widget={widget} isNew={isNew} />
      <InOriginal path={props.path} widget={widget} value={props.value} />
    </Asked>
  );
}
