import type { ReactNode } from 'react';
import type { Field, Parameter, ParameterLocation } from '@site/src/catalogue/model';
import type { EndpointPage } from '@site/src/pages';
import { toFacts, toTypeName } from '../EndpointPage/facts';
import InlineText from '../InlineText';

interface Props {
  readonly page: EndpointPage;
  readonly part?: ParameterLocation | 'response';
}

interface Row {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** For Markdown pages: the parameters, or the response's fields, of an endpoint as a table. */
export default function FieldTable({ page: { endpoint }, part = 'response' }: Props): ReactNode {
  const rows =
    part === 'response'
      ? endpoint.responses.flatMap(({ fields }) => toFieldRows(fields, ''))
      : (endpoint.parameters[part] ?? []).map(toParameterRow);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{type}</td>
            <td>
              <InlineText>{text}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function toFieldRows(fields: readonly Field[], prefix: string): readonly Row[] {
  return fields.flatMap(({ name, type, description, fields: members }) => [
    { name: prefix + name, type, text: description },
    ...toFieldRows(members ?? [], `${prefix}${name}${type === 'array' ? '[]' : ''}.`),
  ]);
}

function toParameterRow(parameter: Parameter): Row {
  const { name, required, description } = parameter;
  return {
    name,
    type: `${toTypeName(parameter)}${required ? ', required' : ''}`,
    text: [description, ...toFacts(parameter)].join(' · '),
  };
}
