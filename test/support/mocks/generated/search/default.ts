/** Tests provide the titles that they need. */
export default { current: () => Promise.resolve({ default: [] }) };
