import { memo, type ReactNode, type SyntheticEvent } from 'react';
import clsx from 'clsx';
import type { HttpRequest } from '@site/src/request/model';
import { findLanguage, languageIds } from '@site/src/samples';
import CopySample from '../CodeExample/CopySample';
import { toLanguageName } from '../CodeExample/sample';
import { useLanguage } from '../CodeExample/useLanguage';
import controls from '../Control/styles.module.css';
import MethodBadge from '../MethodBadge';
import styles from './RequestBar.module.css';

interface Props {
  readonly method: HttpRequest['method'];
  readonly readRequest: () => HttpRequest;
  readonly onShowCode: () => void;
}

/** The bar at the bottom of narrow screens: copies the code, or shows it. */
function RequestBar({ method, readRequest, onShowCode }: Props): ReactNode {
  const { language, choose } = useLanguage();
  const names = [...new Set([...languageIds, findLanguage(language) ?? language])];
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    onShowCode();
  };
  return (
    <div className={styles.bar} role="group" aria-label="Code">
      <MethodBadge method={method} />
      <select
        className={clsx(controls.field, styles.language)}
        aria-label="Code language"
        value={findLanguage(language) ?? language}
        onChange={({ target }) => choose(target.value)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {toLanguageName(name)}
          </option>
        ))}
      </select>
      <CopySample key={language} readRequest={readRequest} language={language} />
      {/* Without scripts, it leads to the code at the end of the page. */}
      <a
        className={clsx(controls.button, controls.primary)}
        href="#code-example"
        role="button"
        onClick={show}
        // Links have no Space key, but buttons do.
        onKeyDown={(event) => event.key === ' ' && show(event)}
      >
        Show code
      </a>
    </div>
  );
}

export default memo(RequestBar);
