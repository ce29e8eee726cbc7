import { inLanguage } from './own-words.ts';
import type { SiteSource } from './types.generated.ts';

type Labels = NonNullable<SiteSource['labels']>;

/** The small words that a site has to have, each where something shows it. */
export type OwnLabel =
  | (typeof everywhere)[number]
  | (typeof atForms)[number]
  | 'menu'
  | 'pause'
  | 'play'
  | 'current'
  | 'planned'
  | 'vision'
  | 'yes'
  | 'no'
  | 'from'
  | 'to'
  | 'allCategories'
  | 'category'
  | 'articles'
  | 'articlesInCategory'
  | 'needsScript'
  | 'noNumber';

type OwnWords = Required<Pick<Labels, OwnLabel>> & { notFound: NonNullable<SiteSource['notFound']> };

/** What every page shows. */
export const everywhere = ['skip', 'lightTheme', 'darkTheme', 'newTab', 'noAction'] as const;

/** What forms show. */
export const atForms = ['dialogClose', 'notifications', 'problem', 'tooLong'] as const;

/** The words of a site that says none. */
const own: Record<'en' | 'es', OwnWords> = {
  en: {
    menu: 'Menu',
    skip: 'Skip to the content',
    lightTheme: 'Use the light theme',
    darkTheme: 'Use the dark theme',
    newTab: 'opens in a new tab',
    noAction: 'not available yet',
    dialogClose: 'Close',
    notifications: 'Notifications',
    problem: 'Please look at this again',
    tooLong: 'This is ((length)) characters long. At most ((limit)) can be sent; please shorten it.',
    pause: 'Pause',
    play: 'Play',
    current: 'Now',
    planned: 'Planned',
    vision: 'One day',
    yes: 'Yes',
    no: 'No',
    from: 'From',
    to: 'To',
    allCategories: 'All',
    category: 'Category',
    articles: { one: '((count)) article', other: '((count)) articles' },
    articlesInCategory: {
      one: '((count)) article in ((category))',
      other: '((count)) articles in ((category))',
    },
    needsScript: 'The figures are worked out in your browser once it runs JavaScript.',
    noNumber: 'No number can be read here, so it counts as 0. Write it like 1250 or 4.5.',
    notFound: {
      title: 'No such page',
      description: 'There is no page at this address. The home page leads to all that there is on this site.',
      heading: 'There is no page here',
      text: ['The address may be mistyped, or the page has moved.'],
      linkLabel: 'To the home page',
      suggestion: 'Did you mean ((path))?',
    },
  },
  es: {
    menu: 'Menú',
    skip: 'Ir al contenido',
    lightTheme: 'Usar el tema claro',
    darkTheme: 'Usar el tema oscuro',
    newTab: 'se abre en una pestaña nueva',
    noAction: 'aún no disponible',
    dialogClose: 'Cerrar',
    notifications: 'Avisos',
    problem: 'Revise esto, por favor',
    tooLong: 'Tiene ((length)) caracteres. Se pueden enviar ((limit)) como máximo; acórtelo, por favor.',
    pause: 'Detener',
    play: 'Poner en marcha',
    current: 'Ahora',
    planned: 'Previsto',
    vision: 'Algún día',
    yes: 'Sí',
    no: 'No',
    from: 'De',
    to: 'A',
    allCategories: 'Todas',
    category: 'Categoría',
    articles: { one: '((count)) artículo', many: '((count)) de artículos', other: '((count)) artículos' },
    articlesInCategory: {
      one: '((count)) artículo en ((category))',
      many: '((count)) de artículos en ((category))',
      other: '((count)) artículos en ((category))',
    },
    needsScript: 'Las cifras se calculan en su navegador en cuanto ejecuta JavaScript.',
    noNumber: 'Aquí no se lee ningún número, así que cuenta como 0. Escríbalo como 1250 o 4,5.',
    notFound: {
      title: 'No existe esta página',
      description: 'No hay ninguna página en esta dirección. La de inicio lleva a todo lo que hay en este sitio.',
      heading: 'Aquí no hay ninguna página',
      text: ['Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.'],
      linkLabel: 'A la página de inicio',
      suggestion: '¿Quería decir ((path))?',
    },
  },
};

/** The small words of a language, and its page for addresses that lead nowhere, for sites that say none. In a language that isn't known they are English. */
export function ownLabels(language: string): OwnWords {
  return inLanguage(own, language);
}
