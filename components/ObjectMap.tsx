import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import Drawing, { Box, Label } from './drawing';
import styles from './drawings.module.css';

/** Each with what it is, and its place. */
const objects = [
  ['Board', translate({ id: 'objectMap.board', message: 'holds your links' }), 0, 0, 148],
  ['Domain', translate({ id: 'objectMap.domain', message: 'hosts their URLs' }), 160, 0, 148],
  ['Batch', translate({ id: 'objectMap.batch', message: 'many at once' }), 204, 106, 104],
  ['Locale', translate({ id: 'objectMap.locale', message: 'page settings' }), 0, 220, 148],
  ['Scan', translate({ id: 'objectMap.scan', message: 'finds the services' }), 160, 220, 148],
  [
    translate({ id: 'objectMap.service', message: 'Media service' }),
    translate({ id: 'objectMap.serviceText', message: 'where fans go' }),
    0,
    324,
    148,
  ],
  [
    translate({ id: 'objectMap.scheduled', message: 'Scheduled scan' }),
    translate({ id: 'objectMap.scheduledText', message: 'scans on a date' }),
    160,
    324,
    148,
  ],
] as const;

/** The objects of the API as a drawing, beside their description. */
export default function ObjectMap({ children }: { readonly children: ReactNode }) {
  return (
    <div className={clsx('halves', styles.figure)}>
      <Drawing
        viewBox="-1 -1 310 384"
        label={translate({
          id: 'objectMap.drawing',
          message: 'How the objects of the API belong together, as the list says.',
        })}
      >
        <path d="M148 28h12M70 56v50M172 56v50M204 142h-20M70 178v42M172 178v42M70 276v48M230 324v-48M190 276v24h-80v24" />
        <path d="M64 99l6 7 6-7M166 99l6 7 6-7M191 136l-7 6 7 6M64 213l6 7 6-7M166 185l6-7 6 7M64 317l6 7 6-7M224 283l6-7 6 7M104 317l6 7 6-7" />
        <Box x={0} y={106} width={184} height={72} isMain />
        <Label x={92} y={131} isName>
          Link
        </Label>
        <Label x={92} y={150}>
          {translate({ id: 'objectMap.kinds', message: 'campaign, pre-release' })}
        </Label>
        <Label x={92} y={167}>
          {translate({ id: 'objectMap.lastKind', message: 'or ticket' })}
        </Label>
        {objects.map(([name, text, x, y, width]) => (
          <Fragment key={name}>
            <Box x={x} y={y} width={width} height={name === 'Batch' ? 72 : 56} />
            <Label x={x + width / 2} y={y + (name === 'Batch' ? 32 : 24)} isName>
              {name}
            </Label>
            <Label x={x + width / 2} y={y + (name === 'Batch' ? 52 : 43)}>
              {text}
            </Label>
          </Fragment>
        ))}
      </Drawing>
      <div>{children}</div>
    </div>
  );
}
