import type { PageProps } from '@portal/src/page-data';
import Prose, { BlocksContext } from './ui/Prose';

interface Props extends PageProps<'about'> {
  readonly part: 'introduction' | 'authentication' | 'errors';
}

/** What a given document says about its API. */
export default function AboutText({ page, part }: Props) {
  return (
    <BlocksContext value={page.blocks}>
      {page[part].map(({ text }, index) => (
        <Prose key={index} className="prose">
          {text}
        </Prose>
      ))}
    </BlocksContext>
  );
}
