import {
  hasForm,
  indentRest,
  toEscape,
  toJsonText,
  toLines,
  toQuoted,
  writeBody,
} from './literals';
import { toHeaders, writeOther } from './other-bodies';
import type { HttpRequest } from '../request/model';
import { encode, toUrl } from '../request/build';

/** A Java program (15 or newer: text blocks) that uses java.net.http. */
export function toJava(request: HttpRequest): string {
  const isForm = hasForm(request);
  const other = writeOther(request, 'java', toString, (raw) => toTextBlock(raw, ''));
  const body = writeBody(
    request,
    (json) => `String body = ${toTextBlock(toJsonText(json), nextLine)}`,
    (fields) =>
      `String body = String.join("&",${fields
        .map(
          ([name, value]) =>
            `${nextLine}"${encode(name)}=" + URLEncoder.encode(${toString(value)}, StandardCharsets.UTF_8)`,
        )
        .join(',')})`,
    other.code,
  );
  const imports = (other.imports ?? []).map((name) => `import java.${name};\n`).join('');
  const publisher = other.use ?? (body ? 'ofString(body)' : 'noBody()');
  return `import java.io.IOException;
import java.net.URI;
${isForm ? 'import java.net.URLEncoder;\n' : ''}import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${isForm ? 'import java.nio.charset.StandardCharsets;\n' : ''}${imports}
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${body && `        ${body};\n`}        HttpRequest request = HttpRequest.newBuilder(URI.create(${toString(toUrl(request))}))
${toLines(toHeaders(request, 'java'), (name, value) => `${indent}.header(${toString(name)}, ${toString(value)})`)}${indent}.method("${request.method}", HttpRequest.BodyPublishers.${publisher})
${indent}.build();

        HttpResponse<String> response = HttpClient.newHttpClient()
${indent}.send(request, HttpResponse.BodyHandlers.ofString());
        System.out.println(response.body());
        if (response.statusCode() >= 400) {
            throw new IOException("HTTP status " + response.statusCode());
        }
    }
}
`;
}

const indent = ' '.repeat(12);
const nextLine = `\n${indent}`;

function toTextBlock(text: string, end: string): string {
  const escaped = toAscii(text.replaceAll('\\', '\\\\'));
  return `"""${nextLine}${indentRest(escaped, indent)}${end}"""`;
}

function toString(text: string): string {
  return toAscii(toQuoted(text));
}

/** Before JDK 18, the compiler uses the default encoding of the system, so only ASCII is safe. */
function toAscii(code: string): string {
  return code.replaceAll(/[\u0080-\uffff]/g, toEscape);
}
