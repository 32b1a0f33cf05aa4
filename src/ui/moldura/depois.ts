import type { ComponentType } from 'react';

/** In milliseconds. */
const ESPERA = 1_000;

/**
 * For lazy(): a part of a first screen that comes after what the screen needs, into the room left for it. Without a
 * connection it stays away.
 */
export const depois =
  (importar: () => Promise<{ default: ComponentType }>): (() => Promise<{ default: ComponentType }>) =>
  () =>
    new Promise((pronto) => setTimeout(pronto, ESPERA)).then(importar).catch(() => ({ default: () => null }));
