/** Tests render parts of pages without the docs plugin. What one needs of it, it mocks itself. */
export {};
