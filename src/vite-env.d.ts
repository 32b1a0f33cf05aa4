/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_CONFIG?: string;
  readonly VITE_EMULADORES?: string;
  readonly VITE_CONTATO_PRIVACIDADE?: string;
  readonly VITE_CONTATO_ACESSIBILIDADE?: string;
  readonly VITE_URL_CNPJ?: string;
  readonly VITE_URL_MUNICIPIOS?: string;
  readonly VITE_URL_CEP?: string;
  readonly VITE_URL_CAPTCHA?: string;
  readonly VITE_RECAPTCHA_CHAVE?: string;
  readonly VITE_APP_CHECK_CHAVE?: string;
}

declare const __VERSAO__: string;
