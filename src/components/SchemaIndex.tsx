import * as messages from '@portal/src/messages/en/pages';
import type { PageProps } from '@portal/src/page-data';
import Card, { Cards } from './ui/Card';
import InlineText from './ui/InlineText';

/** All named schemas of a document, with the first words of their descriptions. */
export default function SchemaIndex({ page: { schemas } }: PageProps<'schemas'>) {
  return (
    <>
      <h1>{messages.schemas}</h1>
      <Cards isDense>
        {schemas.map(({ name, route, text }) => (
          <Card key={route} to={route} title={name}>
            {text && <InlineText>{text}</InlineText>}
          </Card>
        ))}
      </Cards>
    </>
  );
}
