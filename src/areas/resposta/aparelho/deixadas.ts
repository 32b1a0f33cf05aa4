/** Answers that this device keeps for people with accounts. Signing out takes them away, after asking (decisions P240). */
import { gaveta } from '@/navegador/gaveta';
import { espera, type Guardada } from './selo';

/** Where a copy for links begins, which signing out leaves to whoever has the link (copiaLocal.ts). */
const DE_LINK = /^(lida|folha):/;

/** Keys of outboxes, and whether one of them holds answers that were never sent. Older ones say nobody's name. */
export async function caixasDaConta(): Promise<{ chaves: string[]; porEnviar: boolean }> {
  const chaves = (await gaveta.chaves()).filter((chave) => !DE_LINK.test(chave));
  const lidas = await Promise.all(
    chaves.map(async (chave) => ({ chave, caixa: (await gaveta.ler(chave)) as Guardada | undefined })),
  );
  const daConta = lidas.filter(({ caixa }) => caixa && caixa.dono !== 'link');
  return {
    chaves: daConta.map(({ chave }) => chave),
    porEnviar: daConta.some(({ caixa }) => caixa && espera(caixa)),
  };
}

export async function apagarCaixas(chaves: readonly string[]): Promise<void> {
  for (const chave of chaves) await gaveta.apagar(chave);
}
