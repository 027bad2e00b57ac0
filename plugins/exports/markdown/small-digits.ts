/** Raised and lowered text, which Markdown does not have, in the characters of Unicode. */

const usual = '0123456789+-=()n';

export function toSuperscript(text: string): string {
  return toSmall(text, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ') ?? `^(${text})`;
}

export function toSubscript(text: string): string {
  return toSmall(text, '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ') ?? `_(${text})`;
}

/** Undefined if a character has no small form. */
function toSmall(text: string, small: string): string | undefined {
  const characters = [...text].map((character) => small[usual.indexOf(character)]);
  return characters.every((character) => character !== undefined) ? characters.join('') : undefined;
}
