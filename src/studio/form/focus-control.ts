/** Puts the focus into a control; in a text, its cursor stands at the end, where one goes on. Words that are selected for it stay so. */
export function focusControl(control: HTMLElement): void {
  control.focus();
  if (control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text')) {
    const { selectionStart, selectionEnd, value } = control;
    if (selectionStart === selectionEnd) control.setSelectionRange(value.length, value.length);
  } else if (control.isContentEditable) {
    const selection = getSelection();
    if (!selection || (!selection.isCollapsed && control.contains(selection.anchorNode))) return;
    selection.selectAllChildren(control);
    selection.collapseToEnd();
  }
}
