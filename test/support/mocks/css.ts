/** A CSS module in which every class is called as it is written. */
export default new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });
