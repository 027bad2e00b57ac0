const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 bytes of a text in Base64 (RFC 4648), in all environments. */
export function toBase64(text: string): string {
  const bytes = encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? [];
  const bits = bytes.map((byte) => {
    const code = byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0);
    return code.toString(2).padStart(8, '0');
  });
  const sixes = bits.join('').match(/.{1,6}/g) ?? [];
  const digits = sixes.map((six) => alphabet[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
  return digits.padEnd(Math.ceil(digits.length / 4) * 4, '=');
}
