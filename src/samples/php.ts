import { toBraced, toLines } from './literals';
import { writeParts, writeRequest } from './write';
import type { HttpRequest } from '../request/model';

/** A PHP program that uses the curl extension. */
export function toPhp(request: HttpRequest): string {
  const { url, headers, code } = writeRequest(request, {
    quote: toString,
    raw: (raw) => `<<<'JSON'\n${raw}\nJSON`,
    text: (literal) => literal,
    form: (fields) =>
      `http_build_query([\n${toLines(fields, (name, value) => `    ${toString(name)} => ${toString(value)},`)}])`,
    multipart: (parts) =>
      `implode([\n${writeParts(
        parts,
        (text) => `    ${toString(text)},\n`,
        (name) => `    file_get_contents(${toString(name)}),\n`,
      )}])`,
    file: (name) => `file_get_contents(${toString(name)})`,
    hasBoundary: true,
  });
  const lines = toLines(headers, (name, value) => `        ${toString(`${name}: ${value}`)},`);
  return `<?php

${code && `$body = ${code};\n\n`}$curl = curl_init(${url});
curl_setopt_array($curl, [
    CURLOPT_CUSTOMREQUEST => ${toString(request.method)},
${request.method === 'HEAD' ? '    CURLOPT_NOBODY => true,\n' : ''}    CURLOPT_HTTPHEADER => [${lines && `\n${lines}    `}],
${code && '    CURLOPT_POSTFIELDS => $body,\n'}${request.stream ? readParts : '    CURLOPT_RETURNTRANSFER => true,\n'}]);

$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
${request.stream ? '' : 'echo $response, PHP_EOL;\n'}$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status >= 400) {
    throw new RuntimeException("HTTP status $status");
}
`;
}

const readParts = `    CURLOPT_WRITEFUNCTION => function ($curl, $lines) {
        echo $lines;
        return strlen($lines);
    },
`;

/** Escapes every dollar sign to prevent interpolation. */
function toString(text: string): string {
  return toBraced(text).replaceAll('$', String.raw`\$$`);
}
