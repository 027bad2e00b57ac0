/** The address that a bundled file gets in tests. */
export default 'bundled-file';
