import type { HttpRequest } from '../request/model';
import { encode } from '../request/encode';
import { toBraced, toLines, toRaw } from './literals';
import { toNoBodyNote, writeParts, writeRequest } from './write';

/** A Swift program (5.9 or newer) that uses URLSession on Apple platforms and Linux. */
export function toSwift(request: HttpRequest): string {
  const { url, headers, note, code } = writeRequest(request, {
    quote: toBraced,
    raw: (raw) => toRaw(raw, '"""\n', '\n"""'),
    text: setText,
    form: (fields) =>
      setText(`[
${toLines(fields, (name, value) => `    ("${encode(name)}", ${toBraced(value)}),`)}].map { name, value in
    name + "=" + value.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
}.joined(separator: "&")`),
    multipart: (parts) =>
      `var body = Data()\n${writeParts(
        parts,
        (text) => `body.append(Data(${toBraced(text)}.utf8))\n`,
        (name) => `body.append(try Data(contentsOf: URL(fileURLWithPath: ${toBraced(name)})))\n`,
      )}request.httpBody = body\n`,
    file: (name) =>
      `request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${toBraced(name)}))\n`,
    hasBoundary: true,
    toNote: ({ method, body }) => (body && method === 'GET' ? toNoBodyNote('URLSession') : ''),
  });
  return `${note}import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: ${url})!)
request.httpMethod = ${toBraced(request.method)}
${toLines(headers, (name, value) => `request.setValue(${toBraced(value)}, forHTTPHeaderField: ${toBraced(name)})`)}${note ? '' : code}
${request.stream ? readLines : readAll}let status = (response as! HTTPURLResponse).statusCode
if status >= 400 {
    print("HTTP status \\(status)")
    exit(1)
}
`;
}

const readAll = `let (data, response) = try await URLSession.shared.data(for: request)
print(String(decoding: data, as: UTF8.self))
`;

const readLines = `let (bytes, response) = try await URLSession.shared.bytes(for: request)
for try await line in bytes.lines {
    print(line)
}
`;

function setText(text: string): string {
  return `let body = ${text}\nrequest.httpBody = Data(body.utf8)\n`;
}
