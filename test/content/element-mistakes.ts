/** Invalid elements and imports of a page, with the messages. */
export const elementMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<endpointlink slug="boards" />',
    [
      '1: <endpointlink>: found an unknown HTML element, expected a known element. Write <EndpointLink>.',
    ],
  ],
  [
    '<blink>x</blink>',
    ['1: <blink>: found an unknown HTML element, expected a known element. Did you mean "link"?'],
  ],
  [
    '<script>alert</script>',
    [
      '1: <script>: found a script, expected only elements that the security policy of the portal allows. Move the code to a component in src/components.',
    ],
  ],
  [
    '<script src="https://example.com/x.js"></script>',
    [
      '1: <script>: found a script, expected only elements that the security policy of the portal allows. Move the code to a component in src/components.',
    ],
  ],
  [
    '<style>x</style>',
    [
      '1: <style>: found a style, expected only elements that the security policy of the portal allows. Move it to src/css/custom.css.',
    ],
  ],
  [
    '<iframe src="https://example.com"></iframe>',
    [
      '1: <iframe>: found an embedded page, expected only elements that the security policy of the portal allows. Link to it instead.',
    ],
  ],
  [
    '<div style="color:red">x</div>',
    [
      '1: <div>: found a style, expected no inline style, because the policy blocks it. Add a class, and move the style to src/css/custom.css.',
    ],
  ],
  [
    '<div style={{color: "red"}}>x</div>',
    [
      '1: <div>: found a style, expected no inline style, because the policy blocks it. Add a class, and move the style to src/css/custom.css.',
    ],
  ],
  [
    '<div onclick="x">x</div>',
    ['1: <div>: found a script in "onclick", expected no inline script.'],
  ],
  [
    '<img src="https://example.com/x.png" alt="x" />',
    [
      '1: <img> src: found a file from another site, expected a file of this site. Put it in the folder of the page. The portal does not load files from other sites.',
    ],
  ],
  [
    '<img src="./nowhere.png" alt="x" />',
    [
      '1: <img> src: found "./nowhere.png", expected a Markdown link or image, which the build checks. Write ![description](./image.png).',
    ],
  ],
  [
    '<a href="javascript:alert(1)">x</a>',
    [
      '1: <a> href: found "javascript:alert(1)", expected a Markdown link or image, which the build checks. Write [label](./page.mdx).',
    ],
  ],
  [
    '<a href="./errors.mdx">x</a>',
    [
      '1: <a> href: found "./errors.mdx", expected a Markdown link or image, which the build checks. Write [label](./page.mdx).',
    ],
  ],
  [
    '<video src="https://example.com/x.mp4"></video>',
    [
      '1: <video> src: found a file from another site, expected a file of this site. Put it in the folder of the page. The portal does not load files from other sites.',
    ],
  ],
  [
    '<h1>Title</h1>',
    [
      '1: <h1>: found a heading of level 1, expected level 2 or lower, because the page title is level 1. Write "##".',
    ],
  ],
  [
    '<meta name="a" content="b" />',
    ['1: <meta>: found the element in the text of the page, expected <meta> in <Head>.'],
  ],
  [
    'Text <Sample slug="boards" /> more.',
    [
      '1: <Sample>: found a block element in a paragraph, expected a separate paragraph. Put it on a separate line, with a blank line above and below.',
    ],
  ],
  [
    'Text <div>x</div> more.',
    [
      '1: <div>: found a block element in a paragraph, expected a separate paragraph. Put it on a separate line, with a blank line above and below.',
    ],
  ],
  [
    '<p>\n\nText.\n\n</p>',
    [
      '3: <p>: found a paragraph in it, expected text. Use <div> instead, or put the text on the same line as <p>.',
    ],
  ],
  [
    '<Host of="api">text</Host>',
    [
      '1: <Host>: found content, which the component does not show, expected no content between its tags. End the tag with "/>", and move the content after it.',
    ],
  ],
  [
    '<Host of="api" of="authentication" />',
    ['1: <Host> of: found it twice, expected unique attributes.'],
  ],
  [
    '{[1].map((x) => <iframe key={x} src="https://example.com" />)}',
    [
      '1: <iframe>: found an embedded page, expected only elements that the security policy of the portal allows. Link to it instead.',
    ],
  ],
  [
    "import x from './nowhere.json';\n\nText.",
    ['1: import "./nowhere.json": found no file, expected a file that exists.'],
  ],
  [
    "import x from 'lodash';\n\nText.",
    [
      '1: import "lodash": found a module that is not part of a version, expected a file next to the page, or a component from @site/src/components.',
    ],
  ],
  [
    "import x from '@site/src/site';\n\nText.",
    [
      '1: import "@site/src/site": found a file of the portal, expected a component from @site/src/components, or a file next to the page.',
    ],
  ],
  [
    "import x from '@docusaurus/Lnk';\n\nText.",
    [
      '1: import "@docusaurus/Lnk": found a module that is not part of a version, expected a file next to the page, or a component from @site/src/components. Did you mean "@docusaurus/Link"?',
    ],
  ],
  [
    '<Host of={} />',
    [
      '1: found braces without a value, expected a value such as slug="boards" or values={{ query: { page: 2 } }}. Add a value, or remove the attribute.',
    ],
  ],
  ['<a></a b>', ['1: found an attribute in a closing tag, expected a closing tag such as </a>.']],
  [
    '- x\n\n  <Host\nof="api" />',
    [
      '4: found a line of a component with a different indentation than the line before, expected the entire component in its list or quote. Indent the line like the component, or start it with "> " in a quote.',
    ],
  ],
  [
    '**<b>x**</b>',
    [
      '1: found <b> without a closing tag, expected </b> or <b />. Close it in the same paragraph, or put both tags on separate lines. Elements without content end with "/>".',
    ],
  ],
  [
    '<b>**x</b>**',
    [
      '1: found </b> inside marks that overlap the element, expected </b> at the same level as the opening tag. Put the marks, such as "**", inside or outside the entire element.',
    ],
  ],
  [
    'Text <br> more.',
    ['1: found <br> without a slash, expected <br />. Elements without content end with "/>".'],
  ],
  [
    'a <b',
    [
      '1: found an unmatched "<", expected text. Write "\\<" for a literal "<", or put code between backticks.',
    ],
  ],
  [
    '<!-- x -->',
    [
      '1: found "<!--", expected a comment such as {/* text */}. Put the comment between {/* and */}.',
    ],
  ],
];
