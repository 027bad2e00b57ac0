import * as messages from '@portal/src/messages/en/pages';
import { say } from '@portal/src/messages/say';
import type { ParameterLocation } from '@portal/src/openapi/document';
import type { Shape } from '@portal/src/openapi/model';
import { fieldsOfResponse, listNested, type NestedField } from '@portal/src/openapi/shapes';
import { Table } from './StatusTable';
import Badge from './ui/Badge';
import InlineText from './ui/InlineText';
import type { PageProps } from '@portal/src/page-data';
import { sayDeprecated, sayFacts, sayType } from '@portal/src/words/facts';

interface Props extends PageProps<'endpoint'> {
  readonly part?: ParameterLocation | 'response';
}

/** An MDX component: a table of the parameters or response fields of an endpoint. */
export default function FieldTable({ page: { endpoint }, part = 'response' }: Props) {
  const { parameters, responses } = endpoint;
  const fields =
    part === 'response' ? responses.flatMap(fieldsOfResponse) : (parameters[part] ?? []);
  return (
    <Table className="rows tight" columns={[messages.name, messages.meaning]}>
      {listNested(fields).map((nested) => {
        const { required, deprecated, description } = nested.field;
        const type = sayType(nested.field);
        const facts = sayFacts(nested.field).map((fact) => say(messages.fact, { fact }));
        const name = toFullName(nested);
        return (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <p className="muted">{required ? say(messages.requiredType, { type }) : type}</p>
              {deprecated && (
                <p>
                  <Badge kind="deprecated" /> <InlineText>{sayDeprecated(deprecated)}</InlineText>
                </p>
              )}
              <InlineText>{[description, ...facts].join(' ')}</InlineText>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

/** Includes the parents: `data[].images[].url`. */
function toFullName({ field, parents }: NestedField): string {
  return [...parents.map((parent) => parent.name + toBrackets(parent)), field.name].join('.');
}

function toBrackets(shape: Shape): string {
  return shape.kind === 'list' ? `[]${toBrackets(shape.items)}` : '';
}
