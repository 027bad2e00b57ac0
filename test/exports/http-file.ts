/** Reads `.http` files as API clients do. */

export interface FileRequest {
  readonly title: string;
  /** The lines above the request, without `#`. */
  readonly comments: readonly string[];
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface HttpFile {
  readonly variables: ReadonlyMap<string, string>;
  readonly requests: readonly FileRequest[];
}

/** Reads a file. `entered` are variables that the reader changed. */
export function readHttpFile(
  text: string,
  entered: Readonly<Record<string, string>> = {},
): HttpFile {
  const [head = '', ...blocks] = text.split(/^(?=###)/m);
  const written = [...head.matchAll(/^@(\w+) = (.+)$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
  const variables = new Map([...written, ...Object.entries(entered)]);
  return { variables, requests: blocks.map((block) => readRequest(block, variables)) };
}

/** Clients ignore all comment lines, even in a body, and the lines around a request. */
function readRequest(block: string, variables: ReadonlyMap<string, string>): FileRequest {
  const [separator = '', ...lines] = block.split('\n');
  const isComment = (line: string) => /^\s*(#|\/\/)/.test(line);
  const written = lines.filter((line) => !isComment(line)).join('\n');
  const request = fillIn(written.trim(), variables);
  const [head = '', ...body] = request.split('\n\n');
  const [start = '', ...headers] = head.split('\n');
  const [method = '', url = '', ...rest] = start.split(' ');
  if (rest.length > 0)
    throw new Error(`Found ${JSON.stringify(start)}, expected a method and a URL.`);
  return {
    title: separator.replace(/^### /, ''),
    comments: lines.filter(isComment).map((line) => line.replace(/^# /, '')),
    method,
    url,
    headers: headers.map(readHeader),
    body: body.join('\n\n'),
  };
}

/** Like httpyac, also fills in variables in values. */
function fillIn(text: string, variables: ReadonlyMap<string, string>): string {
  const filled = text.replaceAll(/\{\{(.+?)\}\}/g, (_match, name: string) => {
    const value = variables.get(name.trim());
    if (value === undefined) throw new Error(`Found an unknown variable: ${name}`);
    return value;
  });
  return filled === text ? text : fillIn(filled, variables);
}

function readHeader(line: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
  if (name === '') throw new Error(`Found ${JSON.stringify(line)}, expected a header.`);
  return [name, value];
}
