/** Replaces `src/components/Shell/apis.ts` in a portal of one API, whose pages all are in one site. */
import type { useApis as useSeveral } from '../../../src/components/Shell/apis';

const none: ReturnType<typeof useSeveral> = {
  name: undefined,
  apis: [],
  current: '',
  home: '/',
  list: '/',
  toBase: () => '/',
  toPath: () => '/',
  toOther: () => undefined,
};

export const useApis = () => none;
