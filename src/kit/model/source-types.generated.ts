/* Generated from the schemas by `npm run generate`; change a schema instead. */

/**
 * A section of a page; its `type` says which fields it has.
 */
export type Section =
  | AccordionBlock
  | ArticlesBlock
  | BarChartBlock
  | CalculatorBlock
  | CallToActionBlock
  | CardGridBlock
  | ComparisonBlock
  | ContactCardsBlock
  | ContentsBlock
  | DiagramBlock
  | DownloadsBlock
  | EventsBlock
  | FormBlock
  | GalleryBlock
  | HeroBlock
  | LogosBlock
  | OpeningHoursBlock
  | PeopleBlock
  | PictureBlock
  | PlaceBlock
  | PricingBlock
  | ProseBlock
  | QuoteBlock
  | SplitBlock
  | StatTickerBlock
  | StatsBlock
  | StepsBlock
  | TableBlock
  | TabsBlock
  | TimelineBlock
  | VideoBlock;

/**
 * Questions that open to show their answer, one at a time.
 */
export interface AccordionBlock {
  /**
   * Always `accordion`: the kind of section this is.
   */
  type: 'accordion';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The questions with their answers.
   *
   * @minItems 1
   */
  items: {
    /**
     * The question as a visitor would ask it.
     */
    question: string;
    /**
     * The answer. A blank line begins a new paragraph.
     */
    answer: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A list of news articles with buttons to choose a category: written here, or gathered from pages that are articles.
 */
export interface ArticlesBlock {
  /**
   * Always `articles`: the kind of section this is.
   */
  type: 'articles';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * `working` lets visitors choose a category; `inert` shows the buttons without effect.
   */
  filters: 'inert' | 'working';
  /**
   * Gathers all pages below this address that have an `article`, the newest first: `/news` takes /news/new-boats.
   */
  below?: string;
  /**
   * How many of the gathered articles are shown, such as `3` on a home page. Without it, all.
   */
  most?: number;
  /**
   * The articles, the newest first.
   *
   * @minItems 1
   */
  items?: {
    /**
     * The headline.
     */
    title: string;
    /**
     * What the article says, in one or two sentences.
     */
    excerpt: string;
    /**
     * The day it appeared, as year-month-day: `2025-09-30`.
     */
    date: string;
    /**
     * How long it takes to read, such as `4 min read`.
     */
    readTime: string;
    /**
     * The group it belongs to, such as `Policy`.
     */
    category: string;
    /**
     * Who wrote it, such as `Ann Example`.
     */
    author?: string;
    /**
     * Write `true` to set this article large, above the others.
     */
    featured?: boolean;
    /**
     * The picture beside the words, large if the article is featured, cropped to three by two around its `focus`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * Where the whole article can be read.
     */
    link?: string;
    /**
     * Write `true` to leave this out of the site without deleting it.
     */
    hidden?: boolean;
    /**
     * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
     */
    from?: string;
    /**
     * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
     */
    until?: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A few amounts drawn as bars, so that the difference is seen at once.
 */
export interface BarChartBlock {
  /**
   * Always `bar-chart`: the kind of section this is.
   */
  type: 'bar-chart';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * What the bars show, with the unit.
   */
  caption: string;
  /**
   * The bars, from top to bottom.
   *
   * @minItems 2
   * @maxItems 8
   */
  items: {
    /**
     * What the bar stands for.
     */
    label: string;
    /**
     * The length of the bar, as a plain number in the unit of the caption.
     */
    value: number;
    /**
     * How the amount is written beside the bar, such as `((facts.authorization_cost_today))`.
     */
    display: string;
    /**
     * Write `true` for the bar that the eye should find first.
     */
    highlight?: boolean;
  }[];
  /**
   * A remark below the chart, such as where the figures come from.
   */
  note?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A button and what it does.
 */
export interface ButtonData {
  /**
   * The words on the button.
   */
  label: string;
  /**
   * What the button does: `{ link: /payers }`, `{ dialog: movement }`, `{ download: /file.pdf }`, or `none`.
   */
  action: string | {};
  /**
   * How the button looks.
   */
  variant?:
    | 'default'
    | 'destructive'
    | 'outline'
    | 'outline-on-dark'
    | 'secondary'
    | 'ghost'
    | 'link'
    | 'hero'
    | 'outline-hero';
  /**
   * How large the button is.
   */
  size?: 'default' | 'sm' | 'lg' | 'xl' | 'icon';
}
/**
 * A form that computes figures as the visitor types. Inputs, formulas and number formats are written here.
 */
export interface CalculatorBlock {
  /**
   * Always `calculator`: the kind of section this is.
   */
  type: 'calculator';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The fields the visitor fills in.
   *
   * @minItems 1
   */
  inputs: {
    /**
     * The words above the field.
     */
    label: string;
    /**
     * A short help below the label.
     */
    hint?: string;
    /**
     * What the number counts, shown beside the field, such as `$ billion` or `%`.
     */
    unit?: string;
    /**
     * What stands in the field at first, in quotes: `default: "20"`.
     */
    default?: string;
    /**
     * Turns the field into a list to choose from.
     *
     * @minItems 2
     */
    options?: {
      /**
       * The number that formulas see when this choice is made.
       */
      value: number;
      /**
       * The words of the choice.
       */
      label: string;
    }[];
    /**
     * The short name that formulas use, such as `claimVolume`.
     */
    name: string;
  }[];
  /**
   * The figures that are computed.
   *
   * @minItems 1
   */
  results: {
    /**
     * What the figure is.
     */
    label: string;
    /**
     * How it is computed from the inputs and the results above it: `(orders + returns) * 0.3`.
     */
    formula: string;
    /**
     * How the number is written: `$0.0B` gives $1.5B, `0,000` gives 12,500.
     */
    format: string;
    /**
     * Show it only when this is true, such as `savings > 0`.
     */
    showWhen?: string;
    /**
     * Write `true` to set this result large.
     */
    emphasis?: boolean;
    /**
     * The short name of this result; later formulas can use it.
     */
    name: string;
  }[];
  /**
   * `shown` shows the results to visitors; `hidden` computes them and shows nothing.
   */
  result: 'shown' | 'hidden';
  /**
   * A remark below the calculator, such as how the figures are estimated.
   */
  note?: string;
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * One thing to do next, at the end of a page.
 */
export interface CallToActionBlock {
  /**
   * Always `call-to-action`: the kind of section this is.
   */
  type: 'call-to-action';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A group of cards of equal weight: features, audiences, principles.
 */
export interface CardGridBlock {
  /**
   * Always `card-grid`: the kind of section this is.
   */
  type: 'card-grid';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The cards.
   *
   * @minItems 2
   */
  items: {
    /**
     * What the card is about, in a few words.
     */
    title: string;
    /**
     * One to three sentences.
     */
    text?: string;
    /**
     * The small drawing on the card.
     */
    icon?:
      | 'person'
      | 'people'
      | 'family'
      | 'provider'
      | 'hospital'
      | 'payer'
      | 'employer'
      | 'state'
      | 'identity'
      | 'coverage'
      | 'authorization'
      | 'claims'
      | 'network'
      | 'shield'
      | 'lock'
      | 'clock'
      | 'speed'
      | 'money'
      | 'chart'
      | 'document'
      | 'fax'
      | 'phone'
      | 'mail'
      | 'megaphone'
      | 'pilot'
      | 'globe'
      | 'heart'
      | 'search'
      | 'check'
      | 'key'
      | 'pill'
      | 'home'
      | 'scale'
      | 'spark';
    /**
     * The picture at the top of the card, cropped to three by two around its `focus`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * A figure set large on the card, such as `((facts.match_rate))`.
     */
    figure?: string;
    /**
     * Short points below the text.
     *
     * @minItems 1
     *
     * Items: One point, a few words or one sentence.
     */
    points?: string[];
    /**
     * Where the card leads: a page such as /payers, a section such as /faq#questions, a web address or an e-mail address (mailto:).
     */
    link?: string;
    /**
     * The words of the link at the foot of the card; without them the title is the link.
     */
    linkLabel?: string;
  }[];
  /**
   * Write `true` to number the cards 1, 2, 3.
   */
  numbered?: boolean;
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Two lists side by side: before and after, ours and yours.
 */
export interface ComparisonBlock {
  /**
   * Always `comparison`: the kind of section this is.
   */
  type: 'comparison';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The left side.
   */
  first: {
    /**
     * The title of this side.
     */
    title: string;
    /**
     * A figure set large, such as `22 days`.
     */
    value?: string;
    /**
     * The mark before each point: `yes` (a tick), `no` (a cross) or `dot`.
     */
    mark?: 'yes' | 'no' | 'dot';
    /**
     * The points of this side.
     *
     * @minItems 1
     *
     * Items: One point.
     */
    points: string[];
  };
  /**
   * The right side.
   */
  second: {
    /**
     * The title of this side.
     */
    title: string;
    /**
     * A figure set large, such as `22 days`.
     */
    value?: string;
    /**
     * The mark before each point: `yes` (a tick), `no` (a cross) or `dot`.
     */
    mark?: 'yes' | 'no' | 'dot';
    /**
     * The points of this side.
     *
     * @minItems 1
     *
     * Items: One point.
     */
    points: string[];
  };
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Cards that each open the contact form for one kind of inquiry.
 */
export interface ContactCardsBlock {
  /**
   * Always `contact-cards`: the kind of section this is.
   */
  type: 'contact-cards';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The form that the cards open, by its name in _site.yaml under `forms`.
   */
  form: string;
  /**
   * The cards.
   *
   * @minItems 2
   */
  items: {
    /**
     * What the card is for.
     */
    title: string;
    /**
     * Who should choose it, in one or two sentences.
     */
    text: string;
    /**
     * The small drawing on the card.
     */
    icon?:
      | 'person'
      | 'people'
      | 'family'
      | 'provider'
      | 'hospital'
      | 'payer'
      | 'employer'
      | 'state'
      | 'identity'
      | 'coverage'
      | 'authorization'
      | 'claims'
      | 'network'
      | 'shield'
      | 'lock'
      | 'clock'
      | 'speed'
      | 'money'
      | 'chart'
      | 'document'
      | 'fax'
      | 'phone'
      | 'mail'
      | 'megaphone'
      | 'pilot'
      | 'globe'
      | 'heart'
      | 'search'
      | 'check'
      | 'key'
      | 'pill'
      | 'home'
      | 'scale'
      | 'spark';
    /**
     * The kind of inquiry, by its name in _site.yaml under `inquiryTypes`.
     */
    inquiryType: string;
    /**
     * The words on the button.
     */
    button: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A table of contents of the page, made from the headings of its sections.
 */
export interface ContentsBlock {
  /**
   * Always `contents`: the kind of section this is.
   */
  type: 'contents';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * What the list is called, such as `On this page`.
   */
  heading: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * Write `true` to number the entries 1, 2, 3 and those inside 1.1, 1.2.
   */
  numbered?: boolean;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A drawing of who is connected with whom: a centre and the parties around it.
 */
export interface DiagramBlock {
  /**
   * Always `diagram`: the kind of section this is.
   */
  type: 'diagram';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The middle of the drawing.
   */
  center: {
    /**
     * What stands in the middle.
     */
    label: string;
    /**
     * A few words below it.
     */
    text?: string;
  };
  /**
   * Who stands around the middle.
   *
   * @minItems 3
   * @maxItems 8
   */
  parties: {
    /**
     * Who is connected, in one or two words.
     */
    label: string;
    /**
     * What they exchange, in a few words.
     */
    text?: string;
    /**
     * The small drawing of the party.
     */
    icon?:
      | 'person'
      | 'people'
      | 'family'
      | 'provider'
      | 'hospital'
      | 'payer'
      | 'employer'
      | 'state'
      | 'identity'
      | 'coverage'
      | 'authorization'
      | 'claims'
      | 'network'
      | 'shield'
      | 'lock'
      | 'clock'
      | 'speed'
      | 'money'
      | 'chart'
      | 'document'
      | 'fax'
      | 'phone'
      | 'mail'
      | 'megaphone'
      | 'pilot'
      | 'globe'
      | 'heart'
      | 'search'
      | 'check'
      | 'key'
      | 'pill'
      | 'home'
      | 'scale'
      | 'spark';
  }[];
  /**
   * The drawing told in words, for those who cannot see it.
   */
  alternative: string;
  /**
   * A remark below the drawing.
   */
  caption?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Files to download, each with its kind and its size.
 */
export interface DownloadsBlock {
  /**
   * Always `downloads`: the kind of section this is.
   */
  type: 'downloads';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The files, from top to bottom.
   *
   * @minItems 1
   */
  items: {
    /**
     * What the file is, as a visitor would call it.
     */
    name: string;
    /**
     * What is in it or for whom it is, in one sentence.
     */
    text?: string;
    /**
     * The file in the public folder, such as `/files/annual-report.pdf`; its kind and size are shown by themselves.
     */
    file: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * What happens on days of its own: readings, courses, meetings. Each is gone by itself when it is over, and visitors can add all to their calendar.
 */
export interface EventsBlock {
  /**
   * Always `events`: the kind of section this is.
   */
  type: 'events';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The events, in any order: the next one is shown first.
   *
   * @minItems 1
   */
  items: {
    /**
     * What it is called.
     */
    title: string;
    /**
     * The day on which it begins, such as `2026-05-01`, or the day and the time, such as `2026-05-01 18:00`.
     */
    begins: string;
    /**
     * The last day, or the day and the time at which it ends. After it, the event is gone by itself.
     */
    ends?: string;
    /**
     * Where it is, in one line.
     */
    place?: string;
    /**
     * What happens, in one to three sentences.
     */
    text?: string;
    /**
     * Where more of it can be read, or where one signs up.
     */
    link?: string;
    /**
     * Write `true` to leave this out of the site without deleting it.
     */
    hidden?: boolean;
    /**
     * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
     */
    from?: string;
    /**
     * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
     */
    until?: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A form that asks questions of its own, in the page: an appointment, a sign-up, an order.
 */
export interface FormBlock {
  /**
   * Always `form`: the kind of section this is.
   */
  type: 'form';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * A form of `_site.yaml` that has `fields`; its title and text stand where the section has none.
   */
  form: string;
  /**
   * `true` sets a form of one or two questions in one line with its button, such as a sign-up for a newsletter.
   */
  small?: boolean;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Several pictures in rows. A press shows one of them large, and from there the next.
 */
export interface GalleryBlock {
  /**
   * Always `gallery`: the kind of section this is.
   */
  type: 'gallery';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The pictures, in the order they are shown.
   *
   * @minItems 2
   * @maxItems 40
   *
   * Items: One picture.
   */
  pictures: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  }[];
  /**
   * The shape in which all of them stand, cropped around their `focus`: `landscape`, which holds without it, `square` or `portrait`. Shown large, each is whole.
   */
  shape?: 'landscape' | 'square' | 'portrait';
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A figure and what it counts.
 */
export interface Figure {
  /**
   * The figure as it is written, such as `((facts.faxes))`.
   */
  value: string;
  /**
   * What the figure counts, in a few words.
   */
  label: string;
  /**
   * One sentence that says why it matters.
   */
  text?: string;
}
/**
 * The top of a page: its main heading, one clear sentence and the first buttons. Every page begins with exactly one.
 */
export interface HeroBlock {
  /**
   * Always `hero`: the kind of section this is.
   */
  type: 'hero';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The main heading of the page, in at most ten words.
   */
  heading: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * The drawing beside the words.
   */
  drawing?:
    | 'network'
    | 'relay'
    | 'identity'
    | 'coverage'
    | 'authorization'
    | 'claims'
    | 'patients'
    | 'providers'
    | 'payers'
    | 'employers'
    | 'states'
    | 'waiting';
  /**
   * The picture beside the words, in place of a drawing.
   */
  picture?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * `true` sets the picture as wide as the page and the words over a corner of it, on a ground of their own, so that they can be read whatever it shows. It is cropped to 16 by 9 around its `focus`.
   */
  over?: boolean;
  /**
   * Up to three figures set large below the words.
   *
   * @minItems 1
   * @maxItems 3
   */
  figures?: Figure[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * The signs of partners, customers or sponsors, all of one size.
 */
export interface LogosBlock {
  /**
   * Always `logos`: the kind of section this is.
   */
  type: 'logos';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The logos, in the order they are shown.
   *
   * @minItems 2
   * @maxItems 40
   */
  items: {
    /**
     * The logo: an SVG drawing, or a picture without a ground. Its `alt` is the organisation's name.
     */
    picture: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * The organisation's website.
     */
    link?: string;
  }[];
  /**
   * `color` shows them as they are, which holds without it; `ink` shows all in the colour of the words, for logos without a ground of their own.
   */
  look?: 'color' | 'ink';
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * When people can come: the hours of each day of the week, and the days on which it is otherwise. Whether it is open now is said in the visitor's browser.
 */
export interface OpeningHoursBlock {
  /**
   * Always `opening-hours`: the kind of section this is.
   */
  type: 'opening-hours';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  week: Week;
  /**
   * Days on which it is otherwise, such as holidays. Each is gone by itself when it is over.
   *
   * @minItems 1
   */
  exceptions?: {
    /**
     * What the day is called, such as `New Year's Day`.
     */
    title?: string;
    /**
     * The day, or the first of several, such as `2026-12-24`.
     */
    begins: string;
    /**
     * The last of several days, such as `2026-12-26`.
     */
    ends?: string;
    /**
     * The hours of these days, such as `10:00-14:00`, or `closed`.
     */
    hours: string;
    /**
     * Write `true` to leave this out of the site without deleting it.
     */
    hidden?: boolean;
    /**
     * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
     */
    from?: string;
    /**
     * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
     */
    until?: string;
  }[];
  /**
   * Where it is, in one line, such as `Harbour Street 4, Anytown`. Search engines read it with the hours.
   */
  address?: string;
  /**
   * The telephone number, such as `+1 202 555 0142`.
   */
  phone?: string;
  /**
   * A remark below the hours, such as `The bell is at the yard.`
   */
  note?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * The hours of each day of the week.
 */
export interface Week {
  /**
   * When it is open on Mondays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  monday: string;
  /**
   * When it is open on Tuesdays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  tuesday: string;
  /**
   * When it is open on Wednesdays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  wednesday: string;
  /**
   * When it is open on Thursdays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  thursday: string;
  /**
   * When it is open on Fridays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  friday: string;
  /**
   * When it is open on Saturdays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  saturday: string;
  /**
   * When it is open on Sundays, such as `10:00-13:00, 14:00-18:00`, or `closed`.
   */
  sunday: string;
}
/**
 * The people behind the organisation, each with a profile link where there is one.
 */
export interface PeopleBlock {
  /**
   * Always `people`: the kind of section this is.
   */
  type: 'people';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * `large` shows portraits and biographies, `compact` names and roles.
   */
  size?: 'large' | 'compact';
  /**
   * The people, in the order they are shown.
   *
   * @minItems 1
   */
  items: {
    /**
     * The full name.
     */
    name: string;
    /**
     * What the person does here.
     */
    role: string;
    /**
     * One to three sentences about the person.
     */
    bio?: string;
    /**
     * The portrait, as a file of the public folder that is shown as it is.
     */
    image?: {
      /**
       * The file in the public folder, such as /images/team/a-name.svg.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" if it only decorates.
       */
      alt: string;
    };
    /**
     * The portrait from the folder `_media`, cropped around its `focus`: to four by five, or square if `size` is `compact`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * The address of the person's profile, where there is one.
     */
    link?: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * One large picture, or two of the same place that a visitor draws a slider over: before and after.
 */
export interface PictureBlock {
  /**
   * Always `picture`: the kind of section this is.
   */
  type: 'picture';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The picture. Of two, the one before.
   */
  picture: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * With `after`: a word for the first picture, such as `Before` or `1990`.
   */
  label?: string;
  /**
   * A second picture of the same place and shape. Visitors draw a slider from one to the other; without script both stand side by side.
   */
  after?: {
    /**
     * A word for this picture, such as `After` or `Today`.
     */
    label: string;
    /**
     * The picture after.
     */
    picture: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
  };
  /**
   * `page`, as wide as the page, which holds without it; `text`, as wide as running text, with the heading beside it.
   */
  width?: 'page' | 'text';
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Where to find us: the address, a picture of the way or of the house, a link to a map, and how to get there.
 */
export interface PlaceBlock {
  /**
   * Always `place`: the kind of section this is.
   */
  type: 'place';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The address, line by line.
   *
   * @minItems 1
   *
   * Items: A line of the address.
   */
  address: string[];
  /**
   * The address of a map on the web, such as `https://www.openstreetmap.org/node/1`. Nothing is loaded from there before somebody follows it.
   */
  map?: string;
  /**
   * Where it is, as latitude and longitude: `53.5461, 9.9661`. Visitors can have a map of OpenStreetMap shown here; nothing is loaded from there before they press.
   */
  pin?: string;
  /**
   * Where visitors book an appointment, a table or a room, at a service that lets other sites show its page: `https://booking.example/library`. Visitors can have it shown here; nothing is loaded from there before they press.
   */
  booking?: string;
  /**
   * A drawn map, or a picture of the house.
   */
  picture?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * How to get there.
   *
   * @minItems 1
   */
  items?: {
    /**
     * What one comes by, such as `By tram`.
     */
    title: string;
    /**
     * The way, in one to three sentences.
     */
    text: string;
  }[];
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Plans beside each other: what each costs and what is in it, with a button to choose it.
 */
export interface PricingBlock {
  /**
   * Always `pricing`: the kind of section this is.
   */
  type: 'pricing';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The plans, from the smallest to the largest.
   *
   * @minItems 1
   * @maxItems 6
   */
  items: {
    /**
     * What the plan is called, such as `For families`.
     */
    name: string;
    /**
     * For whom the plan is, in one sentence.
     */
    text?: string;
    /**
     * What it costs, such as `$35`, `Free` or `((facts.price))`.
     */
    price: string;
    /**
     * What the price is for, such as `a month` or `a month and person`.
     */
    period?: string;
    /**
     * Marks the one plan that you recommend, in words such as `Most practices take this one`.
     */
    recommended?: string;
    /**
     * What is in the plan, point by point.
     *
     * @minItems 1
     *
     * Items: One thing that is in it, in a few words.
     */
    points?: string[];
    button?: ButtonData;
  }[];
  /**
   * A remark below the plans, such as on taxes or on how to leave.
   */
  note?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Running text: a story, an explanation, a mission. It may hold a quotation, a drawing and a few figures.
 */
export interface ProseBlock {
  /**
   * Always `prose`: the kind of section this is.
   */
  type: 'prose';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The text. A blank line begins a new paragraph.
   */
  paragraphs: string;
  /**
   * Parts of a longer text, such as a privacy policy, each under a heading of its own.
   *
   * @minItems 1
   */
  parts?: {
    /**
     * The heading of the part.
     */
    heading: string;
    /**
     * Its text. A blank line begins a new paragraph.
     */
    paragraphs: string;
  }[];
  /**
   * A list after the text.
   *
   * @minItems 1
   *
   * Items: One point.
   */
  points?: string[];
  /**
   * One sentence worth setting large.
   */
  quote?: {
    /**
     * What was said.
     */
    text: string;
    /**
     * Who said it.
     */
    by?: string;
  };
  /**
   * Up to four figures beside the text.
   *
   * @minItems 1
   * @maxItems 4
   */
  figures?: Figure[];
  /**
   * The drawing beside the text.
   */
  drawing?:
    | 'network'
    | 'relay'
    | 'identity'
    | 'coverage'
    | 'authorization'
    | 'claims'
    | 'patients'
    | 'providers'
    | 'payers'
    | 'employers'
    | 'states'
    | 'waiting';
  /**
   * A picture below the heading, beside the text; on a phone above it. A drawing gives way to it.
   */
  picture?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * What somebody has said, with the person's name and picture. One stands large, several stand side by side.
 */
export interface QuoteBlock {
  /**
   * Always `quote`: the kind of section this is.
   */
  type: 'quote';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The quotations.
   *
   * @minItems 1
   * @maxItems 9
   */
  items: {
    /**
     * What was said, word for word, in one to three sentences. No quotation marks are needed.
     */
    text: string;
    /**
     * Who said it.
     */
    by: string;
    /**
     * What the person does, and where, such as `Teacher, Anytown`.
     */
    role?: string;
    /**
     * The person's picture, cropped to a circle around its `focus`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * Where the person's name leads: to a page of this site, or where it was said.
     */
    link?: string;
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Words on one side, and on the other a picture, a few figures or a list.
 */
export interface SplitBlock {
  /**
   * Always `split`: the kind of section this is.
   */
  type: 'split';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * More text below the heading. A blank line begins a new paragraph.
   */
  paragraphs?: string;
  /**
   * On which side the picture, the figures or the list stand: `right`, which holds without it, or `left`. On a phone they follow the words.
   */
  side?: 'left' | 'right';
  /**
   * The picture on the other side.
   */
  picture?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * Up to three figures on the other side, in place of a picture.
   *
   * @minItems 1
   * @maxItems 3
   */
  figures?: Figure[];
  /**
   * A list on the other side, in place of a picture.
   *
   * @minItems 1
   */
  points?: {
    /**
     * What the point is, in a few words.
     */
    title: string;
    /**
     * One or two sentences about it.
     */
    text?: string;
    /**
     * The small drawing beside it.
     */
    icon?:
      | 'person'
      | 'people'
      | 'family'
      | 'provider'
      | 'hospital'
      | 'payer'
      | 'employer'
      | 'state'
      | 'identity'
      | 'coverage'
      | 'authorization'
      | 'claims'
      | 'network'
      | 'shield'
      | 'lock'
      | 'clock'
      | 'speed'
      | 'money'
      | 'chart'
      | 'document'
      | 'fax'
      | 'phone'
      | 'mail'
      | 'megaphone'
      | 'pilot'
      | 'globe'
      | 'heart'
      | 'search'
      | 'check'
      | 'key'
      | 'pill'
      | 'home'
      | 'scale'
      | 'spark';
  }[];
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A line of figures that moves slowly across the page and can be paused.
 */
export interface StatTickerBlock {
  /**
   * Always `stat-ticker`: the kind of section this is.
   */
  type: 'stat-ticker';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * What the figures are about; screen readers say it before they read them.
   */
  label: string;
  /**
   * The figures, in the order they pass by.
   *
   * @minItems 2
   */
  items: Figure[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A few figures set large, each with what it means.
 */
export interface StatsBlock {
  /**
   * Always `stats`: the kind of section this is.
   */
  type: 'stats';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * Two to six figures.
   *
   * @minItems 2
   * @maxItems 6
   */
  items: Figure[];
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A way from start to finish in numbered steps, with what it replaces and what it achieves.
 */
export interface StepsBlock {
  /**
   * Always `steps`: the kind of section this is.
   */
  type: 'steps';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  from?: string | Figure1;
  to?: Figure;
  /**
   * Two to six steps in order.
   *
   * @minItems 2
   * @maxItems 6
   */
  items: {
    /**
     * What happens, in a few words.
     */
    title: string;
    /**
     * One to three sentences.
     */
    text: string;
    /**
     * The small drawing of the step.
     */
    icon?:
      | 'person'
      | 'people'
      | 'family'
      | 'provider'
      | 'hospital'
      | 'payer'
      | 'employer'
      | 'state'
      | 'identity'
      | 'coverage'
      | 'authorization'
      | 'claims'
      | 'network'
      | 'shield'
      | 'lock'
      | 'clock'
      | 'speed'
      | 'money'
      | 'chart'
      | 'document'
      | 'fax'
      | 'phone'
      | 'mail'
      | 'megaphone'
      | 'pilot'
      | 'globe'
      | 'heart'
      | 'search'
      | 'check'
      | 'key'
      | 'pill'
      | 'home'
      | 'scale'
      | 'spark';
    /**
     * The picture above the step, in place of its small drawing, cropped to three by two around its `focus`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * How long it takes, such as `under 100 ms`.
     */
    time?: string;
  }[];
  /**
   * One to three buttons; the first is the most important one.
   *
   * @minItems 1
   * @maxItems 3
   */
  buttons?: ButtonData[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A figure and what it counts.
 */
export interface Figure1 {
  /**
   * The figure as it is written, such as `((facts.faxes))`.
   */
  value: string;
  /**
   * What the figure counts, in a few words.
   */
  label: string;
  /**
   * One sentence that says why it matters.
   */
  text?: string;
}
/**
 * A table. The first cell of each row names the row.
 */
export interface TableBlock {
  /**
   * Always `table`: the kind of section this is.
   */
  type: 'table';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * What the table shows, in one line.
   */
  caption?: string;
  /**
   * The headings of the columns, from left to right.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: The heading of one column.
   */
  columns: string[];
  /**
   * The rows, from top to bottom.
   *
   * @minItems 1
   */
  rows: string[][];
  /**
   * A remark below the table, such as where the figures come from.
   */
  note?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Sections behind tabs, one visible at a time; the first is shown at first.
 */
export interface TabsBlock {
  /**
   * Always `tabs`: the kind of section this is.
   */
  type: 'tabs';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The tabs, the one shown at first on top.
   *
   * @minItems 2
   * @maxItems 6
   */
  items: {
    /**
     * The words on the tab.
     */
    label: string;
    /**
     * The picture at the top of the tab, cropped to five by two around its `focus`.
     */
    picture?: {
      /**
       * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
       */
      file: string;
      /**
       * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
       */
      alt: string;
      /**
       * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
       */
      decorative?: boolean;
      /**
       * Words below the picture. **Bold**, *italic* and [links](/contact) work.
       */
      caption?: string;
      /**
       * Who made the picture, such as `Photograph: Ann Example`.
       */
      credit?: string;
      /**
       * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
       */
      focus?: string;
      /**
       * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
       */
      crop?: string;
      /**
       * Another file of the folder `_media`, which stands there in the dark theme.
       */
      dark?: string;
    };
    /**
     * The sections that the tab shows.
     *
     * @minItems 1
     */
    sections: {}[];
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Things that happen one after the other, each with its date: a roadmap or a plan.
 */
export interface TimelineBlock {
  /**
   * Always `timeline`: the kind of section this is.
   */
  type: 'timeline';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * The steps in time, the earliest first.
   *
   * @minItems 2
   */
  items: {
    /**
     * When it happens, such as `2026` or `Months 1-3`.
     */
    when: string;
    /**
     * What happens, in a few words.
     */
    title: string;
    /**
     * One to three sentences.
     */
    text?: string;
    /**
     * Short points below the text.
     *
     * @minItems 1
     *
     * Items: One point.
     */
    points?: string[];
    /**
     * How far it is: `current` (happening now), `planned` or `vision`.
     */
    status?: 'current' | 'planned' | 'vision';
  }[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A film: your own, or one on YouTube or Vimeo, of which nothing is loaded before somebody plays it.
 */
export interface VideoBlock {
  /**
   * Always `video`: the kind of section this is.
   */
  type: 'video';
  /**
   * A short name for this section, so that a link can point to it: `id: prices` is reached as /page#prices.
   */
  id?: string;
  /**
   * The month or day from which this section is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * A few words above the heading that say which part of the story this is.
   */
  eyebrow?: string;
  /**
   * The heading of the section, one line.
   */
  heading?: string;
  /**
   * One or two sentences below the heading. **Bold**, *italic* and [links](/contact) work.
   */
  text?: string;
  /**
   * How the section stands out from its neighbours: plain, tinted or bold.
   */
  background?: 'plain' | 'tinted' | 'bold';
  /**
   * What the film is called, which screen readers say at its player.
   */
  title: string;
  /**
   * What is in it and how long it is, in one sentence.
   */
  about?: string;
  /**
   * A file of the public folder such as `/films/tour.mp4`, or the address of a film on YouTube or Vimeo.
   */
  film: string;
  /**
   * The picture that stands there until the film is played, cropped to 16 by 9 around its `focus`.
   */
  poster?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg` or `team/ann.jpg`.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" only with `decorative: true`.
     */
    alt: string;
    /**
     * `true` says that the picture tells nothing that the words do not, so that `alt` is "".
     */
    decorative?: boolean;
    /**
     * Words below the picture. **Bold**, *italic* and [links](/contact) work.
     */
    caption?: string;
    /**
     * Who made the picture, such as `Photograph: Ann Example`.
     */
    credit?: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
    /**
     * Another file of the folder `_media`, which stands there in the dark theme.
     */
    dark?: string;
  };
  /**
   * What is said in a film of your own, in one language or several. Visitors switch them on in the player.
   *
   * @minItems 1
   *
   * Items: The captions in one language.
   */
  captions?: {
    /**
     * The file in the public folder, in the format WebVTT, such as /films/tour.en.vtt.
     */
    file: string;
    /**
     * The language of the captions, such as `en`.
     */
    language: string;
  }[];
  /**
   * Write `true` where nothing is heard in a film of your own, so that it needs no captions.
   */
  silent?: boolean;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A place where sections of the _shared folder are put in.
 */
export interface SharedSection {
  /**
   * Always `shared`.
   */
  type: 'shared';
  /**
   * The name of the file in _shared without its ending: `name: contact` puts in _shared/contact.yaml.
   */
  name: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * A page of the site. The name of the file is its address: about.yaml is /about, home.yaml is /.
 */
export interface PageSource {
  /**
   * What the browser tab and search results show; 10 to 65 characters.
   */
  title: string;
  /**
   * What search results show below the title; 50 to 160 characters.
   */
  description: string;
  /**
   * The address, if it is not the file's name: `path: /((product.slug))-health-hub`.
   */
  path?: string;
  /**
   * What is shown where this page is shared, cropped to 1200 by 630 pixels around its `focus`; without it, one is made of its title and its first picture.
   */
  picture?: {
    /**
     * The original's name in the folder `_media`, such as `harbour.jpg`: a photograph, no drawing.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it.
     */
    alt: string;
    /**
     * What stays in sight where the picture is cropped: from the left and from the top, such as `30% 20%`.
     */
    focus?: string;
    /**
     * The part of the picture that is shown: where it begins from the left and from the top, and how wide and how high it is, such as `10% 0% 60% 90%`.
     */
    crop?: string;
  };
  article?: PageArticle;
  /**
   * The month or day from which this page is to be looked at again, such as `2027-05`. A note says so then; visitors never see it.
   */
  review?: string;
  /**
   * The day somebody last saw that all of this page is right, as year-month-day. `review` in `_site.yaml` counts from it.
   */
  checked?: string;
  /**
   * In the folder of a language: which state of the original this page says. `npm run page -- translated PATH` writes it.
   */
  translated?: string;
  /**
   * The sections of the page, from top to bottom. The first is a hero.
   *
   * @minItems 1
   */
  sections: {}[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Makes the page an article: its day, author and tags stand below its top, the articles before and after it at its end, and sections `articles` list it.
 */
export interface PageArticle {
  /**
   * The day it appeared, as year-month-day: `2025-09-30`.
   */
  date: string;
  /**
   * Who wrote it, such as `Ann Example`.
   */
  author?: string;
  /**
   * What it is about; visitors choose articles by them.
   *
   * @minItems 1
   *
   * Items: A word, such as `Policy`.
   */
  tags?: string[];
}
/**
 * Sections that several pages use.
 */
export interface SharedSource {
  /**
   * In the folder of a language: which state of the original these sections say. `npm run page -- translated PATH` writes it.
   */
  translated?: string;
  /**
   * The sections, each with its `type`.
   *
   * @minItems 1
   */
  sections: {}[];
}
/**
 * Every figure of the site, once. Pages write ((facts.name)).
 */
export interface Facts {
  [k: string]: Fact;
}
/**
 * One figure.
 */
export interface Fact {
  /**
   * The figure as pages show it, in quotes if it is a plain number.
   */
  value: string;
  /**
   * What it counts, for whoever writes pages.
   */
  meaning: string;
  /**
   * Where it comes from: a name under `sources` in `_site.yaml`, or a text.
   */
  source: string;
  /**
   * The day somebody last compared it with its source.
   */
  checked: string;
  /**
   * The month or day by which it should be checked again, such as `2027-05`.
   */
  review?: string;
  /**
   * In the folder of a language: what the original said when this was translated. `npm run page -- translated PATH` writes it.
   */
  translated?: string;
}
/**
 * A link.
 */
export interface NavigationLink {
  /**
   * The words of the link.
   */
  label: string;
  /**
   * Where it leads.
   */
  link: string;
  /**
   * A few words that say what is there.
   */
  text?: string;
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * Words for a number of things, in the plural forms of the site's language (Unicode CLDR): English needs `one` and `other`.
 */
export interface CountedText {
  /**
   * For none, in languages with such a form.
   */
  zero?: string;
  /**
   * For one: `((count)) article`.
   */
  one?: string;
  /**
   * For two, in languages with such a form.
   */
  two?: string;
  /**
   * For a few, in languages with such a form.
   */
  few?: string;
  /**
   * For many, in languages with such a form.
   */
  many?: string;
  /**
   * For every other number: `((count)) articles`.
   */
  other: string;
}
/**
 * The words of one field.
 */
export interface FieldText {
  /**
   * The words above the field.
   */
  label: string;
  /**
   * The example inside the empty field.
   */
  placeholder?: string;
  /**
   * What stands at the field where the server can't take what was typed; without it, the server's own words.
   */
  refused?: string;
}
/**
 * A short message that appears and goes away.
 */
export interface ToastData {
  /**
   * The first line, in bold.
   */
  title: string;
  /**
   * The second line. ((form.email)) is the e-mail address that was entered.
   */
  text: string;
  /**
   * `destructive` shows it as an alarm.
   */
  style?: 'default' | 'destructive';
}
/**
 * The brand, the navigation, the footer, the mailboxes and the forms: what all pages share.
 */
export interface SiteSource {
  /**
   * The product.
   */
  product: {
    /**
     * The name of the product; pages write ((product)).
     */
    name: string;
    /**
     * The name as it stands in addresses; pages write ((product.slug)).
     */
    slug: string;
  };
  /**
   * Who runs the site.
   */
  organization: {
    /**
     * The name of the organisation; pages write ((organization)).
     */
    name: string;
    /**
     * What it is, in one sentence; search engines read it.
     */
    description: string;
    /**
     * The organisation's public profiles elsewhere, for search engines alone. Those below `profiles` of `footer` are shown to visitors too.
     *
     * Items: A profile page.
     */
    profiles?: string[];
  };
  /**
   * The public address, without a slash at the end, such as https://relaywell.example, or https://relaywell.example/library for a site below a path.
   */
  url: string;
  /**
   * The language of the pages, such as `en`.
   */
  language: string;
  /**
   * All languages of the site by their codes, the original first: `[en, es]`. The folder `es` holds the pages in Spanish, under the same file names.
   *
   * @minItems 1
   *
   * Items: The code of a language, such as `es`.
   */
  languages?: string[];
  /**
   * The time zone in which the days of `from` and `until` begin, such as `America/New_York`. Without it, UTC.
   */
  zone?: string;
  /**
   * How often what is said is to be looked at again, by kind. What has a `review` of its own goes by that. A note says what is due.
   */
  review?: {
    /**
     * Pages, counted from their `checked`.
     */
    pages?: {
      /**
       * How long what was checked is right, such as `12 months`.
       */
      every: string;
      /**
       * The month from which is counted where nothing says when it was checked, such as `2026-11`.
       */
      from: string;
    };
    /**
     * Pages that are articles, counted from their `checked`, else from their day.
     */
    articles?: {
      /**
       * How long what was checked is right, such as `12 months`.
       */
      every: string;
    };
    /**
     * Figures, counted from their `checked`.
     */
    figures?: {
      /**
       * How long what was checked is right, such as `12 months`.
       */
      every: string;
    };
    /**
     * Sections of a kind, counted from the `checked` of their page.
     *
     * @minItems 1
     */
    sections?: KindOfSection[];
    /**
     * Whoever gets a mail once a month with what is due, where the Studio is on a server that mails.
     */
    mail?: string;
  };
  /**
   * Notes that somebody has decided to leave as they are, with the reason. One comes back when its place says something else. The Studio writes them.
   *
   * @minItems 1
   */
  settled?: SettledNote[];
  /**
   * The picture that is shown where a page is shared.
   */
  socialImage?: {
    /**
     * The file in the public folder, such as /images/team/a-name.svg.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" if it only decorates.
     */
    alt: string;
  };
  /**
   * The mark beside the name; without it, the design's own. It must be seen on dark ground and on light.
   */
  logo?: {
    /**
     * The file in the public folder, such as /images/team/a-name.svg.
     */
    file: string;
    /**
     * What the picture shows, for those who cannot see it; "" if it only decorates.
     */
    alt: string;
  };
  icons?: SiteIcons;
  mailboxes?: Mailboxes;
  inquiryTypes?: InquiryTypes;
  sources?: Sources;
  /**
   * The header, from left to right.
   *
   * @minItems 1
   */
  navigation?: NavigationItem[];
  /**
   * Bars below the header, for what everybody has to know now. `from` and `until` say when each is there.
   */
  notices?: Notice[];
  /**
   * Shows above each page the way to it: home, the page it stands below, itself. These words name it for screen readers, such as `You are here`.
   */
  breadcrumb?: string;
  /**
   * Menus beside the text, each with all pages below an address: for a handbook, or whatever else has many pages.
   *
   * @minItems 1
   */
  sideMenus?: SideMenuSource[];
  /**
   * `true` puts a search into the header and on the page of an address that has none. It finds the words of all pages, at /search.
   */
  search?: boolean;
  /**
   * Words that mean the same on this site: who searches for one of them finds what says another.
   *
   * Items: Words that mean the same, with commas between them, such as `fee, price, what it costs`.
   */
  synonyms?: string[];
  /**
   * The foot of every page.
   */
  footer?: {
    /**
     * A sentence beside the logo; on phones it stands below.
     */
    text?: string;
    /**
     * The columns, from left to right.
     *
     * @minItems 1
     */
    columns?: FooterColumn[];
    /**
     * Where else you can be followed, by the names that people know: `Mastodon`, `Instagram`. The profiles may name this site as their owner's, and search engines are told of them.
     *
     * @minItems 1
     */
    profiles?: FooterProfile[];
    /**
     * The last line of every page. Without it, the name of the organisation stands there.
     */
    copyright?: string;
  };
  /**
   * The page that holds the form for visitors without script, such as /contact. Without it, buttons of forms lead them to their e-mail program.
   */
  contactPage?: string;
  privacy?: Privacy;
  /**
   * The page for addresses that do not exist. Without it, its words are in English or Spanish.
   */
  notFound?: {
    /**
     * What the browser tab shows.
     */
    title: string;
    /**
     * What the page says about itself.
     */
    description: string;
    /**
     * The heading.
     */
    heading: string;
    /**
     * What to do now.
     */
    text: string;
    /**
     * The words of the link to the home page.
     */
    linkLabel: string;
    /**
     * The words of the link to the page at the same address in small letters, where there is one; ((path)) is that address.
     */
    suggestion: string;
  };
  notSent?: NotSent;
  /**
   * Small words used on every page. What is left out is said in English or Spanish; a site in another language says the words that it needs.
   */
  labels?: {
    /**
     * The button that opens the menu on a phone.
     */
    menu?: string;
    /**
     * The link that jumps to the content.
     */
    skip?: string;
    /**
     * The button that chooses the light theme.
     */
    lightTheme?: string;
    /**
     * The button that chooses the dark theme.
     */
    darkTheme?: string;
    /**
     * Said after links that open in a new tab.
     */
    newTab?: string;
    /**
     * The button that stops moving figures.
     */
    pause?: string;
    /**
     * The button that starts them again.
     */
    play?: string;
    /**
     * The button that closes a dialog.
     */
    dialogClose?: string;
    /**
     * Said after buttons that do nothing yet.
     */
    noAction?: string;
    /**
     * What screen readers call the place where short messages appear.
     */
    notifications?: string;
    /**
     * Said to whoever presses a button while the site can't be reached; what was pressed comes once it can. Without it nothing is said.
     */
    offline?: string;
    /**
     * The words above a list of fields that need another look.
     */
    problem?: string;
    /**
     * A step of a timeline that is going on now.
     */
    current?: string;
    /**
     * A step of a timeline that is planned.
     */
    planned?: string;
    /**
     * A step of a timeline that is a vision.
     */
    vision?: string;
    /**
     * Said before each point of a list that is ticked.
     */
    yes?: string;
    /**
     * Said before each point of a list that is crossed out.
     */
    no?: string;
    /**
     * Said before the figure at which a way begins.
     */
    from?: string;
    /**
     * Said before the figure at which a way ends.
     */
    to?: string;
    /**
     * The button that shows the articles of every category.
     */
    allCategories?: string;
    /**
     * What screen readers call the buttons that choose a category.
     */
    category?: string;
    articles?: CountedText;
    articlesInCategory?: CountedText;
    /**
     * Stands in place of computed figures where the browser runs no JavaScript.
     */
    needsScript?: string;
    /**
     * Said in a form's dialog: what becomes of what is typed when it is closed, and when it is cancelled.
     */
    draft?: string;
    /**
     * Stands beside a field of a calculator in which no number can be read.
     */
    noNumber?: string;
    /**
     * What the choice between the languages of the site is called, such as `Language`.
     */
    language?: string;
    /**
     * The word before the line that says where the figures of a section come from, such as `Source`. Without it there is no such line.
     */
    source?: string;
    film?: FilmLabels;
    events?: EventLabels;
    hours?: HoursLabels;
    article?: ArticleLabels;
    search?: SearchLabels;
    place?: PlaceLabels;
    /**
     * Stands beside a field of a form whose text is too long: `((length)) characters; ((limit)) is the most.`
     */
    tooLong?: string;
    answers?: AnswerLabels;
  };
  fields?: FieldTexts;
  forms?: Forms;
  /**
   * A feed (Atom) of the articles of a page, for programs that read news, at /feed.xml. Without it, a site with one page of articles has a feed of these.
   */
  feed?: {
    /**
     * The name of the feed, such as `News from ((product))`.
     */
    title: string;
    /**
     * The page whose articles it holds, such as `/news`.
     */
    page: string;
  };
  /**
   * Old addresses and where they lead now: `/old: /new`.
   */
  redirects?: {
    /**
     * The address it leads to.
     */
    [k: string]: string;
  };
}
/**
 * How often sections of a kind are looked at again.
 */
export interface KindOfSection {
  /**
   * The block, as sections name it under `type`, such as `table`.
   */
  type: string;
  /**
   * How long what was checked is right, such as `12 months`.
   */
  every: string;
  /**
   * The month from which is counted where nothing says when the page was checked, such as `2026-11`.
   */
  from: string;
}
/**
 * A note that is set aside.
 */
export interface SettledNote {
  /**
   * The code of the note, as messages have it in square brackets: `title/length`.
   */
  note: string;
  /**
   * The file that it stands in, below the folder of the pages: `about.yaml`.
   */
  file: string;
  /**
   * What its place says, as a word of six letters; once it says something else, the note comes back.
   */
  state: string;
  /**
   * Why it stays as it is, for whoever looks after the site.
   */
  reason: string;
}
/**
 * The pictures that stand for the site, from the public folder.
 */
export interface SiteIcons {
  /**
   * In the browser's tab, such as /favicon.svg.
   */
  tab: string;
  /**
   * On the home screen of an iPhone: 180 pixels wide and high, such as /apple-touch-icon.png.
   */
  touch: string;
  /**
   * On the home screen of other phones, from the smallest to the largest, which search engines show too.
   *
   * Items: A square picture, such as /icon-512.png.
   */
  app: string[];
}
/**
 * The mailboxes by name; pages write ((email)) for `general` and ((email.pilot)) for the others.
 */
export interface Mailboxes {
  /**
   * An e-mail address.
   */
  [k: string]: string;
}
/**
 * The kinds of inquiry by name.
 */
export interface InquiryTypes {
  [k: string]: InquiryType;
}
/**
 * One kind of inquiry.
 */
export interface InquiryType {
  /**
   * How visitors see it.
   */
  label: string;
  /**
   * The mailbox that receives it, by its name under `mailboxes`.
   */
  mailbox: string;
}
/**
 * Where figures come from, by name: `source` in `_facts.yaml` may give such a name in place of a text.
 */
export interface Sources {
  [k: string]: Source;
}
/**
 * One source.
 */
export interface Source {
  /**
   * What it is called below the figures.
   */
  name: string;
  /**
   * Where it is told what was counted, when and how, such as /faq#sources.
   */
  link: string;
}
/**
 * A link, or a menu of links.
 */
export interface NavigationItem {
  /**
   * The words in the header.
   */
  label: string;
  /**
   * Where it leads.
   */
  link?: string;
  /**
   * `true` shows the link as a button: for the one thing that most visitors come for, such as booking a table.
   */
  button?: boolean;
  /**
   * The links of the menu.
   *
   * @minItems 1
   */
  items?: NavigationLink[];
  /**
   * Pages that belong here without a link of their own: on each of them this entry is marked.
   *
   * Items: The address of a page, such as /faq.
   */
  covers?: string[];
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * One bar.
 */
export interface Notice {
  /**
   * What everybody has to know, in a sentence, such as `We are closed on Monday. [Our hours](/contact)`.
   */
  text: string;
  /**
   * `calm`, which holds without it, or `important`: in the colour of the first button.
   */
  tone?: 'calm' | 'important';
  /**
   * Write `true` to leave this out of the site without deleting it.
   */
  hidden?: boolean;
  /**
   * The day on which this appears, such as `2026-05-01`, or a time, such as `2026-05-01 09:00`.
   */
  from?: string;
  /**
   * The day on which this is gone, such as `2026-06-01`, or a time; the day before is the last one that shows it.
   */
  until?: string;
}
/**
 * One menu.
 */
export interface SideMenuSource {
  /**
   * What it is called, such as `Handbook`.
   */
  label: string;
  /**
   * The page that it begins with. All pages below its address are in the menu: with `/handbook`, /handbook/tools too.
   */
  below: string;
  /**
   * Those that come first, in this order. The others follow, by their titles.
   *
   * @minItems 1
   *
   * Items: The address of a page, such as /handbook/tools.
   */
  first?: string[];
}
/**
 * One column.
 */
export interface FooterColumn {
  /**
   * The heading of the column.
   */
  title: string;
  /**
   * The links of the column.
   *
   * @minItems 1
   */
  links: NavigationLink[];
}
/**
 * One profile.
 */
export interface FooterProfile {
  /**
   * What it is called, such as `Mastodon`.
   */
  label: string;
  /**
   * The address of the profile, such as https://mastodon.example/@library.
   */
  link: string;
}
/**
 * What happens to a message; every form says it before it is sent.
 */
export interface Privacy {
  /**
   * What happens to a message, how long it is kept, and what does not belong in it, in a sentence or two.
   */
  text: string;
  /**
   * The same for forms with `send: simulated`, whose messages go nowhere. Without it these say nothing of it.
   */
  simulated?: string;
  /**
   * Where the whole of it can be read, such as /governance#privacy.
   */
  link?: string;
  /**
   * The words of the link.
   */
  linkLabel?: string;
}
/**
 * The page for visitors without JavaScript whose message could not be kept. The e-mail address follows its words. A language without it has this page in English.
 */
export interface NotSent {
  /**
   * The heading, such as `Your message was not sent`.
   */
  heading: string;
  /**
   * What to do where all that was typed is still there: `Please send it again, or write to us:`.
   */
  text: string;
  /**
   * What to do where it isn't: `Please go back in your browser and send it again, or write to us:`.
   */
  lost: string;
  /**
   * The words of the button, such as `Send again`.
   */
  again: string;
  reasons?: NotSentReasons;
}
/**
 * Why the message could not be kept; what is left out is said in English.
 */
export interface NotSentReasons {
  /**
   * Where a field can't be taken as it is: `Some fields need another look.`
   */
  fields?: string;
  /**
   * Where the message is longer than 32 KiB: `The message is too long; please shorten it.`
   */
  tooLong?: string;
  /**
   * Where files are larger than 10 MB each or 25 MB in all: `The files are too large.`
   */
  filesTooLarge?: string;
  /**
   * Where no files can be sent: `Files can’t be sent here. Please send them by email.`
   */
  noFiles?: string;
  /**
   * Where only a part of it arrived: `The message did not arrive whole.`
   */
  notWhole?: string;
  /**
   * Where it took too long: `The message took too long to arrive. Please try again.`
   */
  late?: string;
  /**
   * Where too many messages arrive at once: `Please try again in a few seconds.`
   */
  busy?: string;
  /**
   * Where one visitor sends too many: `Too many messages came from here. Please try again in a minute.`
   */
  tooMany?: string;
  /**
   * Where a network sends too many: `Too many messages came from your network. Please write an e-mail.`
   */
  tooManyNearby?: string;
  /**
   * Where the same form was sent with another text: `This form was sent before, with another text.`
   */
  otherText?: string;
  /**
   * Where the form stands on another site: `This form can only be sent from the site it belongs to.`
   */
  foreign?: string;
  /**
   * Where it could not be stored: `Your message could not be kept. Please try again in a little while.`
   */
  notKept?: string;
}
/**
 * The words at films that other hosts show. Without them, they are in English.
 */
export interface FilmLabels {
  /**
   * The button that plays the film, such as `Play the film`.
   */
  play: string;
  /**
   * What is transferred once it is pressed: `When you play it, ((host)) learns your address and what you watch.`
   */
  transfer: string;
  /**
   * The link that leads to the film there: `Watch at ((host))`.
   */
  watch: string;
}
/**
 * The words at events. Without them, they are in English or Spanish.
 */
export interface EventLabels {
  /**
   * The link to the file for calendars, such as `Add all to your calendar`.
   */
  calendar: string;
  /**
   * Said where all events are over, such as `Nothing is planned at the moment.`
   */
  none: string;
}
/**
 * The words at opening hours. Without them, they are in English or Spanish.
 */
export interface HoursLabels {
  /**
   * Said while it is open and nobody knows how long, such as `Open now`.
   */
  open: string;
  /**
   * Said while it is open, such as `Open now, until ((time))`.
   */
  openUntil: string;
  /**
   * Stands in place of the hours of a day, such as `Closed`.
   */
  closed: string;
  /**
   * Said while it is closed and opens on the same day, such as `Closed now, opens at ((time))`.
   */
  opensToday: string;
  /**
   * Said while it is closed and opens on another day, such as `Closed now, opens on ((day)) at ((time))`.
   */
  opensLater: string;
  /**
   * Stands in place of hours that are the whole day, such as `Day and night`.
   */
  always: string;
  /**
   * The heading above the days that are otherwise, such as `Other days`.
   */
  exceptions: string;
}
/**
 * The words at pages that are articles. Without them, they are in English or Spanish.
 */
export interface ArticleLabels {
  /**
   * Above the article that appeared before, such as `Previous article`.
   */
  previous: string;
  /**
   * Above the article that appeared after it, such as `Next article`.
   */
  next: string;
  /**
   * What both are called for screen readers, such as `Other articles`.
   */
  others: string;
}
/**
 * The words of the search. Without them, they are in English or Spanish.
 */
export interface SearchLabels {
  /**
   * What the search is called: in the header, above its field and on its button, such as `Search`.
   */
  search: string;
  found: CountedText;
  /**
   * Said where none was found, such as `Nothing was found. Try fewer or other words.`
   */
  none: string;
  /**
   * The heading above the list of all pages, which stands there before anything is searched for, such as `All pages`.
   */
  all: string;
  /**
   * Said where the search can't be reached, such as `The search can’t be reached at the moment.`
   */
  failed: string;
}
/**
 * The words at a place. Without them, they are in English or Spanish.
 */
export interface PlaceLabels {
  /**
   * The link to the map, such as `Look at the map`.
   */
  map: string;
  /**
   * The button that shows a map in the page, such as `Show the map here`.
   */
  show?: string;
  /**
   * What is transferred once it is pressed: `The map comes from OpenStreetMap, which then learns your address.`
   */
  transfer?: string;
  /**
   * The link to where one books, such as `Book`.
   */
  book?: string;
  /**
   * The button that shows it in the page, such as `Book here`.
   */
  bookHere?: string;
  /**
   * What is transferred once it is pressed: `Another site takes bookings. It learns your address then.`
   */
  bookTransfer?: string;
}
/**
 * What forms with questions of their own say of an answer that can’t be taken. What is left out is said in English or Spanish.
 */
export interface AnswerLabels {
  /**
   * Where nothing is written: `Please fill this in.`
   */
  fill?: string;
  /**
   * Where nothing is chosen: `Please choose one of these.`
   */
  choose?: string;
  /**
   * Where none of several is chosen: `Please choose at least one of these.`
   */
  several?: string;
  /**
   * Where a box is open that has to be ticked: `Please tick this box.`
   */
  tick?: string;
  /**
   * Where no address can be read: `Please enter one complete email address, such as ada@example.org.`
   */
  email?: string;
  /**
   * Where no telephone number can be read: `Please enter a telephone number, such as 020 7946 0018.`
   */
  phone?: string;
  /**
   * Where no number can be read: `Please enter a number in digits, such as 12.`
   */
  number?: string;
  /**
   * Where a number is too small: `Please enter ((limit)) or more.`
   */
  least?: string;
  /**
   * Where a number is too large: `Please enter ((limit)) or less.`
   */
  most?: string;
  /**
   * Where no day can be read: `Please enter a day that there is, such as 2027-03-27.`
   */
  date?: string;
  /**
   * Where a day is too early: `Please enter ((limit)) or a later day.`
   */
  earliest?: string;
  /**
   * Where a day is too late: `Please enter ((limit)) or an earlier day.`
   */
  latest?: string;
  /**
   * Where a text is too long: `Please shorten this: ((limit)) characters are the most that can be sent.`
   */
  tooLong?: string;
  /**
   * Where no file is chosen: `Please choose a file.`
   */
  file?: string;
  /**
   * Where too many are: `Please choose fewer files: ((limit)) at most.`
   */
  fewerFiles?: string;
  /**
   * Where a file holds nothing: `This file is empty. Please choose another one.`
   */
  fileEmpty?: string;
  /**
   * Where a file is too large: `This file is too large: ((limit)) MB are the most.`
   */
  fileTooLarge?: string;
  /**
   * Where all of them are: `The files are too large together: ((limit)) MB are the most.`
   */
  filesTooLarge?: string;
  /**
   * Where a file is of a kind that is not taken: `Please choose a PDF, a picture or an office document without macros.`
   */
  fileType?: string;
  /**
   * Where the check for harmful files refuses one: `This file was refused. Please choose another one.`
   */
  fileUnsafe?: string;
  /**
   * Below a question for a file: `A PDF, a picture or an office document of up to ((limit)) MB.`
   */
  fileHint?: string;
  /**
   * Below a question for several: `Up to ((most)) files: PDFs, pictures or office documents of up to ((limit)) MB each, ((all)) MB in all.`
   */
  filesHint?: string;
  /**
   * Where the form is shown again without JavaScript: `Please choose the files again: a browser doesn’t keep them.`
   */
  filesAgain?: string;
}
/**
 * The words of the contact form, for each field of a message.
 */
export interface FieldTexts {
  name: FieldText;
  email: FieldText;
  organization: FieldText;
  phone: FieldText;
  inquiryType: FieldText;
  message: FieldText;
}
/**
 * The contact forms by name; a button opens one with `action: { dialog: name }`.
 */
export interface Forms {
  [k: string]: FormSource;
}
/**
 * One form.
 */
export interface FormSource {
  /**
   * The heading of the form; once it is known what the message is about, `inquiryTitle` takes its place, where it is there.
   */
  title: string;
  /**
   * A sentence below it.
   */
  text?: string;
  /**
   * The heading instead of `title` once it is known what the message is about; ((inquiry)) is the label of that kind of inquiry.
   */
  inquiryTitle?: string;
  /**
   * The sentence below it instead of `text`, in the same way.
   */
  inquiryText?: string;
  /**
   * What is sent as the kind of inquiry when the button does not say one: a name of `inquiryTypes` or words.
   */
  inquiryType: string;
  /**
   * The button that sends.
   */
  submit: string;
  /**
   * The same button while the message is on its way.
   */
  sending: string;
  /**
   * The button that closes without sending.
   */
  cancel: string;
  /**
   * `function` sends the message; `simulated` waits 1.5 seconds, says it was sent, and sends nothing.
   */
  send: 'function' | 'simulated';
  /**
   * What this form asks for, in its order. Without it, it asks for what every contact form does: name, email, organization, phone and message.
   *
   * @minItems 1
   */
  fields?: FormField[];
  /**
   * For how long its messages are kept, such as `90 days`; then they are deleted by themselves. It counts for messages that come from now on. Without it, they are kept as long as all others.
   */
  keep?: string;
  /**
   * Who receives the message by what was chosen: the first that fits counts. Where none does, the mailbox of the kind of inquiry.
   *
   * @minItems 1
   */
  rules?: FormRule[];
  receipt?: FormReceipt;
  success: ToastData;
  failure: ToastData;
}
/**
 * One question.
 */
export interface FormField {
  /**
   * What is asked for: `text`, `long text`, `name`, `organization`, `email`, `phone`, `number`, `date`, `address`, `choice` (one of `options`), `several` (any of them), `consent` (a box to tick, beside a `text`), `file` (a PDF, a picture or an office document) or `note`, which asks nothing and says its `text`. How it is typed in and checked follows from it.
   */
  kind:
    | 'text'
    | 'long text'
    | 'name'
    | 'organization'
    | 'email'
    | 'phone'
    | 'number'
    | 'date'
    | 'address'
    | 'choice'
    | 'several'
    | 'consent'
    | 'file'
    | 'note';
  /**
   * The question, such as `How many come?`. A `consent` and a `note` have `text` instead.
   */
  label?: string;
  /**
   * What is agreed to, beside the box of a `consent`: `I agree that my answers are kept for a year. [More about it](/privacy)`; the words of a `note`.
   */
  text?: string;
  /**
   * What helps to answer it, in a sentence below the question.
   */
  hint?: string;
  /**
   * `true` where it has to be answered; a box has to be ticked then.
   */
  required?: boolean;
  /**
   * What can be chosen, for `choice` and `several`.
   *
   * @minItems 2
   */
  options?: FormOption[];
  /**
   * The least that a `number` may be; the first day that a `date` may be: `2027-03-27`, `today` or `today + 14 days`.
   */
  from?: number | string;
  /**
   * The most that a `number` may be; the last day that a `date` may be, as above; how many files a `file` takes, one where it isn’t said.
   */
  to?: number | string;
  when?: FormCondition;
  /**
   * A short name that nobody sees, such as `pupils`: what was answered is kept under it, and conditions name it.
   */
  key: string;
}
/**
 * One choice.
 */
export interface FormOption {
  /**
   * The words of the choice.
   */
  label: string;
  /**
   * A short name that nobody sees, such as `school`: conditions name it.
   */
  key: string;
}
/**
 * Asked only where an earlier choice was answered so: `when: { who: school }`, by the `key` of both.
 */
export interface FormCondition {
  /**
   * The `key` of the choice.
   */
  [k: string]: string;
}
/**
 * One rule.
 */
export interface FormRule {
  when: RuleCondition;
  /**
   * The mailbox that receives it then, by its name under `mailboxes`.
   */
  mailbox: string;
}
/**
 * What was chosen: `{ who: school }`.
 */
export interface RuleCondition {
  /**
   * The `key` of the choice.
   */
  [k: string]: string;
}
/**
 * A mail to who has written, in words of the site alone: at most one an hour to an address. Without it, nobody gets one.
 */
export interface FormReceipt {
  /**
   * The `key` of the question of the kind `email` that is answered with the address.
   */
  to: string;
  /**
   * Its subject, such as `We have your request`.
   */
  subject: string;
  /**
   * Its words, such as `Thank you. We answer within two days.` Nothing that a visitor has written stands in it.
   */
  text: string;
}
/**
 * Colours of a theme.
 */
export interface ThemeColors {
  /**
   * What everything stands on, such as `'#0b1512'`.
   */
  page?: string;
  /**
   * The ground of tinted sections, such as `'#111e19'`.
   */
  surface?: string;
  /**
   * The ground of cards, fields and menus, such as `'#182822'`.
   */
  raised?: string;
  /**
   * Lines that only divide, such as `'#2b3d36'`.
   */
  line?: string;
  /**
   * The edges of fields and of buttons without a ground, such as `'#6f857b'`.
   */
  border?: string;
  /**
   * Words, such as `'#f4f1e6'`.
   */
  text?: string;
  /**
   * Words that stand back, such as `'#adbbb2'`.
   */
  muted?: string;
  /**
   * Links and what is marked; also the ground of buttons, such as `'#b9f06a'`.
   */
  accent?: string;
  /**
   * Words on the accent, such as `'#0d1a14'`.
   */
  'on-accent'?: string;
  /**
   * The loud ground of badges and of selected text, such as `'#b9f06a'`.
   */
  signal?: string;
  /**
   * Words on the signal, such as `'#0d1a14'`.
   */
  'on-signal'?: string;
  /**
   * Words that say what went wrong, such as `'#ff9d8a'`.
   */
  danger?: string;
  /**
   * The ground of messages that say so, such as `'#b3372a'`.
   */
  'danger-fill'?: string;
  /**
   * Words on that ground, such as `'#ffffff'`.
   */
  'on-danger'?: string;
  /**
   * The frame around what the keyboard has reached, such as `'#f4f1e6'`.
   */
  focus?: string;
}
/**
 * What a brand looks like. What is left out stays as it is; colours are held to the contrast that people need.
 */
export interface ThemeSource {
  /**
   * The theme that visitors see first: `dark`, where nothing is said, or `light`.
   */
  default?: 'dark' | 'light';
  /**
   * The colours, by theme.
   */
  colors?: {
    dark?: ThemeColors;
    light?: ThemeColors;
    bold?: ThemeColors;
  };
  font?: ThemeFont;
  radius?: ThemeRadius;
}
/**
 * The letters of all words.
 */
export interface ThemeFont {
  /**
   * The name of the font, such as Inter Variable.
   */
  family: string;
  /**
   * Its file in the public folder, such as /fonts/inter-4.1.woff2: with all weights from 400 to 700, where it is one file. A changed file needs another name.
   */
  file: string;
  /**
   * Further files of it: with letters of other languages, other weights, or italics. What is in each is read from it, and it is fetched where a page needs it.
   *
   * @minItems 1
   *
   * Items: A file in the public folder, such as /fonts/inter-latin-ext-4.1.woff2.
   */
  more?: string[];
}
/**
 * How round corners are.
 */
export interface ThemeRadius {
  /**
   * Corners of fields and small things, such as `.375rem`.
   */
  sm?: string | number;
  /**
   * Corners of cards and pictures, such as `1rem`.
   */
  md?: string | number;
  /**
   * Corners of buttons and badges, such as `99rem`.
   */
  full?: string | number;
}
