import { isFields } from '#kit/model';

/** What stands for `((product))`, `((organization))`, `((email))` and what lies below them. `data` is what the site's file holds. */
export function siteValues(data: unknown): [string, string][] {
  if (!isFields(data)) return [];
  const { product, organization, mailboxes, url } = data;
  const inside = (group: unknown, name: string) => (isFields(group) ? group[name] : undefined);
  // Whoever writes a text in place of a group has said its name, so that nothing else is to be told of the places that show it.
  const nameOf = (group: unknown) => (typeof group === 'string' ? group : inside(group, 'name'));
  const values: [string, unknown][] = [
    ['product', nameOf(product)],
    ['product.slug', inside(product, 'slug')],
    ['organization', nameOf(organization)],
    ['email', inside(mailboxes, 'general')],
    ...Object.entries(isFields(mailboxes) ? mailboxes : {}).map(([name, address]): [string, unknown] => [
      `email.${name}`,
      address,
    ]),
    ['url', url],
  ];
  return values.flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
}
