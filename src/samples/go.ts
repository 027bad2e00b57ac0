import { toLines, toQuoted } from './literals';
import { type BodyWriter, readsFiles, writeParts, writeRequest } from './write';
import type { HttpRequest } from '../request/model';

/** A Go program that uses net/http. Raw strings can contain everything except their delimiter. */
export function toGo(request: HttpRequest): string {
  const { url, headers, code, use, imports } = writeRequest(request, bodies);
  const allImports = [
    'fmt',
    request.stream ? 'bufio' : 'io',
    'log',
    'net/http',
    ...imports,
  ].toSorted();
  return `package main

import (
${allImports.map((name) => `\t"${name}"\n`).join('')})

func main() {
${code}	request, err := http.NewRequest(${toQuoted(request.method)}, ${url}, ${use ?? 'nil'})
	if err != nil {
		log.Fatal(err)
	}
${toLines(headers, toSetter('request.Header'))}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
${request.stream ? readLines : readAll}	if response.StatusCode >= 400 {
		log.Fatal("HTTP status ", response.Status)
	}
}
`;
}

const readAll = `	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(content))
`;

const readLines = `	lines := bufio.NewScanner(response.Body)
	for lines.Scan() {
		fmt.Println(lines.Text())
	}
	if err := lines.Err(); err != nil {
		log.Fatal(err)
	}
`;

const toSetter = (owner: string) => (name: string, value: string) =>
  `\t${owner}.Set(${toQuoted(name)}, ${toQuoted(value)})`;

const bodies: BodyWriter = {
  quote: toQuoted,
  raw: (raw) => `\`${raw.replaceAll('`', '\\u0060')}\``,
  text: (literal) => ({
    code: `\tbody := ${literal}\n`,
    use: 'strings.NewReader(body)',
    imports: ['strings'],
  }),
  form: (fields) => ({
    code: `\tform := url.Values{}\n${toLines(fields, toSetter('form'))}`,
    use: 'strings.NewReader(form.Encode())',
    imports: ['net/url', 'strings'],
  }),
  multipart: (parts) => ({
    code: `	body := &bytes.Buffer{}
	add := func(content []byte, err error) {
		if err != nil {
			log.Fatal(err)
		}
		body.Write(content)
	}
${writeParts(
  parts,
  (text) => `	add([]byte(${toQuoted(text)}), nil)\n`,
  (name) => `	add(os.ReadFile(${toQuoted(name)}))\n`,
)}`,
    use: 'body',
    imports: readsFiles(parts) ? ['bytes', 'os'] : ['bytes'],
  }),
  file: (name) => ({
    code: `	body, err := os.Open(${toQuoted(name)})
	if err != nil {
		log.Fatal(err)
	}
`,
    use: 'body',
    imports: ['os'],
  }),
  hasBoundary: true,
};
