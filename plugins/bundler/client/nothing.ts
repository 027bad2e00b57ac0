/** Replaces parts of all pages that the settings do not ask for. */
const Nothing = () => null;

export {
  Nothing as ApiMenu,
  Nothing as HeaderLinks,
  Nothing as MenuLinks,
  Nothing as FooterColumns,
  Nothing as Helpful,
  Nothing as LanguageMenu,
};
