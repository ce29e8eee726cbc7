export type Drawer = 'studio-list' | 'studio-form';

/** Opens a drawer, which is open for as long as the focus is in it. */
export function openDrawer(drawer: Drawer): void {
  document.getElementById(drawer)?.focus({ preventScroll: true });
}

/** Closes a drawer: the focus is on what opens it again. */
export function closeDrawer(drawer: Drawer): void {
  document.querySelector<HTMLElement>(`[aria-controls='${drawer}']`)?.focus();
}

/** Where the form is a drawer, whatever is chosen in the list opens it. */
export function showForm(): void {
  const form = document.getElementById('studio-form');
  if (form && getComputedStyle(form).position === 'absolute') openDrawer('studio-form');
}
