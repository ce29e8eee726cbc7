/**
 * Help in the Studio's own words, where the description in the schema speaks to who writes the text of a page: of names in that
 * text, folders or files. By the description; nothing where there is nothing to say.
 */
export const helpWords: Readonly<Record<string, string>> = {
  "The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.": 'Which picture it is.',
  "The original's name in the folder `_media`, such as `harbour.jpg`: a photograph, no drawing.":
    'Which picture it is: a photograph, no drawing.',
  'The short name that formulas use, such as `claim_volume`.':
    'The short name that formulas use, of small letters, such as “claims”.',
  'How it is computed from the inputs and the results above it: `(economy + employee_health) * 0.3`.':
    'How it is computed from the fields and the results above it, by their short names: “(rent + wages) * 0.3”.',
  'A form that computes figures as the visitor types. Inputs, formulas and number formats are written here.':
    'A form that computes figures as the visitor types.',
  'The file in the public folder, such as `/files/annual-report.pdf`; its kind and size are shown by themselves.':
    'The address of the file on this site, such as /files/annual-report.pdf; its kind and size are shown by themselves.',
  'The file of the public folder that is downloaded.': 'The file that visitors save.',
  'With `after`: a word for the first picture, such as `Before` or `1990`.':
    'Where there are two pictures: a word for the first one, such as “Before” or “1990”.',
  'The file in the public folder, such as /images/team/a-name.svg.': 'Which picture it is.',
  'What the picture shows, for those who cannot see it; "" if it only decorates.':
    'What the picture shows, for those who cannot see it; nothing if it only decorates.',
  'A file of the public folder such as `/films/tour.mp4`, or the address of a film on YouTube or Vimeo.':
    'The address of a film on this site, such as /films/tour.mp4, or of one on YouTube or Vimeo.',
  'The file in the public folder, in the format WebVTT, such as /films/tour.en.vtt.':
    'The address of the captions on this site (in the format WebVTT), such as /films/tour.en.vtt.',
  'The name of the file in _shared without its ending: `name: contact` puts in _shared/contact.yaml.':
    'Which of the sections that several pages use stand here.',
  'A page of the site. The name of the file is its address: about.yaml is /about, home.yaml is /.':
    'A page of the site.',
  "The address, if it is not the file's name: `path: /((product.slug))-health-hub`.":
    'The address of the page, such as /prices. In the list of pages it is changed together with all links that lead here.',
  'In the folder of a language: which state of the original this page says. `npm run page -- translated PATH` writes it.':
    'Which state of the original this translation says.',
  'The sections of the page, from top to bottom. The first is a hero.': 'The sections of the page, from top to bottom.',
  'The figure as pages show it, in quotes if it is a plain number.': 'The figure as pages show it.',
  "Words for a number of things, in the plural forms of the site's language (Unicode CLDR): English needs `one` and `other`.":
    'The words for one, and for every other number; other languages have further forms.',
  'For one: `((count)) article`.': 'For one, such as “1 article”.',
  'For every other number: `((count)) articles`.': 'For every other number, such as “7 articles”.',
  'How many articles are shown: `((count)) articles`.': 'How many articles are shown.',
  'How many articles of a category are shown: `((count)) articles in ((category))`.':
    'How many articles of a category are shown.',
  'The second line. ((form.email)) is the e-mail address that was entered.':
    'The second line. Their e-mail address can be put in.',
  'The words of the link to the page at the same address in small letters, where there is one; ((path)) is that address.':
    'The words of the link to the page at the same address in small letters, where there is one. That address can be put in.',
  'What is transferred once it is pressed: `When you play it, ((host)) learns your address and what you watch.`':
    'What is transferred once it is pressed, such as “When you play it, YouTube learns your address and what you watch.”',
  'The link that leads to the film there: `Watch at ((host))`.':
    'The link that leads to the film there, such as “Watch at YouTube”.',
  'Stands beside a field of a form whose text is too long: `((length)) characters; ((limit)) is the most.`':
    'Stands beside a field of a form whose text is too long, such as “520 characters; 500 is the most.”',
  'The heading where the button says what it is about; ((inquiry)) is the label of that kind of inquiry.':
    'The heading where the button says what it is about. That kind of inquiry can be put in.',
  'The name of the feed, such as `News from ((product))`.': 'The name of the feed, such as “News from us”.',
  'All languages of the site by their codes, the original first: `[en, es]`. The folder `es` holds the pages in Spanish, under the same file names.':
    'All languages of the site by their codes, such as “en” for English and “es” for Spanish; the original first.',
  'The time zone in which the days of `from` and `until` begin, such as `America/New_York`. Without it, UTC.':
    'The time zone in which days begin, by its city, such as “Europe/Paris”. Without it, that of London in winter.',
  'The pictures that stand for the site, from the public folder.': 'The pictures that stand for the site.',
  'What everybody has to know, in a sentence, such as `We are closed on Monday. [Our hours](/contact)`.':
    'What everybody has to know, in a sentence, such as “We are closed on Monday.”',
  'The words of the field `name`.': 'The words of the field for the visitor’s name.',
  'The words of the field `email`.': 'The words of the field for the e-mail address.',
  'The words of the field `organization`.': 'The words of the field for where the visitor works.',
  'The words of the field `phone`.': 'The words of the field for the telephone number.',
  'The words of the field `inquiryType`.': 'The words of the field for the kind of inquiry.',
  'The words of the field `message`.': 'The words of the field for the message.',
  'The same for forms with `send: simulated`, whose messages go nowhere. Without it these say nothing of it.':
    'The same for forms whose messages go nowhere. Without it these say nothing of it.',
  'Old addresses and where they lead now: `/old: /new`.': 'Old addresses, and where each leads now.',
  'Its file in the public folder, such as /fonts/inter-4.1.woff2: one file with all weights from 400 to 700. A changed file needs another name.':
    'The address of its file on this site, such as /fonts/inter.woff2: one file with all weights from 400 to 700. A changed file needs another name.',
  'Corners of fields and small things, such as `.375rem`.': 'Corners of fields and small things, such as “.375rem”.',
};
