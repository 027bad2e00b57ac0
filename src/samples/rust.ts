import type { HttpRequest } from '../request/model';
import { toBraced, toLines, toRaw } from './literals';
import { writeRequest } from './write';

/** A Rust program that uses the blocking client of reqwest. */
export function toRust(request: HttpRequest): string {
  const { method } = request;
  const { url, headers, code, imports } = writeRequest(request, {
    quote: toBraced,
    // On a line of its own, since it has several lines.
    raw: (raw) => `\n            r${toRaw(raw, '"', '"')},\n        `,
    text: (literal) => `        .body(${literal})\n`,
    form: (fields) =>
      `        .form(&[\n${toLines(fields, (name, value) => `            (${toBraced(name)}, ${toBraced(value)}),`)}        ])\n`,
    multipart(parts) {
      const lines = parts.map(({ name, mediaType, ...part }) => {
        const content =
          'file' in part ? `file(${toBraced(part.file)})?` : `text(${toBraced(part.text)})`;
        const type = mediaType ? `.mime_str(${toBraced(mediaType)})?` : '';
        return `                .part(${toBraced(name)}, Part::${content}${type})`;
      });
      return {
        code: `        .multipart(\n            Form::new()\n${lines.join('\n')},\n        )\n`,
        imports: [',multipart', 'use reqwest::blocking::multipart::{Form, Part};\n'],
      };
    },
    file: (name) => `        .body(std::fs::File::open(${toBraced(name)})?)\n`,
  });
  const [feature = '', use = ''] = imports;
  return `// cargo add reqwest@0.12 --features blocking${feature}
${use}${request.stream ? 'use std::io::{BufRead, BufReader};\n' : ''}use reqwest::blocking::Client;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let response = Client::new()
        .${toCall(method)}${url})
${toLines(headers, (name, value) => `        .header(${toBraced(name)}, ${toBraced(value)})`)}${code}        .send()?;
    let status = response.status();
${request.stream ? readLines : readAll}    if !status.is_success() {
        return Err(format!("HTTP status {status}").into());
    }
    Ok(())
}
`;
}

const readAll = `    println!("{}", response.text()?);
`;

const readLines = `    for line in BufReader::new(response).lines() {
        println!("{}", line?);
    }
`;

function toCall(method: string): string {
  if (/^(?:DELETE|GET|HEAD|PATCH|POST|PUT)$/.test(method)) return `${method.toLowerCase()}(`;
  const constant = /^(?:OPTIONS|TRACE)$/.test(method);
  return constant
    ? `request(reqwest::Method::${method}, `
    : `request(reqwest::Method::from_bytes(b${toBraced(method)})?, `;
}
