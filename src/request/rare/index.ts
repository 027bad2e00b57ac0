/** Fills the socket. Pages of documents that need it import this file. */
import { fillRare } from '../rare';
import { buildBody } from './bodies';
import { choose, toChoiceField } from './choose';
import { toCountLimit, toFieldFacts } from './facts';
import { holdsSecret, toFormValue, toInput, toJson } from './input';
import { writeCookies, writeParameter } from './styles';

const parts = {
  choose,
  toChoiceField,
  toInput,
  toFormValue,
  holdsSecret,
  toJson,
  writeParameter,
  writeCookies,
  buildBody,
  toFieldFacts,
  toCountLimit,
};

export type RareParts = typeof parts;

fillRare(parts);
