/** The URL of every bundled file in tests. */
export default 'bundled-file';
