/** What the build was told about its Firebase: web config, emulator ports (local builds only) and outside services. */

interface Emuladores {
  auth: number;
  firestore: number;
  functions: number;
  storage: number;
}

interface ConfiguracaoWeb {
  apiKey: string;
  projectId: string;
  authDomain?: string;
  storageBucket?: string;
  appId?: string;
}

export const ambiente = {
  firebase: (import.meta.env.VITE_FIREBASE_CONFIG
    ? JSON.parse(import.meta.env.VITE_FIREBASE_CONFIG)
    : { apiKey: 'demo', projectId: 'demo-inovacao' }) as ConfiguracaoWeb,
  regiao: 'southamerica-east1',
  /** Public services the forms ask for help; stand-ins in local builds. */
  servicos: {
    cnpj: import.meta.env.VITE_URL_CNPJ ?? 'https://brasilapi.com.br/api/cnpj/v1',
    municipios: import.meta.env.VITE_URL_MUNICIPIOS ?? 'https://servicodados.ibge.gov.br/api/v1/localidades',
    cep: import.meta.env.VITE_URL_CEP ?? 'https://viacep.com.br/ws',
    captcha: import.meta.env.VITE_URL_CAPTCHA ?? 'https://www.google.com/recaptcha/api.js',
  },
  /** Public key of the captcha; without it nobody can send what asks for one. */
  chaveDoCaptcha: import.meta.env.VITE_RECAPTCHA_CHAVE ?? '',
};

/** Site key of reCAPTCHA Enterprise for App Check; without it the application sends no token (decisions T500). */
export const chaveDoAppCheck = import.meta.env.VITE_APP_CHECK_CHAVE;

/**
 * Present only when the app talks to the local Firebase. Production builds are refused with it (build/producao.ts). It
 * is a constant of its own, so that they lose the SDKs' code for emulators.
 */
export const emuladores = import.meta.env.VITE_EMULADORES
  ? (JSON.parse(import.meta.env.VITE_EMULADORES) as Emuladores)
  : undefined;
