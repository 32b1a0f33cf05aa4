/** Writes of the import of ideas: drafts of the importing administrator, a few per batch, and their removal. */
import { recusada } from '@/domain/comum/erros';
import { ideiaSchema, publicada } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiaDoForm } from '../salvarEPublicar';

const ideias = defineCollection(ideiaSchema);

export interface IdeiaAImportar {
  /** Chosen before the first try: sending the batch again stores nothing twice. */
  id: string;
  form: IdeiaForm;
}

export const comId = (form: IdeiaForm): IdeiaAImportar => ({ id: novoId(), form });

/** The idea, or undefined when it is there no more: the rules show nobody a removed one. */
async function aindaLa(caminho: string) {
  try {
    const lida = await ideias.find(caminho);
    return lida?.deletedAt === null ? lida : undefined;
  } catch (erro) {
    if (recusada(erro)) return undefined;
    throw erro;
  }
}

export const importacaoData = {
  /** One batch: all of its ideas are stored or none. */
  async gravar(sessao: SessaoAtiva, parte: readonly IdeiaAImportar[], regulamentoNome: string) {
    const lote = new Lote();
    const caminho = (id: string) => caminhos.ideia(sessao.contexto, id);
    const autor = { autorReference: sessao.referencia, autorNome: sessao.colaborador.nome };
    for (const { id, form } of parte) {
      const dados = ideiaDoForm(form, regulamentoNome);
      lote.set(caminho(id), { ...ideiaNova, ...dados, ...autor, ...carimbo.criacao() });
    }
    const [primeira] = parte;
    // All of the batch is there, or none: the first tells.
    if (primeira)
      await ideias.gravar(lote, {
        caminho: caminho(primeira.id),
        conteudo: ideiaDoForm(primeira.form, regulamentoNome),
      });
  },

  /** Takes back those that are still drafts. Gives how many were published meanwhile: they stay. */
  async remover(sessao: SessaoAtiva, ids: readonly string[]): Promise<number> {
    const lidas = await Promise.all(ids.map((id) => aindaLa(caminhos.ideia(sessao.contexto, id))));
    const rascunhos = ids.filter((_, i) => lidas[i] && !publicada(lidas[i]));
    const lote = new Lote();
    for (const id of rascunhos)
      lote.update(caminhos.ideia(sessao.contexto, id), {
        deletedAt: carimbo.agora(),
        visibilidade: 'REMOVIDA',
        ...carimbo.mudanca(),
      });
    const [primeira] = rascunhos;
    if (primeira)
      await ideias.gravar(lote, {
        caminho: caminhos.ideia(sessao.contexto, primeira),
        conteudo: { deletedAt: carimbo.agora() },
      });
    return lidas.filter((lida) => lida && publicada(lida)).length;
  },
};
