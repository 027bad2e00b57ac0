/** Tags for search engines and links in other services, with the picture that the build makes of a page. */
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { toPictureRoute } from '@portal/src/routes/places';

export default function DocItemMetadata() {
  const { assets, frontMatter, metadata } = useDoc();
  const { title, description, slug } = metadata;
  // Other versions have the picture of the home page.
  const { isLast } = useDocsVersion();
  const { title_meta: searched = title } = frontMatter as { readonly title_meta?: string };
  const picture = isLast ? toPictureRoute(slug) : undefined;
  return (
    <PageMetadata
      title={searched}
      description={description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image ?? picture}
    />
  );
}
