/** Numbers with marked digits (src/openapi/numbers.ts) where other types are expected. */
import { readExact, toNumber } from '../openapi/numbers';
import type { Part } from './grammar';

const limits = /^(?:exclusive)?(?:min|max)imum$|^multipleOf$|^(?:min|max)[A-Z]\w+$/;
const data = /^(?:default|example|const|value|dataValue|x-.*)$/;

/** Limits such as 10.0 become numbers, and texts such as the version 1.10 keep their digits. */
export function readDigits(part: Part): void {
  for (const [name, value] of Object.entries(part)) {
    const digits = data.test(name) ? undefined : readExact(value);
    if (digits === undefined) continue;
    if (!limits.test(name)) part[name] = digits;
    else if (digits.replaceAll(/[eE].*|\D/g, '').length <= 15) part[name] = toNumber(digits);
  }
}
