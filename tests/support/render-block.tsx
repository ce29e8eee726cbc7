import { type RenderResult, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { forEachField, messageFieldNames } from '#contact-function/message';
import { type PageContextValue, PageProvider, SectionView } from '#kit';
import type { Page, Section, Site } from '#kit/model';

/** A site of few words. */
export const testSite: Site = {
  product: 'Relaywell',
  organization: 'Relaywell Commons',
  language: 'en',
  url: 'https://relaywell.example',
  navigation: [],
  footer: { columns: [], copyright: '© 2025' },
  contactPage: { href: '/contact', external: false },
  notFound: {
    title: 'Not found',
    description: 'Nothing here.',
    heading: 'Oops!',
    text: ['Gone.'],
    linkLabel: 'Home',
    suggestion: 'Did you mean ((path))?',
  },
  privacy: { text: ['It is kept.'], link: { href: '/privacy', external: false }, linkLabel: 'How' },
  labels: {
    menu: 'Menu',
    skip: 'Skip',
    lightTheme: 'Light',
    darkTheme: 'Dark',
    newTab: 'opens in a new tab',
    pause: 'Pause',
    play: 'Play',
    dialogClose: 'Close',
    noAction: 'not available yet',
    notifications: 'Messages',
    problem: 'There is a problem',
    current: 'Current',
    planned: 'Planned',
    vision: 'Vision',
    yes: 'Yes',
    no: 'No',
    from: 'From',
    to: 'To',
    allCategories: 'All',
    category: 'Category',
    articles: { one: '((count)) article', other: '((count)) articles' },
    articlesInCategory: { one: '((count)) article in ((category))', other: '((count)) articles in ((category))' },
    needsScript: 'It needs a script.',
    draft: 'Escape keeps what you typed, Cancel deletes it.',
    noNumber: 'No number can be read here.',
    tooLong: '((length)) characters; ((limit)) is the most.',
  },
  fields: {
    ...forEachField(messageFieldNames, (label) => ({ label })),
    name: { label: 'Full Name' },
    email: { label: 'Email' },
    organization: { label: 'Organization' },
    phone: { label: 'Phone' },
    message: { label: 'Message' },
    inquiryType: { label: 'What is it about?' },
  },
  inquiryTypes: { pilot: 'Join Pilot Program', general: 'General Inquiries' },
};

export const testPage: Page = {
  path: '/test',
  title: 'Test',
  description: 'A page for tests.',
  sections: [],
  forms: {},
};

type RenderedBlock = RenderResult & { openForm: ReturnType<typeof vi.fn<PageContextValue['openForm']>> };

/** Renders a compiled block as a page with scripts shows it, at an address with the fragment `hash`; `openForm` records its calls. */
export function renderBlock(block: Section, hash = ''): RenderedBlock {
  document.documentElement.dataset['script'] = '';
  const openForm = vi.fn<PageContextValue['openForm']>();
  const result = render(blockInPage(block, openForm, hash));
  return { ...result, openForm };
}

/** A compiled block inside of a page, as an element, for renderers other than the usual one. */
export function blockInPage(block: Section, openForm: PageContextValue['openForm'] = () => undefined, hash = '') {
  return (
    <MemoryRouter initialEntries={[`/test${hash}`]}>
      <PageProvider value={{ site: testSite, page: testPage, openForm, SectionView }}>
        <SectionView section={block} />
      </PageProvider>
    </MemoryRouter>
  );
}
