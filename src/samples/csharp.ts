import { toCapitalized, toLines, toQuoted } from './literals';
import { toPartName, writeRequest } from './write';
import type { HttpRequest } from '../request/model';

/** A C# program that uses HttpClient. Its classic Main method compiles with every version. */
export function toCSharp(request: HttpRequest): string {
  const { url, headers, code, imports } = writeRequest(request, {
    quote: toQuoted,
    raw: (raw) => `@"${raw.replaceAll('"', '""')}"`,
    text: (literal) => `StringContent(${literal})`,
    form: (fields) => ({
      code: `FormUrlEncodedContent(new Dictionary<string, string>
        {
${toLines(fields, (name, value) => `            [${toQuoted(name)}] = ${toQuoted(value)},`)}        })`,
      imports: ['System.Collections.Generic'],
    }),
    // The quotes are part of the name, because the class adds none.
    multipart: (parts) => ({
      code: `MultipartFormDataContent\n        {\n${parts
        .map(({ name, mediaType, ...part }) => {
          const type = mediaType
            ? ` { Headers = { ContentType = MediaTypeHeaderValue.Parse(${toQuoted(mediaType)}) } }`
            : '';
          const content =
            'file' in part
              ? `StreamContent(File.OpenRead(${toQuoted(part.file)}))`
              : `StringContent(${toQuoted(part.text)})`;
          const file = 'file' in part ? `, ${toQuoted(part.file.replaceAll('"', '%22'))}` : '';
          return `            { new ${content}${type}, ${toQuoted(toPartName(name))}${file} },\n`;
        })
        .join('')}        }`,
      imports: ['System.IO', 'System.Net.Http.Headers'],
    }),
    file: (name) => ({
      code: `StreamContent(File.OpenRead(${toQuoted(name)}))`,
      imports: ['System.IO'],
    }),
  });
  const content = code || (headers.some(([name]) => isOfContent(name)) ? 'StringContent("")' : '');
  return `using System;
${[...new Set([...imports, ...(request.stream ? ['System.IO'] : [])])].map((name) => `using ${name};\n`).join('')}using System.Net.Http;
using System.Threading.Tasks;

class Program
{
    static readonly HttpClient client = new HttpClient();

    static void Main()
    {
        SendAsync().GetAwaiter().GetResult();
    }

    static async Task SendAsync()
    {
        var request = new HttpRequestMessage(${toMethod(request)}, ${url});
${content && `        request.Content = new ${content};\n`}${toLines(headers, toHeader)}
${request.stream ? readLines : readAll}    }
}
`;
}

const readAll = `        var response = await client.SendAsync(request);
        Console.WriteLine(await response.Content.ReadAsStringAsync());
        response.EnsureSuccessStatusCode();
`;

const readLines = `        var response = await client.SendAsync(request, HttpCompletionOption.ResponseHeadersRead);
        response.EnsureSuccessStatusCode();
        using (var lines = new StreamReader(await response.Content.ReadAsStreamAsync()))
        {
            string line;
            while ((line = await lines.ReadLineAsync()) != null)
            {
                Console.WriteLine(line);
            }
        }
`;

const constants = /^(?:DELETE|GET|HEAD|OPTIONS|POST|PUT|TRACE)$/;

function toMethod(request: HttpRequest): string {
  return constants.test(request.method)
    ? `HttpMethod.${toCapitalized(request)}`
    : `new HttpMethod(${toQuoted(request.method)})`;
}

function isOfContent(name: string): boolean {
  return /^content-type$/i.test(name);
}

/** The media type is a header of the content, which already has a default. */
function toHeader(name: string, value: string): string {
  const headers = `        request.${isOfContent(name) ? 'Content.' : ''}Headers`;
  const remove = isOfContent(name) ? `${headers}.Remove(${toQuoted(name)});\n` : '';
  return `${remove}${headers}.TryAddWithoutValidation(${toQuoted(name)}, ${toQuoted(value)});`;
}
