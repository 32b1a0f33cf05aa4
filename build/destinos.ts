/**
 * Where the deployed page may send anything: its own project and the outside services. firebase.json knows no project
 * and allows the services of Google as a whole. A policy in the page narrows that, because both must allow a request.
 */
import type { Plugin } from 'vite';

interface Ambiente {
  VITE_FIREBASE_CONFIG?: string;
  VITE_APP_CHECK_CHAVE?: string;
  VITE_URL_CNPJ?: string;
  VITE_URL_MUNICIPIOS?: string;
  VITE_URL_CEP?: string;
}

/** As in src/firebase/ambiente.ts and functions/src/gatilho.ts. */
const REGIAO = 'southamerica-east1';

/** Sources of connect-src for the project of the build; undefined in local builds, which talk to emulators. */
export function destinos(ambiente: Ambiente): string[] | undefined {
  if (!ambiente.VITE_FIREBASE_CONFIG) return undefined;
  const { projectId = '', storageBucket = '' } = JSON.parse(ambiente.VITE_FIREBASE_CONFIG) as {
    projectId?: string;
    storageBucket?: string;
  };
  if (projectId.startsWith('demo-')) return undefined;
  const servicos = [
    ambiente.VITE_URL_CNPJ ?? 'https://brasilapi.com.br',
    ambiente.VITE_URL_MUNICIPIOS ?? 'https://servicodados.ibge.gov.br',
    ambiente.VITE_URL_CEP ?? 'https://viacep.com.br',
  ];
  return [
    "'self'",
    `https://firestore.googleapis.com/v1/projects/${projectId}/`,
    `https://firebasestorage.googleapis.com/v0/b/${storageBucket}/`,
    // Tokens of App Check are asked for by builds with its key only.
    ...(ambiente.VITE_APP_CHECK_CHAVE
      ? [`https://content-firebaseappcheck.googleapis.com/v1/projects/${projectId}/`]
      : []),
    // Accounts are found by the web key, not by a path.
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    `https://${REGIAO}-${projectId}.cloudfunctions.net`,
    ...servicos.map((url) => new URL(url).origin),
  ];
}

export function soParaOProjeto(): Plugin {
  let fontes: string[] | undefined;
  return {
    name: 'so-para-o-projeto',
    apply: 'build',
    configResolved({ mode, env }) {
      fontes = mode === 'production' ? destinos(env) : undefined;
    },
    transformIndexHtml: () =>
      fontes && [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: `connect-src ${fontes.join(' ')}` },
          injectTo: 'head-prepend',
        },
      ],
  };
}
