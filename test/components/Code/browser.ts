/**
 * Polyfills for what components use and the simulated browser lacks. Import it for its side
 * effects.
 */

// Only events of this kind are created with the old API.
Object.defineProperty(document, 'createEvent', { value: () => new StorageEvent('storage') });
