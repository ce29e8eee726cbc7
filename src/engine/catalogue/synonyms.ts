import { blockWords } from './block-words.generated.ts';

/** A list as it is written here: `faq, questions, q-and-a`. */
function words(list: string): readonly string[] {
  return list.split(/,\s+/);
}

/** What people call a field; the name of the field first. Which of them a place has, its schema knows. */
const fieldWords: Readonly<Record<string, readonly string[]>> = {
  heading: words('title, headline, header, h1, h2, h3, name, main-heading, section-title, caption'),
  title: words('heading, headline, header, name, label, h2, h3, question, subject, caption'),
  eyebrow: words('kicker, overline, pretitle, tagline, topline, pre-heading, category, subtitle, label'),
  text: words(`subtitle, subheading, sub-heading, sub-title, subline, description, body, content, copy, intro,
    introduction, lead, lede, paragraph, paragraphs, summary, excerpt, desc, message, note, answer, bio,
    details, blurb, quote`),
  paragraphs: words('text, body, content, paragraph, copy, description, article, prose, markdown, html'),
  description: words('summary, meta-description, metadescription, text, desc, abstract, seo-description, excerpt'),
  items: words(`cards, entries, entry, list, elements, item, questions, faqs, faq, articles, posts, news, people,
    members, team, persons, steps, tabs, stats, figures, numbers, bars, events, boxes, tiles, features,
    services, milestones, data, values, children, content, phases`),
  question: words('q, title, heading, label, ask, summary, name'),
  answer: words('a, text, content, body, description, reply, response, paragraphs, details'),
  points: words('bullets, bullet-points, list, items, features, benefits, pros, cons, lines, entries'),
  buttons: words('button, cta, ctas, actions, action, links, link, btn, call-to-action'),
  action: words('link, dialog, download, href, url, to, target, page, onclick, goto, leads-to, destination, address'),
  link: words('href, url, to, target, page, address, path, action, goto, website, profile, destination'),
  linkLabel: words('link-text, linktext, button, cta, more, read-more, label, button-label, button-text'),
  label: words('text, title, name, caption, words, heading, button, value, description, subtitle'),
  value: words('number, figure, amount, stat, count, quantity, percent, percentage, price, metric'),
  figure: words('number, value, amount, stat, price, statistic'),
  figures: words('stats, numbers, statistics, metrics, facts, values'),
  display: words('shown, text, label, value-text, formatted'),
  picture: words(
    'image, photo, img, photograph, pic, drawing, illustration, graphic, visual, portrait, thumbnail, src',
  ),
  image: words('picture, photo, img, portrait, avatar, pic, headshot, src, file, icon'),
  file: words('src, url, path, image, picture, source, href, filename'),
  alt: words('alt-text, alttext, alternative, description, caption, title, text'),
  drawing: words('image, picture, illustration, graphic, photo, img, visual, icon'),
  icon: words('image, symbol, picture, emoji, drawing, glyph, pictogram'),
  alternative: words('alt, alt-text, description'),
  role: words('position, job, job-title, jobtitle, function, title, department'),
  name: words('title, fullname, full-name, person, id, file, label, shared'),
  bio: words('text, about, biography, description, summary, cv, info'),
  by: words('author, source, cite, name, person, from, speaker, attribution, who'),
  excerpt: words('text, summary, teaser, description, intro, abstract, lead, content, body'),
  date: words('day, published, publish-date, when, time, created, pubdate, posted'),
  readTime: words('reading-time, readingtime, minutes, duration, length, time, readtime'),
  category: words('tag, tags, topic, type, group, kind, section, categories'),
  featured: words('highlight, highlighted, pinned, large, top, important, sticky'),
  highlight: words('featured, emphasis, active, important, marked'),
  when: words('date, year, time, period, month, day, label'),
  status: words('state, phase, progress, stage'),
  time: words('duration, takes, how-long, length, period'),
  columns: words('header, headers, heads, headings, cols, head, column, titles, fields'),
  rows: words('items, data, lines, cells, entries, row, body, values'),
  caption: words('title, description, label, legend, summary'),
  note: words('remark, footnote, comment, source, hint, disclaimer, caption'),
  background: words('color, colour, theme, style, bg, background-color, variant, tone, look'),
  variant: words('style, type, kind, color, colour, look, theme, class'),
  size: words('width, scale, large, layout'),
  sections: words('blocks, content, body, components, modules, children, items, section'),
  type: words('block, kind, component, module, section, layout, template, _type, name'),
  id: words('anchor, name, slug, key, hash, identifier'),
  path: words('slug, url, address, permalink, route, href, link'),
  dialog: words('form, modal, popup, opens, open, overlay'),
  inquiryType: words('inquiry, subject, topic, kind, type'),
  download: words('file, pdf, attachment, document'),
  form: words('dialog, contact-form, opens'),
  placeholder: words('example, hint, sample'),
  parties: words('items, nodes, members, people, participants, entries'),
  center: words('centre, middle, hub, core'),
  inputs: words('fields, questions, variables, items, parameters, values'),
  results: words('outputs, formulas, calculations, figures, totals, output'),
  options: words('choices, items, values, list, select'),
  default: words('value, initial, start, preset, standard'),
  unit: words('suffix, currency, measure, units'),
  hint: words('help, text, description, note, placeholder'),
  format: words('pattern, number-format, display'),
  first: words('left, before, a, old, one, them, pros, without'),
  second: words('right, after, b, new, two, us, cons, with'),
  from: words('before, start, old, was, then'),
  to: words('after, end, new, now, goal'),
  mark: words('icon, bullet, symbol, sign, check'),
  film: words('src, url, video, file, address, link, youtube, vimeo, source, href, movie'),
  poster: words('image, picture, thumbnail, preview, cover, still, placeholder-image, photo'),
  captions: words('subtitles, tracks, track, cc, vtt, texts'),
  silent: words('no-sound, muted, mute, no-audio, without-sound'),
  price: words('cost, costs, amount, value, figure, fee, rate, number, price-text'),
  period: words('interval, per, unit, billing, duration, cycle, time, term'),
  recommended: words('highlighted, featured, popular, badge, best, highlight, label, most-popular, ribbon'),
  button: words('cta, action, link, buttons, btn, call-to-action'),
  meaning: words('description, text, label, note, explanation'),
  source: words('from, reference, link, origin, url'),
  checked: words('date, updated, verified, reviewed, last-checked'),
};

