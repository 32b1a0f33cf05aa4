/** Idea rules and their campaigns: every read and write of them (part 2 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { COMECA_ANTES } from '@/domain/regulamentos/periodo-form';
import {
  campanhaForm,
  type CampanhaForm,
  campanhaDoForm,
  regulamentoIdeiasForm,
  type RegulamentoIdeiasForm,
  regulamentoDoForm,
} from '@/domain/regulamentos/regulamento-form';
import {
  type Campanha,
  campanhaSchema,
  type RegulamentoIdeias,
  regulamentoIdeiasSchema,
} from '@/domain/regulamentos/regulamento-ideias';
import { type Ativo, regulamentosAtivos } from './ativos.data';
import { chaveDoSaldo } from '@/firebase/dados/chaveDoTipo';
import { carimbo, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import { igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import { listaPorNome } from '@/firebase/dados/listaPorNome';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** A rule and its path, which is what an idea keeps. */
export type RegulamentoAtivo = Ativo<RegulamentoIdeias>;

const regulamentos = defineCollection(regulamentoIdeiasSchema);
const campanhas = defineCollection(campanhaSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'regulamentosIdeias'] as const;
/** A rule gives coins to everybody. */
const mexeEm = (sessao: SessaoAtiva) => [chave(sessao), chaveDoSaldo(sessao, IDEIA)] as const;
const ativo = igual('deletedAt', null);

/** A campaign as the rule's page holds it until everything is saved together. */
export interface CampanhaNaPagina {
  id: string;
  form: CampanhaForm;
  /** The campaign as stored; absent for one just added. */
  gravada?: ComId<Campanha>;
  mudou: boolean;
  removida: boolean;
}

interface Salvar {
  id: string;
  form: RegulamentoIdeiasForm;
  /** The rule as the page opened it; absent for a new one. */
  lido?: ComId<RegulamentoIdeias>;
  campanhas: readonly CampanhaNaPagina[];
  /** The rule is new, can be changed, or is locked and only its campaigns are saved. */
  situacao: 'novo' | 'aberto' | 'bloqueado';
}

const vaiGravar = ({ removida, mudou, gravada }: CampanhaNaPagina) => !removida && (mudou || !gravada);

/** What a draft taken back from the browser holds is checked once more. Throws the specification's sentences (part 2 §8). */
function conferir({ form, campanhas: lista, situacao }: Salvar): void {
  if (situacao !== 'bloqueado' && !regulamentoIdeiasForm.safeParse(form).success)
    throw new ErroDoProduto('Regulamento de ideia inválido');
  if (lista.some((campanha) => vaiGravar(campanha) && !campanhaForm.safeParse(campanha.form).success))
    throw new ErroDoProduto('Campanha inválida');
  // The fields offer no earlier day. A draft, or a page left open over night, may hold one.
  const hoje = diaDe(new Date());
  if (situacao !== 'bloqueado' && form.dataInicial < hoje) throw new ErroDoProduto(COMECA_ANTES);
  const antes = lista.some(
    (campanha) =>
      vaiGravar(campanha) &&
      campanha.form.dataInicial < hoje &&
      campanha.form.dataInicial !== (campanha.gravada && diaDe(campanha.gravada.dataInicial)),
  );
  if (antes) throw new ErroDoProduto('Uma campanha não pode começar antes de hoje.');
}

const ondeFica = ({ contexto }: SessaoAtiva, regulamento: string, { id }: CampanhaNaPagina) =>
  `${caminhos.campanhas(contexto, regulamento)}/${id}`;

/** Puts one campaign into the batch. `guardada` is what is stored of it. */
async function comCampanha(
  lote: Lote,
  onde: string,
  { form, gravada, mudou, removida }: CampanhaNaPagina,
  guardada: ComId<Campanha> | undefined,
): Promise<void> {
  if (removida) {
    if (guardada) lote.update(onde, { deletedAt: carimbo.agora(), ...carimbo.mudanca() });
  } else if (!gravada && !guardada) {
    lote.set(onde, { ...campanhaDoForm(form), ...carimbo.criacao() });
  } else if (mudou || !gravada) {
    await campanhas
      .mudarNoLote(lote, onde, campanhaDoForm(form), gravada ?? guardada ?? {})
      // The page's form has none of its fields to show.
      .catch((erro: Error) => {
        throw new ErroDoProduto(erro.message, { cause: erro });
      });
  }
}

