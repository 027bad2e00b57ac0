import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { indentRest, toQuoted } from './literals';

/** A Java program (15 or newer: text blocks) that uses java.net.http. */
export function toJava(request: HttpRequest): string {
  const { body } = request;
  const isForm = body?.mediaType === 'application/x-www-form-urlencoded';
  const headers = request.headers.map(
    ([name, value]) => `\n            .header(${toString(name)}, ${toString(value)})`,
  );
  return `import java.io.IOException;
import java.net.URI;
${isForm ? 'import java.net.URLEncoder;\n' : ''}import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
${isForm ? 'import java.nio.charset.StandardCharsets;\n' : ''}
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${body ? toBody(body) : ''}        HttpRequest request = HttpRequest.newBuilder(URI.create(${toString(toUrl(request))}))
            .method("${request.method}", HttpRequest.BodyPublishers.${body ? 'ofString(body)' : 'noBody()'})${headers.join('')}
            .build();

        HttpResponse<String> response = HttpClient.newHttpClient()
            .send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() >= 400) {
            throw new IOException("HTTP status " + response.statusCode());
        }
        System.out.println(response.body());
    }
${isForm ? encodeMethod : ''}}
`;
}

const encodeMethod = `
    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
`;

function toBody(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `        String body = """\n            ${indentRest(toTextBlock(toJsonText(body.json)), ' '.repeat(12))}
            """;\n`;
    case 'application/x-www-form-urlencoded':
      return `        String body = String.join("&",\n${body.fields
        .map(([name, value]) => `            ${toString(`${name}=`)} + encode(${toString(value)})`)
        .join(',\n')});\n`;
    default:
      return body satisfies never;
  }
}

function toTextBlock(text: string): string {
  return toAscii(text.replaceAll('\\', '\\\\'));
}

function toString(text: string): string {
  return toAscii(toQuoted(text));
}

/** Before JDK 18 the compiler reads a file in the encoding of the machine: only ASCII is safe. */
function toAscii(code: string): string {
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
