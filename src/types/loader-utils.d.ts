/** The package has no types. */
declare module 'loader-utils' {
  export function interpolateName(
    context: { readonly resourcePath: string },
    template: string,
    options: { readonly content: Buffer },
  ): string;
}