/** Rule and changed campaigns; sending again (`deNovo`), what an earlier try left is read and brought up to date. */
async function montar(sessao: SessaoAtiva, dados: Salvar, deNovo: boolean): Promise<Lote> {
  const { id, form, lido, campanhas: lista, situacao } = dados;
  const lote = new Lote();
  const caminho = caminhos.regulamentoIdeias(sessao.contexto, id);
  const guardado = deNovo ? await regulamentos.find(caminho) : undefined;
  if (situacao === 'novo' && !guardado)
    lote.set(caminho, { ...regulamentoDoForm(form), ...carimbo.criacao() });
  else if (situacao !== 'bloqueado')
    await regulamentos.mudarNoLote(lote, caminho, regulamentoDoForm(form), lido ?? guardado ?? {});
  for (const campanha of lista) {
    const onde = ondeFica(sessao, id, campanha);
    const lida = deNovo ? await campanhas.find(onde) : campanha.gravada;
    await comCampanha(lote, onde, campanha, lida?.deletedAt === null ? lida : undefined);
  }
  return lote;
}

/**
 * All of it is saved or nothing. What the page creates or takes away is refused a second time: that record tells
 * whether an earlier sending arrived. Changes alone can be sent twice.
 */
async function salvar(sessao: SessaoAtiva, dados: Salvar): Promise<void> {
  conferir(dados);
  const { id, campanhas: lista, situacao } = dados;
  const deNovo = async () => (await montar(sessao, dados, true)).gravar();
  const lote = await montar(sessao, dados, false);
  if (situacao === 'novo')
    return regulamentos.gravar(lote, {
      caminho: caminhos.regulamentoIdeias(sessao.contexto, id),
      atualizar: deNovo,
    });
  const umaVezSo = lista.find(({ gravada, removida }) => !gravada !== removida);
  if (!umaVezSo) return lote.gravar();
  return campanhas.gravar(lote, { caminho: ondeFica(sessao, id, umaVezSo), atualizar: deNovo });
}

export const regulamentosData = {
  chave,
  novoId,

  pagina: (sessao: SessaoAtiva, pesquisa: string, ordem: Ordem, tamanho: number) =>
    listaPorNome<RegulamentoIdeias>({
      registros: regulamentos,
      caminho: caminhos.regulamentosIdeias(sessao.contexto),
      chave: chave(sessao),
      nome: pesquisa,
      ordem: [pelaColuna(ordem)],
      tamanho,
    }),

  porId: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'regulamento', id],
      queryFn: () => regulamentos.doEndereco(caminhos.regulamentosIdeias(sessao.contexto), id),
    }),

  campanhas: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao), 'regulamento', id, 'campanhas'],
      queryFn: async () => {
        const { itens } = await campanhas.todos(
          caminhos.campanhas(sessao.contexto, id),
          { filtros: [ativo], ordem: [{ campo: 'dataInicial', direcao: 'desc' }] },
          100,
        );
        return itens;
      },
    }),

  /** Rules running now: the ones an idea can be published under. */
  ativos: (sessao: SessaoAtiva) => regulamentosAtivos(sessao, 'regulamentosIdeias', regulamentoIdeiasSchema),

  /** Every rule, newest period first: the selector of the ranking. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'todos'],
      queryFn: async () => {
        const { itens } = await regulamentos.todos(
          caminhos.regulamentosIdeias(sessao.contexto),
          { filtros: [ativo], ordem: [{ campo: 'dataFinal', direcao: 'desc' }] },
          100,
        );
        return itens;
      },
    }),

  salvar: (sessao: SessaoAtiva, novo: boolean) =>
    mutationOptions({
      mutationFn: (dados: Salvar) => salvar(sessao, dados),
      meta: {
        sucesso: novo ? 'Cadastrado com sucesso!' : 'Atualizado com sucesso!',
        invalida: mexeEm(sessao),
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<RegulamentoIdeias>) =>
        regulamentos.remove(caminhos.regulamentoIdeias(sessao.contexto, id)),
      meta: { sucesso: 'Regulamento removido', invalida: mexeEm(sessao) },
    }),
};
