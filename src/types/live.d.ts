/** Whether `npm start` runs, without what only builds have. plugins/bundler replaces it by a value. */
declare const isLiveServer: boolean;
