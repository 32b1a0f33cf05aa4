/** What a build must not be: a deployed product that talks to emulators (threats I07) or carries a private key (I06). */
import type { Plugin } from 'vite';

interface Ambiente {
  VITE_EMULADORES?: string;
  VITE_FIREBASE_CONFIG?: string;
  VITE_RECAPTCHA_CHAVE?: string;
}

/** Google's own for tests: every captcha passes. */
const CHAVE_DE_TESTE = '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI';

/** Why this cannot be deployed, in a sentence; undefined when it can. Other modes than 'production' are for tests. */
export function impedimento(modo: string, ambiente: Ambiente): string | undefined {
  if (modo !== 'production') return undefined;
  if (ambiente.VITE_EMULADORES) {
    return 'VITE_EMULADORES está definida: a aplicação publicada falaria com emuladores. Retire-a do ambiente ou do .env.';
  }
  if (!ambiente.VITE_FIREBASE_CONFIG) {
    return 'Falta VITE_FIREBASE_CONFIG: sem a configuração web do projeto, a aplicação publicada não teria Firebase.';
  }
  const { projectId } = JSON.parse(ambiente.VITE_FIREBASE_CONFIG) as { projectId?: string };
  if (!projectId || projectId.startsWith('demo-')) {
    return `O projeto "${projectId ?? ''}" de VITE_FIREBASE_CONFIG só existe nos emuladores. Use a configuração web do projeto de verdade.`;
  }
  if (!ambiente.VITE_RECAPTCHA_CHAVE || ambiente.VITE_RECAPTCHA_CHAVE === CHAVE_DE_TESTE) {
    return 'Falta VITE_RECAPTCHA_CHAVE: sem a chave do reCAPTCHA v2, ninguém votaria nem inscreveria uma empresa.';
  }
  return undefined;
}

/** A private key, or the file Google hands out with one. */
const SEGREDO = /-----BEGIN [A-Z ]*PRIVATE KEY-----|"?private_key(_id)?"?\s*:|"type"\s*:\s*"service_account"/;

export const temSegredo = (conteudo: string) => SEGREDO.test(conteudo);

export const producao = (): Plugin => ({
  name: 'producao',
  apply: 'build',
  configResolved({ mode, env }) {
    const motivo = impedimento(mode, env);
    if (motivo) throw new Error(motivo);
  },
  generateBundle(_opcoes, pacote) {
    for (const saida of Object.values(pacote)) {
      const conteudo = saida.type === 'chunk' ? saida.code : saida.source;
      if (temSegredo(typeof conteudo === 'string' ? conteudo : new TextDecoder().decode(conteudo)))
        this.error(
          `${saida.fileName} contém uma chave privada: só a configuração web pode estar na aplicação.`,
        );
    }
  },
});
