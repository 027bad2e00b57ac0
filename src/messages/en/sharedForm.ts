/** Messages about a link with values, and what it or a paste has for nothing. */

export const linkOutcome = 'This form was filled in from a link.';
export const linkOfNothing = 'The link contains nothing that this form can show.';
export const openInVersion = 'Open it in its version';
/** `wanted` and `shown` are versions, as the two messages below have them. */
export const otherVersion = 'This link is for {wanted}; you are reading {shown}.';
export const version = 'version {label}';
/** `label` is `current` or `next`. */
export const workingVersion = 'the {label} version';
/** `names` is a list of fields. */
export const ignored = 'Ignored, because this form does not have it: {names}';
export const ignoredMore = 'Ignored, because this form does not have it: {names} and {count} more';
