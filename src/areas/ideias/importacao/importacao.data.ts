/** Writes of the import of ideas: drafts of the importing administrator, a few per batch, and their removal. */
import { codigoDoErro } from '@/domain/comum/erros';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import { caminhos } from '@/domain/comum/paths';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { paraGravar } from '../escritas';

const ideias = defineCollection(ideiaSchema);

export interface IdeiaAImportar {
  /** Chosen before the first try: sending the batch again stores nothing twice. */
  id: string;
  form: IdeiaForm;
}

export const comId = (form: IdeiaForm): IdeiaAImportar => ({ id: novoId(), form });

/** True iff a batch whose answer was lost had arrived: all of it is there, or none. */
async function jaChegou(caminho: string, removida: boolean): Promise<boolean> {
  const ideia = await ideias.find(caminho);
  return ideia !== undefined && (ideia.deletedAt !== null) === removida;
}

async function umaVez(lote: Lote, primeira: string, removida: boolean): Promise<void> {
  try {
    await lote.gravar();
  } catch (erro) {
    if (codigoDoErro(erro) !== 'permission-denied' || !(await jaChegou(primeira, removida))) throw erro;
  }
}

export const importacaoData = {
  /** One batch: all of its ideas are stored or none. */
  async gravar(sessao: SessaoAtiva, parte: readonly IdeiaAImportar[], regulamentoNome: string) {
    const lote = new Lote();
    const caminho = (id: string) => caminhos.ideia(sessao.contexto, id);
    const autor = { autorReference: sessao.referencia, autorNome: sessao.colaborador.nome };
    for (const { id, form } of parte) {
      const dados = paraGravar(form, regulamentoNome);
      lote.set(caminho(id), { ...ideiaNova, ...dados, ...autor, ...carimbo.criacao() });
    }
    const [primeira] = parte;
    if (primeira) await umaVez(lote, caminho(primeira.id), false);
  },

  /** Takes back drafts that are still as they were imported; one published meanwhile refuses the batch. */
  async remover(sessao: SessaoAtiva, ids: readonly string[]) {
    const lote = new Lote();
    for (const id of ids)
      lote.update(caminhos.ideia(sessao.contexto, id), {
        deletedAt: carimbo.agora(),
        visibilidade: 'REMOVIDA',
        ...carimbo.mudanca(),
      });
    const [primeira] = ids;
    if (primeira) await umaVez(lote, caminhos.ideia(sessao.contexto, primeira), true);
  },
};
