import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type PageData, type PageKind, type StoredPage, upgrade } from '@site/src/page-data';

interface Stored<Kind extends PageKind> {
  /** The content of the data file next to the page. */
  readonly page: StoredPage<Kind>;
}

/** A page component that accepts data in any format and renders the current one. */
export function withPageData<Kind extends PageKind, Others extends object = object>(
  Component: ComponentType<{ readonly page: PageData[Kind] } & Others>,
): (props: Stored<Kind> & Others) => ReactNode {
  return function WithPageData(props) {
    const page = useMemo(() => upgrade<Kind>(props.page), [props.page]);
    return <Component {...props} page={page} />;
  };
}
