const escapeHtml = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export default class Site {
  data() {
    return {
      pagination: { data: 'sitePages', size: 1, alias: 'item' },
      permalink: ({ item }) => `${item.path.slice(1)}/index.html`.replace(/^\//, ''),
    };
  }

  render({ item: { title, description, html } }) {
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(description)}">
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>${html}</body>
</html>
`;
  }
}
