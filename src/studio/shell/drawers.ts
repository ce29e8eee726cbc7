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
  if (isDrawer('studio-form')) openDrawer('studio-form');
}

/** The drawer that an element stands in; nothing where lists and forms stand beside the page. */
export function drawerOf(element: Element): Drawer | undefined {
  return (['studio-list', 'studio-form'] as const).find((id) => element.closest(`#${id}`) && isDrawer(id));
}

/** Whether lists and forms are drawers over the page now: the window is narrow. */
function isDrawer(drawer: Drawer): boolean {
  const element = document.getElementById(drawer);
  return element !== null && getComputedStyle(element).position === 'absolute';
}
