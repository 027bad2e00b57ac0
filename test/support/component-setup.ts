/** What all tests of components need. */
import { cleanup } from '@testing-library/react';
import '@testing-library/jest-dom';
import { createStorageSlot } from '@docusaurus/theme-common';

// What jsdom lacks: it has no layout, and only events of this kind are created with the old API.
Element.prototype.scrollIntoView = jest.fn();
Object.defineProperty(document, 'createEvent', { value: () => new StorageEvent('storage') });

// Colours load later than code. Only the tests of colours wait for them.
jest.mock('@portal/src/highlight/tokenize', () => ({
  loadTokenizer: () => new Promise(() => null),
}));

/** Tests share neither mocks nor what a reader chose. */
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  sessionStorage.clear();
  for (const key of Object.keys(localStorage)) createStorageSlot(key).del();
});
