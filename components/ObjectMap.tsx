import type { ReactNode } from 'react';
import styles from './drawings.module.css';

/** Each with its place and what it is. */
const objects = [
  ['Board', 'holds your links', 0, 0, 140],
  ['Domain', 'hosts their URLs', 160, 0, 140],
  ['Batch', 'many at once', 204, 104, 96],
  ['Locale', 'landing page settings', 0, 216, 140],
  ['Scan', 'finds the services', 160, 216, 140],
  ['Media service', 'is on the page', 0, 320, 140],
  ['Scheduled scan', 'runs on a date', 160, 320, 140],
] as const;

/** The objects of the API as a drawing, beside a list of them. */
export default function ObjectMap({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['figure']}>
      <svg
        className={styles['drawing']}
        viewBox="-1 -1 302 380"
        role="img"
        aria-label="How the objects of the API belong together, as the list says."
      >
        <path
          data-part="line"
          d="M140 28h20M70 56v48M180 56v48M204 136h-20M70 172v44M180 172v44M70 272v48M230 320v-48M190 272v24h-80v24"
        />
        <path
          data-part="line"
          d="M64 96l6 7 6-7M174 96l6 7 6-7M192 130l-7 6 7 6M64 208l6 7 6-7M174 180l6-7 6 7M64 312l6 7 6-7M224 280l6-7 6 7M104 312l6 7 6-7"
        />
        <rect data-part="main" x="0" y="104" width="184" height="68" rx="10" />
        <text data-part="name" x="92" y="128">
          Link
        </text>
        <text x="92" y="146">
          campaign, pre-release
        </text>
        <text x="92" y="162">
          or ticket
        </text>
        {objects.map(([name, text, x, y, width]) => [
          <rect
            key={`${name} box`}
            data-part="box"
            x={x}
            y={y}
            width={width}
            height={name === 'Batch' ? 68 : 56}
            rx="10"
          />,
          <text key={name} data-part="name" x={x + width / 2} y={y + 24}>
            {name}
          </text>,
          <text key={`${name} text`} x={x + width / 2} y={y + 43}>
            {text}
          </text>,
        ])}
      </svg>
      <div>{children}</div>
    </div>
  );
}
