import { expect, it } from 'vitest';
import { deletedTogether } from './deleted-together.ts';

const languages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Spanish' },
  { code: 'de', name: 'German' },
];

it('an original stands once with its translations that went in the same moment, and what went alone by itself', () => {
  const gone = (file: string, id: string, at?: number) => ({ file, title: file, path: '/', id, ...(at && { at }) });
  const pages = [
    gone('pages/about.yaml', 'a', 2),
    gone('pages/es/about.yaml', 'b', 2),
    gone('pages/de/about.yaml', 'c', 1),
    // Those that Git's last state has were deleted since, nobody knows when.
    gone('pages/hr/jobs.yaml', 'last'),
    gone('pages/es/hr/jobs.json', 'last'),
    gone('pages/de/jobs.yaml', 'last'),
  ];
  const together = deletedTogether(pages, languages, 'pages/');
  expect(together.map(({ page, translations }) => [page.file, ...translations.map((one) => one.language)])).toEqual([
    ['pages/about.yaml', 'Spanish'],
    ['pages/de/about.yaml'],
    ['pages/hr/jobs.yaml', 'Spanish'],
    ['pages/de/jobs.yaml'],
  ]);
});
