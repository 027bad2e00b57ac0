import { indentRest, toEscape, toJsonText, toLines, toQuoted } from './literals';
import { writeParts, writeRequest } from './write';
import type { HttpRequest, Pair } from '../request/model';
import { encode } from '../request/encode';

/** A Java program (15 or newer: text blocks) that uses java.net.http. */
export function toJava(request: HttpRequest): string {
  const { url, headers, code, use, imports } = writeRequest(request, {
    quote: toString,
    raw: (raw) => toTextBlock(raw, ''),
    text: toTextBody,
    json: (json) => toTextBody(toTextBlock(toJsonText(json), nextLine)),
    form: (fields) => ({
      ...toTextBody(`String.join("&",${fields.map(toPair).join(',')})`),
      imports: ['net.URLEncoder', 'nio.charset.StandardCharsets'],
    }),
    multipart: (parts) => ({
      code: `List<byte[]> body = List.of(\n${writeParts(
        parts,
        (text) => `${indent}${toString(text)}.getBytes(StandardCharsets.UTF_8),\n`,
        (name) => `${indent}Files.readAllBytes(Path.of(${toString(name)})),\n`,
      ).slice(0, -2)})`,
      use: 'ofByteArrays(body)',
      imports: ['nio.charset.StandardCharsets', 'nio.file.Files', 'nio.file.Path', 'util.List'],
    }),
    file: (name) => ({
      code: `Path body = Path.of(${toString(name)})`,
      use: 'ofFile(body)',
      imports: ['nio.file.Path'],
    }),
    hasBoundary: true,
  });
  const { stream } = request;
  const allImports = [
    ...usualImports,
    ...(stream ? ['util.stream.Stream'] : []),
    ...imports,
  ].toSorted();
  return `${allImports.map((name) => `import java.${name};\n`).join('')}
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
${code && `        ${code};\n`}        HttpRequest request = HttpRequest.newBuilder(URI.create(${url}))
${toLines(headers, (name, value) => `${indent}.header(${toString(name)}, ${toString(value)})`)}${indent}.method(${toString(request.method)}, HttpRequest.BodyPublishers.${use ?? 'noBody()'})
${indent}.build();

        HttpResponse<${stream ? 'Stream<String>' : 'String'}> response = HttpClient.newHttpClient()
${indent}.send(request, HttpResponse.BodyHandlers.${stream ? 'ofLines()' : 'ofString()'});
        ${stream ? 'response.body().forEach(System.out::println)' : 'System.out.println(response.body())'};
        if (response.statusCode() >= 400) {
            throw new IOException("HTTP status " + response.statusCode());
        }
    }
}
`;
}

const usualImports = [
  ...['io.IOException', 'net.URI'],
  ...['net.http.HttpClient', 'net.http.HttpRequest', 'net.http.HttpResponse'],
];

const toTextBody = (text: string) => ({ code: `String body = ${text}`, use: 'ofString(body)' });

const indent = ' '.repeat(12);
const nextLine = `\n${indent}`;

function toPair([name, value]: Pair): string {
  return `${nextLine}"${encode(name)}=" + URLEncoder.encode(${toString(value)}, StandardCharsets.UTF_8)`;
}

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
