import { toCurl } from '../../src/samples/curl';
import { createLink, getLink, requestToken } from './sample';

describe('toCurl', () => {
  it('writes a request without a body', () => {
    expect(toCurl(getLink)).toBe(String.raw`curl --request GET \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --fail-with-body \
  --header 'Api-Version: v1.0'
`);
  });

  it('writes a JSON body that escapes only single quotes', () => {
    expect(toCurl(createLink)).toBe(String.raw`curl --request POST \
  --url 'https://api.example.com/boards/b%2F1/links' \
  --fail-with-body \
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
    const secret = `'\\''"\`$()\${}\\#{} é🎵`;
    const fields = [
      ['scope', 'public.api'],
      ['client secret', `'"\`$()\${}\\#{} é🎵`],
    ] as const;
    const body = { mediaType: 'application/x-www-form-urlencoded', fields } as const;
    expect(toCurl({ ...requestToken, body })).toContain(
      String.raw`
  --data-urlencode 'scope=public.api' \
` + `  --data-urlencode 'client%20secret=${secret}'\n`,
    );
  });

  it.each([
    ['a line break', 'a\nb', 'a%0Ab'],
    ['an escape character', '\u001b[2J', '%1B%5B2J'],
    ['a bidirectional control', '\u202e', '%E2%80%AE'],
    ['a byte order mark', '\ufeff', '%EF%BB%BF'],
    ['a lone surrogate', '\ud800', '%EF%BF%BD'],
  ])(
    'encodes %s of a form itself, because terminals interpret or hide it',
    (_name, text, encoded) => {
      const fields = [['client_secret', text]] as const;
      const body = { mediaType: 'application/x-www-form-urlencoded', fields } as const;
      expect(toCurl({ ...requestToken, body })).toContain(
        `  --data-raw 'client_secret=${encoded}'\n`,
      );
    },
  );

  it('quotes headers and query', () => {
    const headers = [['Authorization', `Bearer $(id)'`]] as const;
    const query = [['title', `it's a+b`]] as const;
    expect(toCurl({ ...getLink, headers, query })).toBe(String.raw`curl --request GET \
  --url 'https://api.example.com/boards/b%2F1/links?title=it%27s%20a%2Bb' \
  --fail-with-body \
  --header 'Authorization: Bearer $(id)'\'''
`);
  });

  it('prevents curl from expanding a placeholder', () => {
    expect(toCurl({ ...getLink, path: '/boards/{boardId}' })).toContain(
      String.raw`
  --url 'https://api.example.com/boards/{boardId}' \
  --globoff \
`,
    );
  });
});
