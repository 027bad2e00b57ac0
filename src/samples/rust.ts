import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';
import { toBraced, toJsonText, toLines, toRaw, writeBody } from './literals';
import { toHeaders, writeOther } from './other-bodies';

/** A Rust program that uses the blocking client of reqwest. */
export function toRust(request: HttpRequest): string {
  const { method } = request;
  const other = writeOther(request, 'rust', toBraced, toRawString);
  const [feature = '', use = ''] = other.imports ?? [];
  const body = writeBody(
    request,
    (json) => `        .body(${toRawString(toJsonText(json))})\n`,
    (fields) =>
      `        .form(&[\n${toLines(fields, (name, value) => `            (${toBraced(name)}, ${toBraced(value)}),`)}        ])\n`,
    other.code,
  );
  return `// cargo add reqwest@0.12 --features blocking${feature}
${use}use reqwest::blocking::Client;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let response = Client::new()
        .${/^[OT]/.test(method) ? `request(reqwest::Method::${method}, ` : `${method.toLowerCase()}(`}${toBraced(toUrl(request))})
${toLines(toHeaders(request, 'rust'), (name, value) => `        .header(${toBraced(name)}, ${toBraced(value)})`)}${body}        .send()?;
    let status = response.status();
    println!("{}", response.text()?);
    if !status.is_success() {
        return Err(format!("HTTP status {status}").into());
    }
    Ok(())
}
`;
}

/** On a line of its own, since it has several lines. */
function toRawString(text: string): string {
  return `\n            r${toRaw(text, '"', '"')},\n        `;
}
