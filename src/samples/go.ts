import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toLines, toQuoted } from './literals';

/** A Go program that uses net/http. */
export function toGo(request: HttpRequest): string {
  const { body } = request;
  const { packages, code, reader } = body ? toBody(body) : noBody;
  const imports = ['fmt', 'io', 'log', 'net/http', ...packages];
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

func main() {
${code}	request, err := http.NewRequest("${request.method}", ${toQuoted(toUrl(request))}, ${reader})
	if err != nil {
		log.Fatal(err)
	}
${toLines(request.headers, (name, value) => `\trequest.Header.Set(${toQuoted(name)}, ${toQuoted(value)})`)}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	if response.StatusCode >= 400 {
		log.Fatal("HTTP status ", response.Status)
	}
	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(content))
}
`;
}

interface GoBody {
  readonly packages: readonly string[];
  readonly code: string;
  readonly reader: string;
}

const noBody: GoBody = { packages: [], code: '', reader: 'nil' };

function toBody(body: RequestBody): GoBody {
  switch (body.mediaType) {
    case 'application/json':
      return {
        packages: ['strings'],
        // A raw string holds everything but its own delimiter.
        code: `\tbody := \`${toJsonText(body.json).replaceAll('`', '\\u0060')}\`\n`,
        reader: 'strings.NewReader(body)',
      };
    case 'application/x-www-form-urlencoded':
      return {
        packages: ['net/url', 'strings'],
        code: `\tform := url.Values{}\n${toLines(body.fields, (name, value) => `\tform.Set(${toQuoted(name)}, ${toQuoted(value)})`)}`,
        reader: 'strings.NewReader(form.Encode())',
      };
    default:
      return body satisfies never;
  }
}
