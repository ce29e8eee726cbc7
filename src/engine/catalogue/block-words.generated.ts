/* Generated from the folders of blocks by `npm run generate`. */
export const blockWords: readonly {
  block: string;
  called?: string;
  field?: string;
  words: readonly string[];
}[] = [
 {
  "block": "accordion",
  "called": "Questions and answers",
  "words": [
   "faq",
   "faqs",
   "questions",
   "question",
   "q-and-a",
   "qa",
   "q&a",
   "answers",
   "questions-and-answers",
   "help",
   "collapse",
   "collapsible",
   "disclosure",
   "details",
   "toggle",
   "toggles",
   "expander",
   "fold",
   "dropdown"
  ]
 },
 {
  "block": "articles",
  "called": "Articles",
  "words": [
   "news",
   "blog",
   "posts",
   "post",
   "article",
   "press",
   "press-releases",
   "stories",
   "updates",
   "latest",
   "feed",
   "publications",
   "archive",
   "news-list",
   "article-list",
   "blog-list"
  ]
 },
 {
  "block": "bar-chart",
  "called": "Bar chart",
  "words": [
   "chart",
   "charts",
   "graph",
   "graphs",
   "bars",
   "bar-graph",
   "column-chart",
   "pie",
   "pie-chart",
   "histogram",
   "bar",
   "plot",
   "data-visualization"
  ]
 },
 {
  "block": "calculator",
  "called": "Calculator",
  "words": [
   "calc",
   "estimator",
   "roi",
   "roi-calculator",
   "savings-calculator",
   "cost-calculator",
   "formula",
   "price-calculator",
   "simulator",
   "converter",
   "spreadsheet"
  ]
 },
 {
  "block": "call-to-action",
  "called": "Invitation",
  "words": [
   "cta",
   "banner",
   "action",
   "button",
   "buttons",
   "signup",
   "sign-up",
   "join",
   "next-step",
   "promo",
   "teaser",
   "newsletter",
   "subscribe",
   "get-started",
   "invitation",
   "closing"
  ]
 },
 {
  "block": "card-grid",
  "called": "Cards",
  "words": [
   "cards",
   "card",
   "grid",
   "tiles",
   "tile",
   "features",
   "feature",
   "feature-grid",
   "services",
   "service",
   "boxes",
   "box",
   "columns",
   "benefits",
   "products",
   "feature-list",
   "offers",
   "links",
   "values",
   "principles",
   "case-studies",
   "advantages"
  ]
 },
 {
  "block": "comparison",
  "called": "Two lists compared",
  "words": [
   "versus",
   "vs",
   "before-after",
   "before-and-after",
   "compare",
   "pros-and-cons",
   "pros-cons",
   "side-by-side",
   "two-columns",
   "two-lists",
   "old-and-new",
   "then-and-now",
   "checklist",
   "dos-and-donts",
   "difference"
  ]
 },
 {
  "block": "contact-cards",
  "called": "Contact",
  "words": [
   "contact",
   "contacts",
   "contact-form",
   "forms",
   "inquiry",
   "enquiry",
   "get-in-touch",
   "reach-us",
   "email",
   "message",
   "feedback",
   "contact-us",
   "mail-form",
   "doors"
  ]
 },
 {
  "block": "contents",
  "called": "Table of contents",
  "words": [
   "toc",
   "table-of-contents",
   "on-this-page",
   "in-this-article",
   "page-index",
   "index",
   "outline",
   "jump-links",
   "jump-list",
   "anchors",
   "chapters",
   "page-navigation",
   "in-page-navigation",
   "section-list"
  ]
 },
 {
  "block": "diagram",
  "called": "Diagram",
  "words": [
   "network",
   "flow",
   "flowchart",
   "flow-chart",
   "drawing",
   "schema",
   "architecture",
   "infographic",
   "mind-map",
   "hub-and-spoke",
   "ecosystem",
   "overview",
   "figure"
  ]
 },
 {
  "block": "downloads",
  "called": "Downloads",
  "words": [
   "files",
   "file-list",
   "pdf",
   "pdfs",
   "documents",
   "document",
   "attachments",
   "attachment",
   "brochures",
   "brochure",
   "resources",
   "downloadables",
   "press-kit",
   "materials",
   "forms-to-print",
   "download"
  ]
 },
 {
  "block": "events",
  "called": "Events",
  "words": [
   "event",
   "dates",
   "calendar",
   "agenda",
   "programme",
   "program",
   "whats-on",
   "upcoming",
   "appointments",
   "concerts",
   "readings",
   "courses",
   "workshops",
   "meetings",
   "happenings",
   "event-list",
   "schedule"
  ]
 },
 {
  "block": "form",
  "called": "Form",
  "words": [
   "questionnaire",
   "survey",
   "sign-up",
   "newsletter",
   "subscribe",
   "subscription",
   "registration",
   "application",
   "booking",
   "appointment",
   "order",
   "enquiry",
   "request",
   "questions"
  ]
 },
 {
  "block": "gallery",
  "called": "Picture gallery",
  "words": [
   "photos",
   "photo-gallery",
   "pictures",
   "images",
   "image-gallery",
   "picture-gallery",
   "photo-grid",
   "image-grid",
   "album",
   "lightbox",
   "slideshow",
   "portfolio",
   "impressions",
   "snapshots"
  ]
 },
 {
  "block": "hero",
  "called": "Top of the page",
  "words": [
   "header",
   "headline",
   "heading",
   "intro",
   "introduction",
   "title",
   "masthead",
   "jumbotron",
   "splash",
   "cover-image",
   "full-width-picture",
   "banner",
   "top",
   "cover",
   "welcome",
   "page-title",
   "main-heading",
   "h1",
   "opener"
  ]
 },
 {
  "block": "logos",
  "called": "Logos",
  "words": [
   "logo",
   "partners",
   "partner",
   "clients",
   "customers",
   "sponsors",
   "supporters",
   "members-logos",
   "logo-wall",
   "logo-cloud",
   "logo-grid",
   "brands",
   "trusted-by",
   "as-seen-in",
   "in-good-company",
   "certificates",
   "badges",
   "awards"
  ]
 },
 {
  "block": "opening-hours",
  "called": "Opening hours",
  "words": [
   "hours",
   "open",
   "opening-times",
   "business-hours",
   "office-hours",
   "visiting-hours",
   "consultation-hours",
   "open-now",
   "closed",
   "holidays",
   "days-off",
   "opening",
   "times",
   "when-we-are-there"
  ]
 },
 {
  "block": "people",
  "called": "People",
  "words": [
   "team",
   "staff",
   "persons",
   "person",
   "members",
   "member",
   "board",
   "profiles",
   "profile",
   "leadership",
   "employees",
   "team-grid",
   "about-us",
   "founders",
   "speakers",
   "experts",
   "advisors",
   "portraits",
   "bios"
  ]
 },
 {
  "block": "picture",
  "called": "Picture",
  "words": [
   "image",
   "photo",
   "photograph",
   "img",
   "pic",
   "figure-image",
   "large-picture",
   "full-width-image",
   "image-block",
   "media",
   "picture-slider",
   "image-comparison",
   "comparison-slider",
   "compare-images",
   "before-after-slider",
   "before-after-image",
   "juxtapose"
  ]
 },
 {
  "block": "place",
  "called": "Place",
  "words": [
   "location",
   "map",
   "address",
   "directions",
   "where-we-are",
   "find-us",
   "booking",
   "reservation",
   "appointment",
   "how-to-find-us",
   "way",
   "getting-here",
   "venue",
   "visit",
   "arrival",
   "openstreetmap",
   "google-maps"
  ]
 },
 {
  "block": "pricing",
  "called": "Prices",
  "words": [
   "prices",
   "price",
   "plans",
   "packages",
   "price-table",
   "pricing-table",
   "pricing-plans",
   "price-plans",
   "tiers",
   "subscription",
   "subscriptions",
   "membership",
   "memberships",
   "rates",
   "tariffs",
   "fees",
   "costs",
   "pricing-cards",
   "offers"
  ]
 },
 {
  "block": "prose",
  "called": "Text",
  "words": [
   "text",
   "paragraph",
   "paragraphs",
   "rich-text",
   "richtext",
   "content",
   "body",
   "copy",
   "markdown",
   "story",
   "article-body",
   "text-block",
   "textblock",
   "words",
   "description",
   "legal",
   "wysiwyg",
   "html",
   "about",
   "mission",
   "text-section",
   "note"
  ]
 },
 {
  "block": "prose",
  "field": "parts",
  "words": [
   "subheadings",
   "subheading",
   "headings",
   "chapters",
   "paragraphs-with-headings"
  ]
 },
 {
  "block": "prose",
  "field": "points",
  "words": [
   "list",
   "bullets",
   "bullet-list",
   "bullet-points",
   "points",
   "ul",
   "ol"
  ]
 },
 {
  "block": "prose",
  "field": "drawing",
  "words": [
   "illustration",
   "artwork"
  ]
 },
 {
  "block": "quote",
  "called": "Quote",
  "words": [
   "quotes",
   "quotation",
   "quotations",
   "blockquote",
   "block-quote",
   "pull-quote",
   "pullquote",
   "testimonial",
   "testimonials",
   "review",
   "reviews",
   "citation",
   "saying",
   "customer-voice",
   "voices",
   "recommendation",
   "endorsement",
   "what-people-say"
  ]
 },
 {
  "block": "split",
  "called": "Words and picture",
  "words": [
   "text-and-image",
   "image-and-text",
   "text-image",
   "image-text",
   "media-and-text",
   "media-text",
   "text-with-image",
   "two-column",
   "half-and-half",
   "fifty-fifty",
   "50-50",
   "feature-row",
   "zigzag",
   "side-image",
   "content-with-image"
  ]
 },
 {
  "block": "stat-ticker",
  "called": "Moving figures",
  "words": [
   "ticker",
   "marquee",
   "scroller",
   "carousel",
   "slider",
   "running-line",
   "news-ticker",
   "banner-ticker",
   "stats-ticker",
   "scrolling-text",
   "moving-figures"
  ]
 },
 {
  "block": "stats",
  "called": "Figures",
  "words": [
   "numbers",
   "figures",
   "statistics",
   "statistic",
   "metrics",
   "metric",
   "kpi",
   "kpis",
   "facts",
   "key-figures",
   "counters",
   "counter",
   "key-facts",
   "results",
   "achievements",
   "impact",
   "data",
   "stat-grid"
  ]
 },
 {
  "block": "steps",
  "called": "Steps",
  "words": [
   "process",
   "how-it-works",
   "instructions",
   "guide",
   "howto",
   "how-to",
   "workflow",
   "stages",
   "stage",
   "procedure",
   "ordered-list",
   "numbered-list",
   "journey",
   "path",
   "tutorial",
   "recipe"
  ]
 },
 {
  "block": "table",
  "called": "Table",
  "words": [
   "spreadsheet",
   "data-table",
   "price-list",
   "schedule",
   "matrix"
  ]
 },
 {
  "block": "tabs",
  "called": "Tabs",
  "words": [
   "tabbed",
   "switcher",
   "tab-group",
   "panels",
   "panel",
   "segments",
   "segmented",
   "tab-panel",
   "tabset"
  ]
 },
 {
  "block": "timeline",
  "called": "Timeline",
  "words": [
   "roadmap",
   "history",
   "milestones",
   "milestone",
   "chronology",
   "plan",
   "our-story",
   "years",
   "phases"
  ]
 },
 {
  "block": "video",
  "called": "Video",
  "words": [
   "film",
   "films",
   "movie",
   "movies",
   "clip",
   "youtube",
   "vimeo",
   "player",
   "embed",
   "screencast",
   "trailer",
   "media",
   "recording",
   "webinar",
   "animation",
   "iframe"
  ]
 },
 {
  "block": "shared",
  "called": "Shared section",
  "words": [
   "include",
   "snippet",
   "partial",
   "reuse",
   "common",
   "global",
   "fragment",
   "template"
  ]
 }
];
