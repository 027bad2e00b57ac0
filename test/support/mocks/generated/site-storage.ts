/** Where the portal keeps choices, with the framework's defaults. */
export default { type: 'localStorage', namespace: '' };
