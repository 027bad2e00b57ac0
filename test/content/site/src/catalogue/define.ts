/** Stands in for the portal's own module of that name, which checks types as well. */
export const defineEndpoint = <Entry>(endpoint: Entry): Entry => endpoint;
export const defineCategory = <Entry>(category: Entry): Entry => category;
export const defineProperties = <List>(list: List): List => list;
