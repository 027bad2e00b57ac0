import { toJsonText } from '../request/json';
import type { HttpRequest, RequestBody } from '../request/model';
import { toUrl } from '../request/url';
import { toLines, toQuoted } from './literals';

const contentType = /^content-type$/i;

/** A C# program that uses HttpClient; its classic Main compiles with every version. */
export function toCSharp(request: HttpRequest): string {
  const { body } = request;
  const isForm = body?.mediaType === 'application/x-www-form-urlencoded';
  const { method } = request;
  return `using System;
${isForm ? 'using System.Collections.Generic;\n' : ''}using System.Net.Http;
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
        var request = new HttpRequestMessage(HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}, ${toQuoted(toUrl(request))});
${body ? toContent(body) : ''}${toHeaders(request)}
        var response = await client.SendAsync(request);
        response.EnsureSuccessStatusCode();
        Console.WriteLine(await response.Content.ReadAsStringAsync());
    }
}
`;
}

function toContent(body: RequestBody): string {
  return `        request.Content = ${toContentObject(body)};\n`;
}

function toContentObject(body: RequestBody): string {
  switch (body.mediaType) {
    case 'application/json':
      return `new StringContent(@"${toJsonText(body.json).replaceAll('"', '""')}")`;
    case 'application/x-www-form-urlencoded':
      return `new FormUrlEncodedContent(new Dictionary<string, string>
        {
${toLines(body.fields, (name, value) => `            [${toQuoted(name)}] = ${toQuoted(value)},`)}        })`;
    default:
      return body satisfies never;
  }
}

/** The type of the content is a header of the content, which brings one of its own. */
function toHeaders({ headers }: HttpRequest): string {
  return toLines(headers, (name, value) => {
    const owner = contentType.test(name) ? 'request.Content' : 'request';
    const remove =
      owner === 'request' ? '' : `        request.Content.Headers.Remove(${toQuoted(name)});\n`;
    return `${remove}        ${owner}.Headers.TryAddWithoutValidation(${toQuoted(name)}, ${toQuoted(value)});`;
  });
}
