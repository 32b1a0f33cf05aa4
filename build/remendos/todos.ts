/** All patches of a build, in no order that matters. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { app } from './app.ts';
import { auth } from './auth.ts';
import { mantine } from './mantine.ts';
import { remendar, substituir } from './remendo.ts';
import { roteador, roteadorDeProducao } from './roteador.ts';

const daqui = (nome: string) => fileURLToPath(new URL(nome, import.meta.url));

export const remendos = (): Plugin[] => [
  roteadorDeProducao(),
  ...[app, auth, roteador, ...mantine].map(remendar),
  substituir('@firebase/webchannel-wrapper/bloom-blob', daqui('firestore.ts')),
];
