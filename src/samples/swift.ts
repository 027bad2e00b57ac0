import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toBraced, toLines, toRaw } from './literals';

/** A Swift program (5.9 or newer) that uses URLSession, on Apple's systems and on Linux. */
export function toSwift(request: HttpRequest): string {
  const { body } = request;
  return `import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: ${toBraced(toUrl(request))})!)
request.httpMethod = "${request.method}"
${toLines(request.headers, (name, value) => `request.setValue(${toBraced(value)}, forHTTPHeaderField: ${toBraced(name)})`)}${body ? toBody(body) : ''}
let (data, response) = try await URLSession.shared.data(for: request)
let status = (response as! HTTPURLResponse).statusCode
guard status < 400 else {
    fatalError("HTTP status \\(status)")
}
print(String(decoding: data, as: UTF8.self))
`;
}

function toBody(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `request.httpBody = Data(${toRaw(body.json, '"""\n', '\n"""')}.utf8)\n`;
    case 'application/x-www-form-urlencoded':
      return `
let fields = [
${toLines(body.fields, (name, value) => `    (${toBraced(name)}, ${toBraced(value)}),`)}]
func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
}
request.httpBody = Data(fields.map { encode($0) + "=" + encode($1) }.joined(separator: "&").utf8)
`;
    default:
      return body satisfies never;
  }
}
