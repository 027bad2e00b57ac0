import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { fieldsOf } from '@portal/src/openapi/shapes';
import type { PageProps } from '@portal/src/page-data';
import { toJsonText } from '@portal/src/samples/literals';
import { schemaAnchor, toAnchors } from '@portal/src/routes/anchors';
import CodeBlock from './Code/CodeBlock';
import { Body } from './EndpointPage/ResponseFacts';
import Prose, { BlocksContext } from './ui/Prose';

/** The page of a named schema: what it is, its fields with their addresses, and an example. */
export default function SchemaPage({ page }: PageProps<'schema'>) {
  const { schema, blocks } = page;
  const { name, description, shape, example } = schema;
  toAnchors(schemaAnchor, fieldsOf(shape)).forEach(useBrokenLinks().collectAnchor);
  return (
    <BlocksContext value={blocks}>
      <h1>{name}</h1>
      <Prose className="muted prose">{description}</Prose>
      <section aria-labelledby="fields">
        <h2 id="fields">Fields</h2>
        <Body shape={{ ...shape, description: '' }} anchor={schemaAnchor} />
      </section>
      {example !== undefined && (
        <section aria-labelledby="example">
          <h2 id="example" className="apart">
            Example
          </h2>
          <CodeBlock code={toJsonText(example)} language="json" />
        </section>
      )}
    </BlocksContext>
  );
}
