/** A page at an old URL, for hosts without redirects. It contains no scripts or styles. */

interface Target {
  /** The title of the moved page. */
  readonly title: string;
  /** The path of the page, including the base URL. */
  readonly path: string;
}

interface Portal {
  readonly title: string;
  readonly url: string;
  readonly baseUrl: string;
}

export function buildRedirectPage(target: Target, portal: Portal): string {
  const path = escape(target.path);
  const title = escape(target.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${escape(portal.url)}${path}">
<link rel="icon" href="${escape(portal.baseUrl)}img/favicon.svg">
<title>${title} | ${escape(portal.title)}</title>
</head>
<body>
<main>
<h1>This page has moved</h1>
<p>It is now at <a href="${path}">${title}</a>.</p>
</main>
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
