/** Whether a text is a date-time of RFC 3339, section 5.6: a day of the calendar, a time, a zone. */
export function isDateTime(text: string): boolean {
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))$/i.exec(
      text,
    ) ?? [];
  return day !== undefined && time !== undefined && isDay(day);
}

/** Whether a text is a day of the calendar: `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The first character of a text that no header should carry: what is not printable ASCII (RFC 9110,
 * section 5.5). Clients encode such a character each in its own way, or refuse it, as `fetch` does.
 */
export function findUnsendable(text: string): string | undefined {
  return /[^\x20-\x7e]/u.exec(text)?.[0];
}
