import { toPython } from '../../src/samples/python';
import { createLink, getLink } from './sample';

describe('toPython', () => {
  it('writes a request without a body', () => {
    expect(toPython(getLink)).toBe(`import requests

url = "https://api.example.com/boards/b%2F1/links"
headers = {
    "Api-Version": "v1.0",
}

response = requests.get(url, headers=headers)
response.raise_for_status()
print(response.text)
`);
  });

  it('writes a JSON body with Python literals', () => {
    expect(toPython(createLink)).toContain(String.raw`}
payload = {
    "title": "'\"${'`'}$()${'${}'}\\\n#{} é🎵\u202e",
    "count": 2,
    "on": True,
    "off": False,
    "none": None,
    "list": [],
    "tags": [
        "007",
    ],
}

response = requests.post(url, headers=headers, json=payload)
`);
  });

  it('writes a bare array', () => {
    const body = { mediaType: 'application/json', json: [{ a: [[], {}] }] } as const;
    expect(toPython({ ...createLink, method: 'PUT', body })).toContain(`payload = [
    {
        "a": [
            [],
            {},
        ],
    },
]

response = requests.put(url, headers=headers, json=payload)
`);
  });
});
