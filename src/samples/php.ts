import { toBraced, toLines, writeBody } from './literals';
import { toHeaders } from './other-bodies';
import type { HttpRequest } from '../request/model';
import { toUrl } from '../request/build';

/** A PHP program that uses the curl extension. */
export function toPhp(request: HttpRequest): string {
  const { code: body } = writeBody(request, 'php', {
    quote: toString,
    raw: toNowdoc,
    text: (literal) => literal,
    form: (fields) =>
      `http_build_query([\n${toLines(fields, (name, value) => `    ${toString(name)} => ${toString(value)},`)}])`,
  });
  return `<?php

${body && `$body = ${body};\n\n`}$curl = curl_init(${toString(toUrl(request))});
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => "${request.method}",
${request.method === 'HEAD' ? '    CURLOPT_NOBODY => true,\n' : ''}    CURLOPT_HTTPHEADER => [
${toLines(toHeaders(request, 'php'), (name, value) => `        ${toString(`${name}: ${value}`)},`)}    ],
${body && '    CURLOPT_POSTFIELDS => $body,\n'}    CURLOPT_RETURNTRANSFER => true,
]);

$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
echo $response, PHP_EOL;
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("HTTP status $status");
}
`;
}

function toNowdoc(text: string): string {
  return `<<<'JSON'\n${text}\nJSON`;
}

/** Escapes every dollar sign to prevent interpolation. */
function toString(text: string): string {
  return toBraced(text).replaceAll('$', String.raw`\$$`);
}
