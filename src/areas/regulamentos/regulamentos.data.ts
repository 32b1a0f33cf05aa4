/** Idea rules and their campaigns: every read and write of them (part 2 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { diaDe } from '@/domain/comum/datas';
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import type { ComId } from '@/domain/comum/fields';
import { caminhos } from '@/domain/comum/paths';
import {
  campanhaForm,
  type CampanhaForm,
  campanhaParaGravar,
  formDaCampanha,
  formDoRegulamento,
  regulamentoIdeiasForm,
  type RegulamentoIdeiasForm,
  regulamentoParaGravar,
} from '@/domain/regulamentos/regulamento-form';
import {
  type Campanha,
  campanhaSchema,
  emAndamento,
  type RegulamentoIdeias,
  regulamentoIdeiasSchema,
} from '@/domain/regulamentos/regulamento-ideias';
import { carimbo, Conflito, defineCollection, Lote, novoId } from '@/firebase/dados/collection';
import { igual, type Ordem, pelaColuna } from '@/firebase/dados/consulta';
import { listaPorNome } from '@/firebase/dados/listaPorNome';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

/** A rule and its path, which is what an idea keeps. */
export type RegulamentoAtivo = ComId<RegulamentoIdeias> & { caminho: string };

const regulamentos = defineCollection(regulamentoIdeiasSchema);
const campanhas = defineCollection(campanhaSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'regulamentosIdeias'] as const;
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
  /** The rule as the page opened it. */
  original: RegulamentoIdeiasForm;
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
  // The fields offer no earlier day; a draft, or a page left open over night, may hold one.
  const hoje = diaDe(new Date());
  if (situacao !== 'bloqueado' && form.dataInicial < hoje)
    throw new ErroDoProduto('O regulamento não pode começar antes de hoje.');
  const antes = lista.some(
    (campanha) =>
      vaiGravar(campanha) &&
      campanha.form.dataInicial < hoje &&
      campanha.form.dataInicial !== (campanha.gravada && diaDe(campanha.gravada.dataInicial)),
  );
  if (antes) throw new ErroDoProduto('Uma campanha não pode começar antes de hoje.');
}

/** What is stored, with what this person changed laid over it. Throws where somebody else changed the same field. */
function juntar<F extends object>(guardado: F | null, antes: F, form: F): F {
  if (!guardado) throw new ErroDoProduto('Este registro não existe mais.');
  const diferem = (a: F, b: F) =>
    (Object.keys(form) as (keyof F & string)[]).filter(
      (campo) => JSON.stringify(a[campo]) !== JSON.stringify(b[campo]),
    );
  const meus = diferem(form, antes);
  const deOutros = diferem(guardado, antes);
  const emConflito = diferem(guardado, form).filter(
    (campo) => meus.includes(campo) && deOutros.includes(campo),
  );
  if (emConflito.length > 0) throw new Conflito(emConflito);
  return { ...guardado, ...Object.fromEntries(meus.map((campo) => [campo, form[campo]])) };
}

async function regulamentoComMudancas(caminho: string, { form, original }: Salvar) {
  const lido = await regulamentos.find(caminho);
  return regulamentoParaGravar(
    juntar(lido && !lido.deletedAt ? formDoRegulamento(lido) : null, original, form),
  );
}

async function campanhaComMudancas(caminho: string, gravada: ComId<Campanha>, form: CampanhaForm) {
  const lida = await campanhas.find(caminho);
  return campanhaParaGravar(
    juntar(lida && !lida.deletedAt ? formDaCampanha(lida) : null, formDaCampanha(gravada), form),
  );
}

/** True iff what was stored under an id of this page says what is sent now. */
const diz = (guardado: object | undefined, enviado: object) =>
  guardado !== undefined &&
  Object.entries(enviado).every(
    ([campo, valor]) => JSON.stringify(valor) === JSON.stringify(guardado[campo as keyof typeof guardado]),
  );

/** True iff a batch whose answer was lost had arrived: what it creates or takes away tells, changes can be sent twice. */
async function jaChegou({ contexto }: SessaoAtiva, { id, form, campanhas: lista, situacao }: Salvar) {
  if (situacao === 'novo')
    return diz(
      await regulamentos.find(caminhos.regulamentoIdeias(contexto, id)),
      regulamentoParaGravar(form),
    );
  const uma = lista.find(({ gravada, removida }) => !gravada !== removida);
  if (!uma) return false;
  const guardada = await campanhas.find(`${caminhos.campanhas(contexto, id)}/${uma.id}`);
  return uma.removida ? !!guardada?.deletedAt : diz(guardada, campanhaParaGravar(uma.form));
}

/** Rule and changed campaigns in one batch: all of it is saved or nothing. */
async function salvar(sessao: SessaoAtiva, dados: Salvar): Promise<void> {
  conferir(dados);
  const { contexto } = sessao;
  const { id, form, campanhas: lista, situacao } = dados;
  const lote = new Lote();
  const caminho = caminhos.regulamentoIdeias(contexto, id);
  if (situacao === 'novo') lote.set(caminho, { ...regulamentoParaGravar(form), ...carimbo.criacao() });
  if (situacao === 'aberto')
    lote.update(caminho, { ...(await regulamentoComMudancas(caminho, dados)), ...carimbo.mudanca() });
  for (const campanha of lista) {
    const onde = `${caminhos.campanhas(contexto, id)}/${campanha.id}`;
    if (campanha.removida) {
      if (campanha.gravada) lote.update(onde, { deletedAt: carimbo.agora(), ...carimbo.mudanca() });
    } else if (!campanha.gravada) {
      lote.set(onde, { ...campanhaParaGravar(campanha.form), ...carimbo.criacao() });
    } else if (campanha.mudou) {
      const dela = await campanhaComMudancas(onde, campanha.gravada, campanha.form);
      lote.update(onde, { ...dela, ...carimbo.mudanca() });
    }
  }
  try {
    await lote.gravar();
  } catch (erro) {
    if (codigoDoErro(erro) !== 'permission-denied' || !(await jaChegou(sessao, dados))) throw erro;
  }
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
        const { itens } = await campanhas.page(
          caminhos.campanhas(sessao.contexto, id),
          { filtros: [ativo], ordem: [{ campo: 'dataInicial', direcao: 'desc' }] },
          100,
        );
        return itens;
      },
    }),

  /** Rules running now: the ones an idea can be published under. */
  ativos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ativos'],
      queryFn: async () => {
        const agora = new Date();
        const { itens } = await regulamentos.page(
          caminhos.regulamentosIdeias(sessao.contexto),
          {
            filtros: [ativo, { campo: 'dataFinal', op: '>=', valor: agora }],
            ordem: [{ campo: 'dataFinal', direcao: 'asc' }],
          },
          50,
        );
        return itens
          .filter((regulamento) => emAndamento(regulamento, agora))
          .map((regulamento): RegulamentoAtivo => ({
            ...regulamento,
            caminho: caminhos.regulamentoIdeias(sessao.contexto, regulamento.id),
          }));
      },
    }),

  /** Every rule, newest period first: the selector of the ranking. */
  todos: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'todos'],
      queryFn: async () => {
        const { itens } = await regulamentos.page(
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
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  remover: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<RegulamentoIdeias>) =>
        regulamentos.remove(caminhos.regulamentoIdeias(sessao.contexto, id)),
      meta: { sucesso: 'Regulamento removido', invalida: [chave(sessao)] },
    }),
};
