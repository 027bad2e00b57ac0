import { toSearchedPart } from '../../plugins/search/parts';

const page =
  '<head><title>A</title><meta name="description" content="B &amp; &quot;c&quot;"></head>' +
  '<nav class="navbar"><a class="navbar__link">D</a><a class="x navbar__link--active">E</a></nav>' +
  '<div class="main-wrapper x"><nav class="menu thin"><ul><li><div class="menu__list-item-collapsible">' +
  '<a class="menu__link menu__link--active" href="/f" title="f">F</a></div><ul><li>G</ul></ul></nav>' +
  '<main>H<article>';

const places =
  '<meta name="description" content="B &amp; &quot;c&quot;"><a class="x navbar__link--active">E</a>' +
  '<div class="main-wrapper x"><nav class="menu thin"><div class="menu__list-item-collapsible">' +
  '<a class="menu__link menu__link--active" href="/f">F</a></div></nav>';

it.each([
  ['the article without attributes', '<p id=a>B &lt;<!-- -->c<br>d</p>', '<p>B &lt;c<br>d</p>'],
  ['end tags as they are', '<ul><li>a<p>b<li>c</ul>', '<ul><li>a<p>b<li>c</ul>'],
  [
    'nothing for the screen',
    'a<button><b>c</b></button><select><option>d</select><p data-mdast=ignore>e<div ' +
      'data-search=ignore><div>f</div></div><ul data-mdast=list><li>g</ul>h',
    'ah',
  ],
  ['code and fields', '<ul><li>a<ul><li>b</ul></ul><pre>c</pre>', undefined],
])('is read by the search: %s', (_name, html, expected = html) => {
  expect(toSearchedPart(`${page}${html}</article></main></div>`, false)).toBe(
    `${places}<article>${expected}</article></div>`,
  );
});

it('leaves code and nested fields out of large portals', () => {
  const html = '<ul><li>a<ul><li>b</li></ul>c</li></ul><pre>d</pre>e';
  expect(toSearchedPart(`<article>${html}</article>`, true)).toBe(
    '<article><ul><li>ac</li></ul>e</article>',
  );
});
