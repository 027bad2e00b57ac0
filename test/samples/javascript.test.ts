import { toJavaScript } from '../../src/samples/javascript';
import { createLink, getLink, requestToken } from './sample';

describe('toJavaScript', () => {
  it('writes a request without a body', () => {
    expect(toJavaScript(getLink))
      .toBe(`const response = await fetch("https://api.example.com/boards/b%2F1/links", {
  method: "GET",
  headers: {
    "Api-Version": "v1.0",
  },
});

if (!response.ok) {
  throw new Error(\`HTTP status \${response.status}\`);
}
console.log(await response.text());
`);
  });

  it('writes a JSON body', () => {
    expect(toJavaScript(createLink)).toContain(String.raw`  },
  body: JSON.stringify({
    "title": "'\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e",
    "count": 2,
    "on": true,
    "off": false,
    "none": null,
    "list": [],
    "tags": [
      "007"
    ]
  }),
});
`);
  });

  it('writes a form', () => {
    expect(toJavaScript(requestToken)).toContain(String.raw`  body: new URLSearchParams({
    "scope": "public.api",
    "client_secret": "'\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e",
  }),
});
`);
  });
});
