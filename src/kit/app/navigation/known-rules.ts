import { __PRIVATE__ } from 'styled-components';

/**
 * Tells styled-components which classes the page's sheets have rules for: ids of components, or names that it made itself. It
 * would compile and insert each rule once more at its first use, and the browser would style the page again for it: 30 ms of a
 * first click on a slow phone.
 *
 * The one place that rests on a private interface. Its public way, marks in the sheets for taking them over, costs every page
 * 5 % of its bytes; a plugin that leaves rules out comes after they were compiled. What it costs: an update of the package may
 * take it away, which the compiler and tests/e2e/budgets tell; pages stay right then, and slower. It can go once the package
 * can be handed names, or once the build writes class names in its place.
 */
export function markAsInserted(classes: ReadonlySet<string>): void {
  const { mainSheet } = __PRIVATE__;
  const isInserted = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => classes.has(id) || classes.has(name) || isInserted(id, name);
}