/** What people call the templates of pages, by the names of their files. */
const templateWords: Readonly<Record<string, readonly string[]>> = {
  article: words('story, post, blog, blog-post, explanation, news, report, case-study'),
  event: words('conference, meeting, meetup, workshop, webinar, course, party, talk, open-day, programme'),
  job: words('vacancy, opening, position, post-to-fill, career, careers, job-ad, job-posting, work-with-us, hiring'),
  landing: words('offer, campaign, product, promotion, sales, launch, one-pager, start'),
  'press-release': words('press, media, announcement, release, statement, news-release'),
  'thank-you': words('thanks, confirmation, success, done, sent, thank-you-for-signing-up'),
};

/** What the Studio calls a section of a kind. */
export function blockTitle(block: string): string | undefined {
  return blockWords.find((entry) => entry.block === block && entry.called !== undefined)?.called;
}

/** The templates that people call by a word. */
export function templatesCalled(word: string): string[] {
  const plain = plainWord(word);
  return Object.entries(templateWords).flatMap(([name, known]) =>
    known.some((one) => plainWord(one) === plain) ? [name] : [],
  );
}

/** What a word for a block stands for: the block, or a field of it; the block's own fields, where others stand there. */
export type BlockMeant = { readonly block: string; readonly field?: string; readonly fields?: readonly string[] };

/** What people call a block of a site's own. */
export type BlockWords = { readonly block: string; readonly words: readonly string[] };

/** The blocks that people call by a word, the likeliest first, those of a site's own behind; nothing for a word that nobody uses. */
export function blocksCalled(word: string, own: readonly BlockWords[] = []): BlockMeant[] {
  const plain = plainWord(word);
  const more = own.filter(({ words: all }) => all.some((one) => plainWord(one) === plain));
  return [...(blocksByWord.get(plain) ?? []), ...more.map(({ block }) => ({ block }))];
}

/** What each word means, worked out once. */
const blocksByWord: ReadonlyMap<string, BlockMeant[]> = blockWords.reduce((known, { block, field, words }) => {
  for (const word of new Set(words.map(plainWord)))
    known.set(word, [...(known.get(word) ?? []), field === undefined ? { block } : { block, field }]);
  return known;
}, new Map<string, BlockMeant[]>());

/** The words that people use for a block, for a search among blocks. */
export function wordsForBlock(block: string): string[] {
  return blockWords.filter((row) => row.block === block).flatMap(({ words }) => [...words]);
}

/** The one field of `known` that people call by a word; nothing where there is none. Of several, the likeliest. */
export function fieldCalled(word: string, known: readonly string[]): string | undefined {
  return fieldsCalled(word, known)[0];
}

/** The fields of `known` that people call by a word, the likeliest first. */
export function fieldsCalled(word: string, known: readonly string[]): string[] {
  const plain = plainWord(word);
  const places = known.flatMap((field) => {
    const place = placesByWord.get(field)?.get(plain);
    return place === undefined ? [] : [{ field, place }];
  });
  return places.sort((a, b) => a.place - b.place).map(({ field }) => field);
}

/** Of each field the words, with their places in its row: the likelier ones stand first. */
const placesByWord: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries(fieldWords).map(([field, row]) => [
    field,
    new Map(row.map((word, place): [string, number] => [plainWord(word), place]).reverse()),
  ]),
);

/** Every field that the table has words for. */
export const fieldsWithWords: readonly string[] = Object.keys(fieldWords);

/** A word without what people write differently: letter case, spaces, hyphens, and "section" or "block" behind it. */
function plainWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
    .replace(/(?<=.)(?:section|block)$/, '');
}
