import { Fragment, type ReactNode } from 'react';

interface Props {
  /** Names between slashes or dots. */
  readonly children: string;
}

/** A path that breaks between its names if it does not fit on one line. */
export default function BreakablePath({ children }: Props): ReactNode {
  return children.split(/(?<=[/.])/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
