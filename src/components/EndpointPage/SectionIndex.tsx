import { memo, type ReactNode, useRef } from 'react';
import type { Endpoint } from '@site/src/catalogue/model';
import { listSectionAnchors, sectionTitles } from '@site/src/site-map/anchors';
import styles from './SectionIndex.module.css';
import { useCurrentSection } from './useCurrentSection';

interface Props {
  readonly endpoint: Endpoint;
}

/** Links to the sections of the page, which stay in view. */
function SectionIndex({ endpoint }: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const anchors = listSectionAnchors(endpoint);
  const current = useCurrentSection(ref);
  return (
    <nav ref={ref} className={styles.index} aria-label="Sections">
      {anchors.map((id) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
          {sectionTitles[id].replace(' Params', '')}
        </a>
      ))}
    </nav>
  );
}

export default memo(SectionIndex);
