/** What takes the focus where a field is asked for: what is filled in, not the tools beside its label. */
export function firstControl(field: HTMLElement): HTMLElement | null {
  return (
    field.querySelector<HTMLElement>('textarea, input:not([type="file"]), select, [role="textbox"]') ??
    field.querySelector<HTMLElement>('button')
  );
}
