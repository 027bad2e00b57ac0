import {
  hasForm,
  indentRest,
  toEscape,
  toJsonText,
  toLines,
  toQuoted,
  writeBody,
} from './literals';
import type { HttpRequest } from '../request/model';
import { encode, toUrl } from '../request/build';

/** A Java program (15 or newer: text blocks) that uses java.net.http. */
export function toJava(request: HttpRequest): string {
  const isForm = hasForm(request);
  const body = writeBody(
    request,
    (json) => `"""${nextLine}${indentRest(toTextBlock(toJsonText(json)), indent)}${nextLine}"""`,
    (fields) =>
      `String.join("&",${fields
        .map(
          ([name, value]) =>
            `${nextLine}"${encode(name)}=" + URLEncoder.encode(${toString(value)}, StandardCharsets.UTF_8)`,
        )
        .join(',')})`,
  );
  return `import java.io.IOException;
import java.net.URI;
${isForm ? 'import java.net.URLEncoder;\n' : ''}import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${isForm ? 'import java.nio.charset.StandardCharsets;\n' : ''}
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${body && `        String body = ${body};\n`}        HttpRequest request = HttpRequest.newBuilder(URI.create(${toString(toUrl(request))}))
${toLines(request.headers, (name, value) => `${indent}.header(${toString(name)}, ${toString(value)})`)}${indent}.method("${request.method}", HttpRequest.BodyPublishers.${body ? 'ofString(body)' : 'noBody()'})
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

function toTextBlock(text: string): string {
  return toAscii(text.replaceAll('\\', '\\\\'));
}

function toString(text: string): string {
  return toAscii(toQuoted(text));
}

/** Before JDK 18, the compiler uses the default encoding of the system, so only ASCII is safe. */
function toAscii(code: string): string {
  return code.replaceAll(/[\u0080-\uffff]/g, toEscape);
}
