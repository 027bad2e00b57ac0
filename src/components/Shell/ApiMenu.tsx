import { useState } from 'react';
import clsx from 'clsx';
import * as messages from '@portal/src/messages/en/apis';
import { withoutPage } from '@portal/src/messages/en/shell';
import Menu from '../ui/Menu';
import { useApis, useSamePage } from './apis';
import styles from './ApiMenu.module.css';

/** From this number of APIs on, a reader can search the menu. */
const fewest = 8;

/** Links to the APIs of the portal. Absent in a portal of one, whose build leaves it out. */
export function ApiMenu() {
  const { apis, current, toPath, list } = useApis();
  const { find, toPage } = useSamePage();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = apis.filter(({ name }) => name.toLowerCase().includes(wanted));
  const shown = apis.find(({ id }) => id === current);
  const title = (
    <>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
      </svg>
      <span className={clsx('cut sr-only-on-mobile', styles.name)}>
        {` ${shown?.name ?? messages.apis}`}
      </span>
    </>
  );
  return (
    <Menu title={title} className={styles.menu} onOpen={find}>
      {apis.length >= fewest && (
        <li>
          <input
            className="field scripted"
            type="search"
            aria-label={messages.findApi}
            placeholder={messages.findApi}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'Enter' || wanted === '') return;
              currentTarget.closest('ul')?.querySelector('a')?.click();
            }}
          />
        </li>
      )}
      {found.map((api) => (
        <li key={api.id}>
          {/* The pages of another API are another app. */}
          <a
            className="choice"
            href={toPage(api) || toPath(api)}
            aria-current={api.id === current ? 'true' : undefined}
          >
            {api.name}
            {toPage(api) === '' && <span className="muted tiny">{` ${withoutPage}`}</span>}
          </a>
        </li>
      ))}
      {wanted === '' && (
        <li>
          <a className="choice" href={list}>
            {messages.allApis}
          </a>
        </li>
      )}
      {found.length === 0 && (
        <li>
          <p className="flat muted padded" role="status">
            {messages.noApi}
          </p>
        </li>
      )}
    </Menu>
  );
}
