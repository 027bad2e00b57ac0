/** Fills what components use and the simulated browser lacks; imported for that alone. */

// The old way to make an event is used for this kind of event only.
Object.defineProperty(document, 'createEvent', { value: () => new StorageEvent('storage') });
