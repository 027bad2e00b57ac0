import type { ReactNode } from 'react';

interface Props {
  readonly viewBox: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** A drawing. Its lines are in view on black and on white. */
export default function Drawing({ viewBox, label, children }: Props) {
  return (
    <svg
      viewBox={viewBox}
      width="100%"
      role="img"
      aria-label={label}
      fill="none"
      fontSize="14"
      stroke="var(--color-border-strong)"
      textAnchor="middle"
    >
      {children}
    </svg>
  );
}

interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
  /** Whether it stands out. */
  readonly isMain?: boolean;
}

export function Box({ radius = 10, isMain = false, ...place }: BoxProps) {
  const main = { fill: color, fillOpacity: 0.1, stroke: color };
  return <rect {...place} rx={radius} {...(isMain && main)} />;
}

const color = 'var(--color-accent)';

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly isName?: boolean;
  readonly children: string;
}

export function Label({ isName = false, ...text }: LabelProps) {
  const look = isName ? { fontSize: 16, fontWeight: 'var(--weight-bold)' } : { fillOpacity: 0.75 };
  // The color of the text around it, which forced colors replace.
  return <text fill="currentcolor" stroke="none" {...look} {...text} />;
}
