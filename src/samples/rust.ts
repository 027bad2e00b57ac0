import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toBraced, toLines, toRaw } from './literals';

/** A Rust program that uses the blocking client of reqwest. */
export function toRust(request: HttpRequest): string {
  return `// cargo add reqwest@0.12 --features blocking
use reqwest::blocking::Client;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let response = Client::new()
        .${request.method.toLowerCase()}(${toBraced(toUrl(request))})
${toLines(request.headers, (name, value) => `        .header(${toBraced(name)}, ${toBraced(value)})`)}${request.body ? toBody(request.body) : ''}        .send()?
        .error_for_status()?;
    println!("{}", response.text()?);
    Ok(())
}
`;
}

function toBody(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `        .body(\n            r${toRaw(body.json, '"', '"')},\n        )\n`;
    case 'application/x-www-form-urlencoded':
      return `        .form(&[\n${toLines(body.fields, (name, value) => `            (${toBraced(name)}, ${toBraced(value)}),`)}        ])\n`;
    default:
      return body satisfies never;
  }
}
