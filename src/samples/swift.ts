import type { HttpRequest } from '../request/model';
import { encode, toUrl } from '../request/build';
import { toBraced, toLines, toRaw, writeBody } from './literals';

/** A Swift program (5.9 or newer) that uses URLSession on Apple platforms and Linux. */
export function toSwift(request: HttpRequest): string {
  const body = writeBody(
    request,
    (json) => toRaw(json, '"""\n', '\n"""'),
    (fields) => `[
${toLines(fields, (name, value) => `    ("${encode(name)}", ${toBraced(value)}),`)}].map { name, value in
    name + "=" + value.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
}.joined(separator: "&")`,
  );
  return `import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: ${toBraced(toUrl(request))})!)
request.httpMethod = "${request.method}"
${toLines(request.headers, (name, value) => `request.setValue(${toBraced(value)}, forHTTPHeaderField: ${toBraced(name)})`)}${body && `let body = ${body}\nrequest.httpBody = Data(body.utf8)\n`}
let (data, response) = try await URLSession.shared.data(for: request)
print(String(decoding: data, as: UTF8.self))
let status = (response as! HTTPURLResponse).statusCode
if status >= 400 {
    print("HTTP status \\(status)")
    exit(1)
}
`;
}
