/** Whether `npm start` runs, without what only builds have. plugins/bundler replaces it by a value. */
declare const isLiveServer: boolean;

/** What the keys of stored values start with: the API in a portal of several. */
declare const storagePrefix: string;
