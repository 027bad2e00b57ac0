/** What English readers type that no page says, and the words that say nothing. */
import type { Synonyms } from './model';

/** Words of questions. A query that has only these is searched for as it is. */
export const emptyWords: ReadonlySet<string> = new Set(
  `a about after an and any are as at be been before but by can could did do does find for from get got
  had has have how i if in into is it its just know like look me my need not of off on or our please
  should so some that the their them then there these they this to us use using want was we were what
  when where which while who why will with would you your endpoint`.split(/\s+/),
);

/**
 * Words that readers use for what documentation of an API calls otherwise. Editors add those of their
 * own API.
 */
export const commonSynonyms: Synonyms = {
  add: ['create'],
  'api key': ['authentication', 'credentials', 'token'],
  auth: ['authentication', 'authorization'],
  book: ['booking', 'reserve'],
  'bring back': ['restore'],
  bulk: ['multiple', 'batch'],
  buy: ['pay', 'payment', 'order', 'purchase'],
  cancel: ['delete', 'remove', 'stop'],
  change: ['update', 'edit'],
  'client library': ['sample', 'openapi'],
  config: ['configuration'],
  credentials: ['token', 'client', 'key'],
  'current user': ['authenticated user', 'me'],
  delete: ['remove'],
  done: ['complete', 'completed', 'finished'],
  down: ['error', 'incident', 'status'],
  domain: ['hostname'],
  edit: ['update', 'change'],
  erase: ['delete', 'remove'],
  fail: ['error', 'retry'],
  fetch: ['get', 'list', 'retrieve'],
  finished: ['complete', 'completed', 'done'],
  forbidden: ['403'],
  idempotency: ['idempotent', 'repeat', 'retry'],
  idempotent: ['idempotency', 'repeat', 'retry'],
  jwt: ['token', 'bearer'],
  login: ['authentication', 'token'],
  'log in': ['authentication', 'token'],
  make: ['create'],
  modify: ['update', 'change'],
  'next page': ['pagination', 'pages', 'cursor'],
  'not found': ['404'],
  new: ['create'],
  open: ['create'],
  org: ['organization'],
  oauth: ['authentication', 'token'],
  pagination: ['page', 'pages', 'cursor', 'offset', 'limit'],
  paging: ['page', 'cursor', 'offset', 'limit'],
  password: ['authentication', 'credential', 'secret'],
  pr: ['pull request'],
  progress: ['status'],
  plan: ['schedule'],
  'rate limit': ['429', 'throttling'],
  ready: ['complete', 'finished', 'available'],
  read: ['get'],
  recover: ['restore'],
  refund: ['cancel', 'delete'],
  remove: ['delete'],
  repo: ['repository'],
  'requests left': ['rate limit'],
  reserve: ['book', 'booking', 'hold'],
  sandbox: ['test', 'server'],
  sdk: ['sample', 'openapi'],
  'sign in': ['authentication', 'token'],
  sorting: ['sort', 'order'],
  state: ['status'],
  swagger: ['openapi'],
  throttling: ['429'],
  'too many requests': ['429'],
  unauthorized: ['401'],
  undelete: ['restore'],
  undo: ['restore'],
  upload: ['file', 'multipart'],
  webhook: ['callback', 'event', 'notification', 'poll'],
  'who am': ['authenticated user', 'current user', 'me'],
};
