import * as messages from '@portal/src/messages/en/pages';
import type { PageProps } from '@portal/src/page-data';
import InlineText from './ui/InlineText';
import PageLink from './ui/PageLink';

/** All named schemas of a document, with the first words of their descriptions. */
export default function SchemaIndex({ page: { schemas } }: PageProps<'schemas'>) {
  return (
    <>
      <h1>{messages.schemas}</h1>
      {/* In a box of its own, the list is as wide as the page. */}
      <div>
        <ul className="clean-list columns small wrap" data-search="ignore">
          {schemas.map(({ name, route, text }) => (
            <li key={route} className="flat">
              <PageLink to={route}>{name}</PageLink>
              {text && (
                <p className="flat muted">
                  <InlineText>{text}</InlineText>
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
