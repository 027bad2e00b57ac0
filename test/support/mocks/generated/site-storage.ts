/** The storage settings of the portal: the framework's defaults. */
export default { type: 'localStorage', namespace: '' };
