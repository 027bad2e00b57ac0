import { startTransition, useEffect, useState } from 'react';
import { loadTokenizer, type Tokenizer } from '@site/src/highlight/tokenize';

/**
 * Returns the tokenizer of a language once its grammar has loaded. Until then, code is plain text.
 */
export function useTokenizer(language: string): Tokenizer | undefined {
  const [loaded, setLoaded] = useState<{ language: string; tokenize: Tokenizer }>();
  useEffect(() => {
    let isCurrent = true;
    loadTokenizer(language).then(
      (tokenize) => {
        if (tokenize && isCurrent) startTransition(() => setLoaded({ language, tokenize }));
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.tokenize : undefined;
}
