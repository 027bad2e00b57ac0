import { toCurl } from '../../src/samples/curl';
import { createLink, getLink, requestToken } from './sample';

describe('toCurl', () => {
  it('writes a request without a body', () => {
    expect(toCurl(getLink)).toBe(String.raw`curl --request GET \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --header 'Api-Version: v1.0'
`);
  });

  it('writes a JSON body, in which only the single quote is special', () => {
    expect(toCurl(createLink)).toBe(String.raw`curl --request POST \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --header 'Api-Version: v1.0' \
  --data-raw '{
  "title": "'\''\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e",
  "count": 2,
  "on": true,
  "off": false,
  "none": null,
  "list": [],
  "tags": [
    "007"
  ]
}'
`);
  });

  it('leaves the encoding of a form to curl', () => {
    const secret = `'\\''"\`$()\${}\\\n#{} é🎵\u202e`;
    expect(toCurl(requestToken)).toBe(
      String.raw`curl --request POST \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --data-urlencode 'scope=public.api' \
` + `  --data-urlencode 'client_secret=${secret}'\n`,
    );
  });

  it('quotes headers and query', () => {
    const headers = [['Authorization', `Bearer $(id)'`]] as const;
    const query = [['title', `it's a+b`]] as const;
    expect(toCurl({ ...getLink, headers, query })).toBe(String.raw`curl --request GET \
  --url 'https://api.example.com/boards/b%2F1/links?title=it%27s%20a%2Bb' \
  --header 'Authorization: Bearer $(id)'\'''
`);
  });

  it('keeps curl from expanding a placeholder', () => {
    expect(toCurl({ ...getLink, path: '/boards/{boardId}' })).toContain(
      String.raw`
  --url 'https://api.example.com/boards/{boardId}' \
  --globoff \
`,
    );
  });
});
