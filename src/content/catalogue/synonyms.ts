/**
 * What people call something: the words for a block, or for one field of it that they take for a block. `called` is what the
 * Studio calls a section of this kind: a few words that say what visitors see.
 */
type BlockWords = { readonly block: string; readonly words: readonly string[] } & (
  | { readonly called: string; readonly field?: undefined }
  | { readonly called?: undefined; readonly field: string }
);

/** A list as it is written here: `faq, questions, q-and-a`. */
function words(list: string): readonly string[] {
  return list.split(/,\s+/);
}

/**
 * The one table of what people call a block, small letters, words joined by hyphens. Messages, `npm run new` and the
 * search for blocks read it. A word may stand for several blocks: the likeliest comes first.
 */
export const blockWords: readonly BlockWords[] = [
  {
    block: 'accordion',
    called: 'Questions and answers',
    words: words(`faq, faqs, questions, question, q-and-a, qa, q&a, answers, questions-and-answers, help, collapse,
    collapsible, disclosure, details, toggle, toggles, expander, fold, dropdown`),
  },
  {
    block: 'articles',
    called: 'Articles',
    words: words(`news, blog, posts, post, article, press, press-releases, stories, updates, latest, feed, events,
    publications, archive, news-list, article-list, blog-list`),
  },
  {
    block: 'bar-chart',
    called: 'Bar chart',
    words: words(`chart, charts, graph, graphs, bars, bar-graph, column-chart, pie, pie-chart, histogram, bar, plot,
    data-visualization`),
  },
  {
    block: 'calculator',
    called: 'Calculator',
    words: words(`calc, estimator, roi, roi-calculator, savings-calculator, cost-calculator, formula,
    price-calculator, simulator, converter, spreadsheet`),
  },
  {
    block: 'call-to-action',
    called: 'Invitation',
    words: words(`cta, banner, action, button, buttons, signup, sign-up, join, next-step, promo, teaser, newsletter,
    subscribe, get-started, invitation, closing`),
  },
  {
    block: 'card-grid',
    called: 'Cards',
    words: words(`cards, card, grid, tiles, tile, features, feature, feature-grid, services, service, boxes, box,
    columns, benefits, products, feature-list, offers, links, values,
    principles, case-studies, advantages`),
  },
  {
    block: 'comparison',
    called: 'Two lists compared',
    words: words(`versus, vs, before-after, before-and-after, compare, pros-and-cons, pros-cons, side-by-side,
    two-columns, two-lists, old-and-new, then-and-now, checklist, dos-and-donts, difference`),
  },
  {
    block: 'contact-cards',
    called: 'Contact',
    words: words(`contact, contacts, contact-form, form, forms, inquiry, enquiry, get-in-touch, reach-us, email,
    message, feedback, contact-us, mail-form, doors`),
  },
  {
    block: 'contents',
    called: 'Table of contents',
    words: words(`toc, table-of-contents, on-this-page, in-this-article, page-index, index, outline, jump-links,
    jump-list, anchors, chapters, page-navigation, in-page-navigation, section-list`),
  },
  {
    block: 'diagram',
    called: 'Diagram',
    words: words(`network, flow, flowchart, flow-chart, drawing, schema, architecture, infographic, mind-map,
    hub-and-spoke, ecosystem, overview, figure`),
  },
  {
    block: 'downloads',
    called: 'Downloads',
    words: words(`files, file-list, pdf, pdfs, documents, document, attachments, attachment, brochures, brochure,
    resources, downloadables, press-kit, materials, forms-to-print, download`),
  },
  {
    block: 'gallery',
    called: 'Picture gallery',
    words:
      words(`photos, photo-gallery, pictures, images, image-gallery, picture-gallery, photo-grid, image-grid, album,
    lightbox, slideshow, portfolio, impressions, snapshots`),
  },
  {
    block: 'hero',
    called: 'Top of the page',
    words: words(`header, headline, heading, intro, introduction, title, masthead, jumbotron, splash, top, cover,
    welcome, page-title, main-heading, h1, opener`),
  },
  {
    block: 'logos',
    called: 'Logos',
    words:
      words(`logo, partners, partner, clients, customers, sponsors, supporters, members-logos, logo-wall, logo-cloud,
    logo-grid, brands, trusted-by, as-seen-in, in-good-company, certificates, badges, awards`),
  },
  {
    block: 'people',
    called: 'People',
    words: words(`team, staff, persons, person, members, member, board, profiles, profile, leadership, employees,
    team-grid, about-us, founders, speakers, experts, advisors, portraits, bios`),
  },
  {
    block: 'picture',
    called: 'Picture',
    words: words(`image, photo, photograph, img, pic, figure-image, large-picture, full-width-image, image-block, media,
    picture-slider, image-comparison, comparison-slider, compare-images, before-after-slider, before-after-image,
    juxtapose`),
  },
  {
    block: 'pricing',
    called: 'Prices',
    words: words(`prices, price, plans, packages, price-table, pricing-table, pricing-plans, price-plans, tiers,
    subscription, subscriptions, membership, memberships, rates, tariffs, fees, costs, pricing-cards, offers`),
  },
  {
    block: 'prose',
    called: 'Text',
    words: words(`text, paragraph, paragraphs, rich-text, richtext, content, body, copy, markdown, story,
    article-body, text-block, textblock, words, description, legal, wysiwyg, html, about, mission,
    text-section, note`),
  },
  { block: 'prose', field: 'points', words: words('list, bullets, bullet-list, bullet-points, points, ul, ol') },
  { block: 'prose', field: 'drawing', words: words('illustration, artwork') },
  {
    block: 'quote',
    called: 'Quote',
    words:
      words(`quotes, quotation, quotations, blockquote, block-quote, pull-quote, pullquote, testimonial, testimonials,
    review, reviews, citation, saying, customer-voice, voices, recommendation, endorsement, what-people-say`),
  },
  {
    block: 'split',
    called: 'Words and picture',
    words: words(`text-and-image, image-and-text, text-image, image-text, media-and-text, media-text, text-with-image,
    two-column, half-and-half, fifty-fifty, 50-50, feature-row, zigzag, side-image, content-with-image`),
  },
  {
    block: 'stat-ticker',
    called: 'Moving figures',
    words: words(`ticker, marquee, scroller, carousel, slider, running-line, news-ticker, banner-ticker, stats-ticker,
    scrolling-text, moving-figures`),
  },
  {
    block: 'stats',
    called: 'Figures',
    words: words(`numbers, figures, statistics, statistic, metrics, metric, kpi, kpis, facts, key-figures, counters,
    counter, key-facts, results, achievements, impact, data, stat-grid`),
  },
  {
    block: 'steps',
    called: 'Steps',
    words: words(`process, how-it-works, instructions, guide, howto, how-to, workflow, stages, stage, procedure,
    ordered-list, numbered-list, journey, path, tutorial, recipe`),
  },
  { block: 'table', called: 'Table', words: words('spreadsheet, data-table, price-list, schedule, matrix') },
  {
    block: 'tabs',
    called: 'Tabs',
    words: words('tabbed, switcher, tab-group, panels, panel, segments, segmented, tab-panel, tabset'),
  },
  {
    block: 'timeline',
    called: 'Timeline',
    words: words(`roadmap, history, milestones, milestone, chronology, calendar, dates, plan, our-story,
    years, phases, agenda, programme, program`),
  },
  {
    block: 'video',
    called: 'Video',
    words: words(`film, films, movie, movies, clip, youtube, vimeo, player, embed, screencast, trailer, media,
    recording, webinar, animation, iframe`),
  },
  {
    block: 'shared',
    called: 'Shared section',
    words: words('include, snippet, partial, reuse, common, global, fragment, template'),
  },
];

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

/** What a word for a block stands for: the block, or a field of it. */
export type BlockMeant = { readonly block: string; readonly field?: string };

/** The blocks that people call by a word, the likeliest first; nothing for a word that is not in the table. */
export function blocksCalled(word: string): BlockMeant[] {
  const plain = plainWord(word);
  return blockWords
    .filter(({ words }) => words.some((known) => plainWord(known) === plain))
    .map(({ block, field }) => (field === undefined ? { block } : { block, field }));
}

/** The words that people use for a block, for a search among blocks. */
export function wordsForBlock(block: string): string[] {
  return blockWords.filter((row) => row.block === block).flatMap(({ words }) => [...words]);
}

/** The one field of `known` that people call by a word; nothing where there is none. Of several, the likeliest. */
export function fieldCalled(word: string, known: readonly string[]): string | undefined {
  const plain = plainWord(word);
  const places = known.flatMap((field) => {
    const place = (fieldWords[field] ?? []).findIndex((one) => plainWord(one) === plain);
    return place < 0 ? [] : [{ field, place }];
  });
  return places.sort((a, b) => a.place - b.place)[0]?.field;
}

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
