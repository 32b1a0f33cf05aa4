/** What is written to an idea: each act as a whole, so that doing it again after a lost answer changes nothing. */
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import type { ComId } from '@/domain/comum/fields';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import { completa, type Ideia, ideiaSchema, publicada, visibilidadeDe } from '@/domain/ideias/ideia';
import { ideiaNova } from '@/domain/ideias/ideia-nova';
import type { MovimentacaoForm } from '@/domain/comite/movimentacao';
import { caminhos } from '@/domain/comum/paths';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { gravarPublicacao } from './publicacao';

const ideias = defineCollection(ideiaSchema);

/** What the form gives, as stored: rule name copied, visibility derived, search tokens made. */
export function paraGravar(
  form: IdeiaForm,
  regulamentoNome: string,
  ideia?: Pick<Ideia, 'publishedAt' | 'deletedAt'>,
) {
  return {
    ...form,
    regulamentoNome,
    tituloEmOrdem: emOrdem(form.titulo),
    busca: tokensDeBusca(form.titulo),
    visibilidade: visibilidadeDe({
      privado: form.privado,
      publishedAt: ideia?.publishedAt ?? null,
      deletedAt: null,
    }),
  };
}

export interface SalvarIdeia {
  form: IdeiaForm;
  regulamentoNome: string;
  /** The idea as the editor opened it; absent when it is new. */
  ideia?: ComId<Ideia>;
  /** Id a new idea shall have: chosen when the form opens, so that attachments and retries go to the same one. */
  novoId: string;
}

/** Creates or changes the idea and gives its id. */
export async function salvar(
  sessao: SessaoAtiva,
  { form, regulamentoNome, ideia, novoId: id }: SalvarIdeia,
): Promise<string> {
  if (ideia) {
    await ideias.update(
      caminhos.ideia(sessao.contexto, ideia.id),
      paraGravar(form, regulamentoNome, ideia),
      ideia,
    );
    return ideia.id;
  }
  const autor = { autorReference: sessao.referencia, autorNome: sessao.colaborador.nome };
  const caminho = caminhos.ideia(sessao.contexto, id);
  const dados = paraGravar(form, regulamentoNome);
  try {
    return await ideias.create(caminhos.ideias(sessao.contexto), { ...ideiaNova, ...dados, ...autor }, id);
  } catch (erro) {
    // An earlier try may have arrived although its answer was lost: then the draft exists and is brought up to date.
    const chegou = codigoDoErro(erro) === 'permission-denied' ? await ideias.find(caminho) : undefined;
    if (!chegou) throw erro;
    if (!publicada(chegou)) await ideias.update(caminho, dados);
    return id;
  }
}

export type Publicavel = Pick<ComId<Ideia>, 'id' | 'privado' | 'regulamentoReference'> &
  Parameters<typeof completa>[0];

/** Publishes a complete draft under its rule. Throws the specification's sentences (part 2 §5 and §8). */
export async function publicar(sessao: SessaoAtiva, ideia: Publicavel): Promise<void> {
  if (!completa(ideia)) throw new ErroDoProduto('Não foi possível prosseguir!!');
  if (!ideia.regulamentoReference) throw new ErroDoProduto('Regulamento não encontrado');
  const { id, privado, regulamentoReference } = ideia;
  await gravarPublicacao(sessao, id, { privado, regulamentoReference });
}

export interface Movimentar {
  /** Id of the movement, chosen when the form opens: sending it again, after a lost answer, moves the idea once. */
  id: string;
  form: MovimentacaoForm;
}

/** Status and movement in one batch, each checked against the other by the rules. */
export async function movimentar(
  sessao: SessaoAtiva,
  ideia: ComId<Ideia>,
  { id, form }: Movimentar,
): Promise<void> {
  const caminho = caminhos.ideia(sessao.contexto, exigir(ideia.id, 'Ideia não selecionada'));
  const lote = new Lote()
    .update(caminho, {
      status: form.status,
      ultimaMovimentacao: id,
      cancelAt: form.status === 'CANCELADA' ? carimbo.agora() : null,
      ...carimbo.mudanca(),
    })
    .set(`${caminhos.movimentacoes(sessao.contexto, ideia.id)}/${id}`, {
      ...form,
      statusAnterior: ideia.status,
      autorNome: sessao.colaborador.nome,
      ...carimbo.criacao(),
    });
  try {
    await lote.gravar();
  } catch (erro) {
    if (codigoDoErro(erro) !== 'permission-denied') throw erro;
    const atual = await ideias.find(caminho);
    if (atual?.ultimaMovimentacao === id) return;
    if (atual && atual.status !== ideia.status) {
      throw new ErroDoProduto(
        'Outra pessoa já movimentou esta ideia. Atualize a tela e confira o status dela.',
      );
    }
    throw erro;
  }
}
