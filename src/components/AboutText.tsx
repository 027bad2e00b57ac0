import type { PageProps } from '@site/src/page-data';
import BlocksProvider from './ui/Blocks';
import Prose from './ui/Prose';

interface Props extends PageProps<'about'> {
  readonly part: 'introduction' | 'authentication' | 'errors';
}

/** What a given document says about its API. */
export default function AboutText({ page, part }: Props) {
  return (
    <BlocksProvider blocks={page.blocks}>
      {page[part].map(({ text }, index) => (
        <Prose key={index}>{text}</Prose>
      ))}
    </BlocksProvider>
  );
}
