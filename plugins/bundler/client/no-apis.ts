/** Replaces `src/components/Shell/apis.ts` in a portal of one API, whose pages all are in one site. */
const none = {
  name: undefined,
  apis: [],
  current: '',
  isWhole: false,
  isOther: () => false,
  home: '/',
  list: '/',
  toBase: () => '/',
  toPath: () => '/',
  toOther: () => undefined,
};

export const useApis = () => none;
