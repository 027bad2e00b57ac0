import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import menu from '../Control/menu.module.css';
import { readPageForm } from './pageForm';
import styles from './styles.module.css';
import { useActions } from './useActions';
import { useMenuKeys } from './useMenuKeys';

interface Props {
  /** The URL of the page as Markdown. */
  readonly twin: string;
  /** The item that has the focus first. */
  readonly start: 'first' | 'last';
  readonly onClose: () => void;
}

/** The open menu. */
export default function Menu({ twin, start, onClose }: Props): ReactNode {
  const [form] = useState(readPageForm);
  const { copyMarkdown, copyOpenApi, copyLink } = useActions(twin);
  const { ref, close, ...keys } = useMenuKeys(start, onClose);
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div
      ref={ref}
      className={clsx(menu.list, styles.menu)}
      role="menu"
      tabIndex={-1}
      aria-labelledby="page-menu"
      {...keys}
    >
      <Item onClick={choose(copyMarkdown)}>Copy page as Markdown</Item>
      <a className={menu.item} role="menuitem" tabIndex={-1} href={twin} onClick={close}>
        View as Markdown
      </a>
      {form && (
        <>
          <Item onClick={choose(() => copyOpenApi(form))}>Copy as OpenAPI</Item>
          <Item onClick={choose(() => copyLink(form))}>Copy link to this request</Item>
        </>
      )}
    </div>
  );
}

interface ItemProps {
  readonly onClick: () => void;
  readonly children: string;
}

function Item({ onClick, children }: ItemProps): ReactNode {
  return (
    <button type="button" className={menu.item} role="menuitem" tabIndex={-1} onClick={onClick}>
      {children}
    </button>
  );
}
