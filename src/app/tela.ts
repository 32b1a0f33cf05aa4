import { type ComponentType, lazy } from 'react';

/** `lazy` for a component that its file exports by name. */
export const tela = (carregar: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await carregar() }));
