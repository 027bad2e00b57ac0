/** Elements and imports of a page that are wrong, with the messages. */
export const elementMistakes: readonly (readonly [body: string, messages: readonly string[]])[] = [
  [
    '<endpointlink slug="boards" />',
    [
      '1: <endpointlink>: found an element that HTML does not have, expected one that it has. Write <EndpointLink>.',
    ],
  ],
  [
    '<blink>x</blink>',
    [
      '1: <blink>: found an element that HTML does not have, expected one that it has. Did you mean "link"?',
    ],
  ],
  [
    '<script>alert</script>',
    [
      '1: <script>: found a script, expected nothing that the security policy of the portal refuses. Put the code into a component in src/components.',
    ],
  ],
  [
    '<script src="https://example.com/x.js"></script>',
    [
      '1: <script>: found a script, expected nothing that the security policy of the portal refuses. Put the code into a component in src/components.',
    ],
  ],
  [
    '<style>x</style>',
    [
      '1: <style>: found a style, expected nothing that the security policy of the portal refuses. Put it into src/css/custom.css.',
    ],
  ],
  [
    '<iframe src="https://example.com"></iframe>',
    [
      '1: <iframe>: found a page inside the page, expected nothing that the security policy of the portal refuses. Write a link to it.',
    ],
  ],
  [
    '<div style="color:red">x</div>',
    [
      '1: <div>: found a style, expected no inline style, which the policy refuses. Give it a class, and put the style into src/css/custom.css.',
    ],
  ],
  [
    '<div style={{color: "red"}}>x</div>',
    [
      '1: <div>: found a style, expected no inline style, which the policy refuses. Give it a class, and put the style into src/css/custom.css.',
    ],
  ],
  [
    '<div onclick="x">x</div>',
    ['1: <div>: found a script in "onclick", expected no inline script.'],
  ],
  [
    '<img src="https://example.com/x.png" alt="x" />',
    [
      '1: <img> src: found a file of another site, expected one of this site. Put it into the folder of the page: readers load nothing from elsewhere.',
    ],
  ],
  [
    '<img src="./nowhere.png" alt="x" />',
    [
      '1: <img> src: found "./nowhere.png", expected a link or an image of Markdown, whose address the build checks. Write ![what it shows](./image.png).',
    ],
  ],
  [
    '<a href="javascript:alert(1)">x</a>',
    [
      '1: <a> href: found "javascript:alert(1)", expected a link or an image of Markdown, whose address the build checks. Write [label](./page.mdx).',
    ],
  ],
  [
    '<a href="./errors.mdx">x</a>',
    [
      '1: <a> href: found "./errors.mdx", expected a link or an image of Markdown, whose address the build checks. Write [label](./page.mdx).',
    ],
  ],
  [
    '<video src="https://example.com/x.mp4"></video>',
    [
      '1: <video> src: found a file of another site, expected one of this site. Put it into the folder of the page: readers load nothing from elsewhere.',
    ],
  ],
  [
    '<h1>Title</h1>',
    [
      '1: <h1>: found a heading of level 1, expected level 2 or below, since the title of the page is level 1. Write "##".',
    ],
  ],
  [
    '<meta name="a" content="b" />',
    ['1: <meta>: found it in the text of the page, expected <meta> inside of <Head>.'],
  ],
  [
    'Text <Sample slug="boards" /> more.',
    [
      '1: <Sample>: found it inside of a paragraph, expected a paragraph of its own. Put it on a line of its own, with a blank line above and below.',
    ],
  ],
  [
    'Text <div>x</div> more.',
    [
      '1: <div>: found it inside of a paragraph, expected a paragraph of its own. Put it on a line of its own, with a blank line above and below.',
    ],
  ],
  [
    '<p>\n\nText.\n\n</p>',
    [
      '3: <p>: found a paragraph in it, expected text. Write <div> instead, or the text on the line of <p>.',
    ],
  ],
  [
    '<Host of="api">text</Host>',
    [
      '1: <Host>: found content, which it does not show, expected nothing between its tags. End it with "/>", and put the content behind it.',
    ],
  ],
  [
    '<Host of="api" of="authentication" />',
    ['1: <Host> of: found it twice, expected each attribute once.'],
  ],
  [
    '{[1].map((x) => <iframe key={x} src="https://example.com" />)}',
    [
      '1: <iframe>: found a page inside the page, expected nothing that the security policy of the portal refuses. Write a link to it.',
    ],
  ],
  [
    "import x from './nowhere.json';\n\nText.",
    ['1: import "./nowhere.json": found no such file, expected a file that exists.'],
  ],
  [
    "import x from 'lodash';\n\nText.",
    [
      '1: import "lodash": found a module that is not part of a version, expected a file beside the page, or a component of @site/src/components.',
    ],
  ],
  [
    "import x from '@site/src/site';\n\nText.",
    [
      '1: import "@site/src/site": found a file of the portal, expected a component of @site/src/components, or a file beside the page.',
    ],
  ],
  [
    "import x from '@docusaurus/Lnk';\n\nText.",
    [
      '1: import "@docusaurus/Lnk": found a module that is not part of a version, expected a file beside the page, or a component of @site/src/components. Did you mean "@docusaurus/Link"?',
    ],
  ],
  [
    '<Host of={} />',
    [
      '1: found braces without a value, expected a value such as slug="boards" or values={{ query: { page: 2 } }}. Write the value, or remove the attribute.',
    ],
  ],
  ['<a></a b>', ['1: found an attribute in a closing tag, expected a closing tag such as </a>.']],
  [
    '- x\n\n  <Host\nof="api" />',
    [
      '4: found a line of a component that is not indented as the line before, expected the whole component inside of the list or quote that holds it. Indent the line as far as the component, or begin it with "> " in a quote.',
    ],
  ],
  [
    '**<b>x**</b>',
    [
      '1: found <b> without an end, expected </b> or <b />. Close it in the same paragraph, or put both tags on lines of their own; one that holds nothing ends with "/>".',
    ],
  ],
  [
    '<b>**x</b>**',
    [
      '1: found </b> inside of marks that began before its element, or ended after it, expected </b> where the element began. Put the marks, such as "**", inside or outside of the whole element.',
    ],
  ],
  [
    'Text <br> more.',
    [
      '1: found <br> without a slash, expected <br />. An element that holds nothing ends with "/>".',
    ],
  ],
  [
    'a <b',
    [
      '1: found a "<" that begins no component, expected text. Write "\\<" for the character in a text, or put code between backticks.',
    ],
  ],
  [
    '<!-- x -->',
    [
      '1: found "<!--", expected a comment such as {/* text */}. Write {/* and */} around the comment.',
    ],
  ],
];
