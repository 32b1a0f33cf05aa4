/** Valid documents of records known by their name; each kind's own lies beside its schema (`x.exemplo.ts`). */
import { emOrdem } from '@/domain/comum/busca';
import type { Cadastro } from '@/domain/comum/cadastro';
import { criadoPor } from './documentos';

/** What the form gives, as the person stored it yesterday; `mudancas` to the record, whose name is sorted as it says. */
export const exemploDe =
  <T extends { nome: string; nomeEmOrdem: string }, F>(cadastro: Cadastro<T, F>, form: F) =>
  ({ uid }: { uid: string }, mudancas: Partial<T> = {}): T => {
    const guardado = { ...cadastro.novo, ...cadastro.doForm(form), ...criadoPor(uid), ...mudancas };
    const { nome = '', nomeEmOrdem = emOrdem(nome) } = mudancas.nome ? mudancas : guardado;
    return { ...guardado, nomeEmOrdem } as unknown as T;
  };
