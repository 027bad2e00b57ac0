import type { EndpointOption, Field, WholeBody } from '@portal/src/openapi/model';
import Prose from '../ui/Prose';
import { ShapeFacts } from './PropertyFacts';

interface Props extends Pick<EndpointOption, 'requestBody' | 'whole'> {
  readonly parameters: readonly Field[];
}

/** What the document says of a body as a whole. Its text stands above. */
export default function WholeFacts({ parameters: fields, requestBody, whole }: Props) {
  const { description: _text, ...facts }: WholeBody = whole ?? {};
  return (
    <>
      {requestBody && (
        <Prose className="flat near muted small tight">{requestBody.description}</Prose>
      )}
      {whole && (
        <div className="near small tight">
          <ShapeFacts shape={{ kind: 'group', fields, ...facts }} />
        </div>
      )}
    </>
  );
}
