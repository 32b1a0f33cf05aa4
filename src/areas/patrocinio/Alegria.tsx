/** A second of joy after giving: a few coins rise and fade. Nothing for people who asked for less movement. */
import type { CSSProperties } from 'react';
import { useMenosMovimento } from '@/ui/moldura/useMenosMovimento';
import classes from './Patrocinio.module.css';

/** Where each coin goes, in pixels to the side, and how long it waits, in milliseconds. */
const MOEDAS = [
  [-72, 60],
  [-44, 0],
  [-18, 120],
  [4, 30],
  [26, 90],
  [50, 10],
  [76, 70],
] as const;

export function Alegria({ aoAcabar }: { aoAcabar: () => void }) {
  if (useMenosMovimento()) return null;
  return (
    <span className={classes.alegria} aria-hidden data-testid="alegria">
      {MOEDAS.map(([lado, espera], i) => (
        <span
          key={lado}
          style={{ '--lado': `${lado}px`, animationDelay: `${espera}ms` } as CSSProperties}
          // The third one waits longest.
          {...(i === 2 ? { onAnimationEnd: aoAcabar } : {})}
        />
      ))}
    </span>
  );
}
