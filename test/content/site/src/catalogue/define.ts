/** A mock of the portal's own module of that name, which also checks types. */
export const defineEndpoint = <Entry>(endpoint: Entry): Entry => endpoint;
export const defineCategory = <Entry>(category: Entry): Entry => category;
