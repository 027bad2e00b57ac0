/** Whether a string is a date-time as defined in RFC 3339, section 5.6, with an existing date. */
export function isDateTime(text: string): boolean {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))$/i.exec(
      text,
    ) ?? [];
  return day !== undefined && time !== undefined && isDay(day);
}

/** Whether a string is an existing date such as `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Whether a string is an absolute URL. `URL.canParse` is younger than the browsers that the portal
 * supports, and in Node 20 it rejects letters such as `æ` after some thousand calls.
 */
export function isUrl(text: string): boolean {
  try {
    return new URL(text).href !== '';
  } catch {
    return false;
  }
}

/** Examples of formats, and whether a text can be of one. Servers often accept more than is said. */
export const formats: Readonly<
  Record<string, { readonly example: string; readonly allows: (text: string) => boolean }>
> = {
  date: { example: '2026-03-01', allows: isDay },
  'date-time': { example: '2026-03-01T09:00:00Z', allows: isDateTime },
  email: { example: 'ada@example.com', allows: (text) => /^[^@]+@.*[^@\s]$/s.test(text) },
  ipv4: {
    example: '192.0.2.1',
    allows: (text) => /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d+)?$/.test(text),
  },
  uri: { example: 'https://example.com', allows: isUrl },
  uuid: {
    example: '123e4567-e89b-12d3-a456-426614174000',
    allows: (text) => /^[\da-f]{32}$/i.test(text.replaceAll(/^urn:uuid:|[{}-]/gi, '')),
  },
};

/**
 * The first character of a text that headers should not contain: any except printable ASCII (RFC
 * 9110, section 5.5). Clients encode such characters differently or, like `fetch`, reject them.
 */
export function findUnsendable(text: string): string | undefined {
  return /[^\x20-\x7e]/u.exec(text)?.[0];
}

/** Whether a body of a media type is a file, whatever its schema says. */
export function isBinaryType(mediaType: string): boolean {
  return /^(?:image|audio|video|font)\/(?!.*\+xml)|\/(?:octet-stream|pdf|zip|gzip)$/.test(
    mediaType,
  );
}

/** The name of a file of a media type: `file` with the usual ending. */
export function toUsualFileName(mediaType = ''): string {
  const [, ending = 'bin'] = /\/([a-z\d]{2,4})\b(?!-)/.exec(mediaType) ?? [];
  return `file.${ending}`;
}
