import { hasForm, toJsonText, toLines, toQuoted, writeBody } from './literals';
import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';

/** A Go program that uses net/http. Raw strings can contain everything except their delimiter. */
export function toGo(request: HttpRequest): string {
  const isForm = hasForm(request);
  const body = writeBody(
    request,
    (json) => `\tbody := \`${toJsonText(json).replaceAll('`', '\\u0060')}\`\n`,
    (fields) => `\tform := url.Values{}\n${toLines(fields, toSetter('form'))}`,
  );
  const reader = body && `strings.NewReader(${isForm ? 'form.Encode()' : 'body'})`;
  return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
${isForm ? '\t"net/url"\n' : ''}${body && '\t"strings"\n'})

func main() {
${body}	request, err := http.NewRequest("${request.method}", ${toQuoted(toUrl(request))}, ${reader || 'nil'})
	if err != nil {
		log.Fatal(err)
	}
${toLines(request.headers, toSetter('request.Header'))}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(string(content))
	if response.StatusCode >= 400 {
		log.Fatal("HTTP status ", response.Status)
	}
}
`;
}

const toSetter = (owner: string) => (name: string, value: string) =>
  `\t${owner}.Set(${toQuoted(name)}, ${toQuoted(value)})`;
