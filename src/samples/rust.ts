import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';
import { toBraced, toLines, toRaw, writeBody } from './literals';

/** A Rust program that uses the blocking client of reqwest. */
export function toRust(request: HttpRequest): string {
  const body = writeBody(
    request,
    (json) => `        .body(\n            r${toRaw(json, '"', '"')},\n        )\n`,
    (fields) =>
      `        .form(&[\n${toLines(fields, (name, value) => `            (${toBraced(name)}, ${toBraced(value)}),`)}        ])\n`,
  );
  return `// cargo add reqwest@0.12 --features blocking
use reqwest::blocking::Client;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let response = Client::new()
        .${request.method.toLowerCase()}(${toBraced(toUrl(request))})
${toLines(request.headers, (name, value) => `        .header(${toBraced(name)}, ${toBraced(value)})`)}${body}        .send()?;
    let status = response.status();
    println!("{}", response.text()?);
    if !status.is_success() {
        return Err(format!("HTTP status {status}").into());
    }
    Ok(())
}
`;
}
