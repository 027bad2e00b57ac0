import type { HttpRequest } from '../request/model';
import { encode, toUrl } from '../request/build';
import { toBraced, toLines, toRaw, writeBody } from './literals';
import { toHeaders, toNote } from './other-bodies';

/** A Swift program (5.9 or newer) that uses URLSession on Apple platforms and Linux. */
export function toSwift(request: HttpRequest): string {
  const note = toNote('URLSession', request);
  const { code: body } = writeBody(request, 'swift', {
    quote: toBraced,
    raw: toRawString,
    text: setText,
    form: (fields) =>
      setText(`[
${toLines(fields, (name, value) => `    ("${encode(name)}", ${toBraced(value)}),`)}].map { name, value in
    name + "=" + value.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
}.joined(separator: "&")`),
  });
  return `${note}import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: ${toBraced(toUrl(request))})!)
request.httpMethod = "${request.method}"
${toLines(toHeaders(request, 'swift'), (name, value) => `request.setValue(${toBraced(value)}, forHTTPHeaderField: ${toBraced(name)})`)}${note ? '' : body}
let (data, response) = try await URLSession.shared.data(for: request)
print(String(decoding: data, as: UTF8.self))
let status = (response as! HTTPURLResponse).statusCode
if status >= 400 {
    print("HTTP status \\(status)")
    exit(1)
}
`;
}

function setText(text: string): string {
  return `let body = ${text}\nrequest.httpBody = Data(body.utf8)\n`;
}

function toRawString(text: string): string {
  return toRaw(text, '"""\n', '\n"""');
}
