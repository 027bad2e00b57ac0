/** Messages of the framework that it has in English alone in some languages, and kinds of notes. */

/** The colours of the operating system, after `theme.colorToggle.ariaLabel`. */
export const systemMode = 'system mode';
/** `label` is the title of a category. */
export const expandCategory = "Expand sidebar category '{label}'";
export const collapseCategory = "Collapse sidebar category '{label}'";

/* Kinds of notes, which pages write in capitals. */

export const note = 'note';
export const tip = 'tip';
export const info = 'info';
export const warning = 'warning';
export const danger = 'danger';
export const caution = 'caution';
