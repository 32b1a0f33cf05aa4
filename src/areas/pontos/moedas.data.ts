/** One's own coins: what each running rule gave, what lies on ideas, and the statement behind it (part 2 §9; I5, I6). */
import { queryOptions } from '@tanstack/react-query';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { regulamentosAtivos } from '@/areas/regulamentos/ativos.data';
import { exigir } from '@/domain/comum/exigir';
import { extratoSchema } from '@/domain/pontos/extrato';
import { temFlag } from '@/domain/acesso/quem';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { TipoDePai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { carteiraSchema, type RegraDeMoedas, regraDeMoedasSchema } from '@/domain/pontos/patrocinio';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { type Consulta, igual } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const carteiras = defineLeitura(carteiraSchema);
const extratos = defineLeitura(extratoSchema);
const regulamentos = defineLeitura(regraDeMoedasSchema);

type Tipo = Pick<TipoDePai, 'colecao' | 'regulamentos'>;

/** Kinds that take coins and that the person may read. */
export const tiposComMoedas = (
  { quem }: Pick<SessaoAtiva, 'quem'>,
  tipos: readonly TipoDePai[] = TIPOS_DE_PAI,
): TipoDePai[] => tipos.filter(({ sob, modulo }) => sob.patrocinios && temFlag(quem, [modulo, 'leitura']));

/** Rule sets of a kind that are not removed. */
async function regulamentosDo(
  { contexto }: SessaoAtiva,
  tipo: Tipo,
  { filtros, ordem }: Consulta,
  quantos: number,
) {
  const caminho = caminhos.colecao(contexto, tipo.regulamentos);
  const naoRemovidos = { filtros: [igual('deletedAt', null), ...filtros], ...(ordem ? { ordem } : {}) };
  return (await regulamentos.todos(caminho, naoRemovidos, quantos)).itens;
}

/** Under the key of the rule sets, so that changing one invalidates this too. */
const chaveDosRegulamentos = ({ contexto }: SessaoAtiva, tipo: Tipo) =>
  [contexto.empresaId, tipo.regulamentos, 'moedas'] as const;

/** Under the key of the balances, so that a sponsorship invalidates this too. */
const chave = (sessao: SessaoAtiva, tipo: Tipo) =>
  [...patrocinioData.chave(sessao, tipo), 'carteiras'] as const;

export interface Carteira {
  regulamentoId: string;
  regulamento: string;
  dataFinal: Date;
  quota: number;
  usadas: number;
  livres: number;
}

/** One wallet per rule set, one read each; where nobody gave coins under it yet, an untouched one. */
const carteirasDe = (sessao: SessaoAtiva, tipo: Tipo, regras: readonly ComId<RegraDeMoedas>[]) =>
  Promise.all(
    regras.map(async ({ id, nome, dataFinal, quantidadeMoedasPorColaborador: quota }): Promise<Carteira> => {
      const regulamento = caminhos.registro(sessao.contexto, tipo.regulamentos, id);
      const carteira = await carteiras.find(
        `${caminhos.sobRegulamento(regulamento).carteiras}/${sessao.uid}`,
      );
      const usadas = carteira?.totalMoedas ?? 0;
      const livres = Math.max(0, quota - usadas);
      return { regulamentoId: id, regulamento: nome, dataFinal, quota, usadas, livres };
    }),
  );

export const moedasData = {
  chave,

  /** Every rule set, newest period first: the selector of the statement. */
  regulamentos: (sessao: SessaoAtiva, tipo: Tipo) =>
    queryOptions({
      queryKey: [...chaveDosRegulamentos(sessao, tipo), 'todos'],
      queryFn: () =>
        regulamentosDo(sessao, tipo, { filtros: [], ordem: [{ campo: 'dataFinal', direcao: 'desc' }] }, 100),
    }),

  ativos: (sessao: SessaoAtiva, tipo: Tipo) =>
    queryOptions({
      queryKey: [...chaveDosRegulamentos(sessao, tipo), 'ativos'],
      queryFn: async () => {
        const agora = new Date();
        const porAcabar: Consulta = {
          filtros: [{ campo: 'dataFinal', op: '>=', valor: agora }],
          ordem: [{ campo: 'dataFinal', direcao: 'asc' }],
        };
        const lidos = await regulamentosDo(sessao, tipo, porAcabar, 50);
        return lidos.filter((regulamento) => emAndamento(regulamento, agora));
      },
    }),

  /** One wallet per running rule set. */
  carteiras: (sessao: SessaoAtiva, tipo: Tipo) =>
    queryOptions({
      queryKey: [...chave(sessao, tipo), 'ativas'],
      queryFn: async ({ client }) =>
        carteirasDe(sessao, tipo, await client.ensureQueryData(moedasData.ativos(sessao, tipo))),
    }),

  /** The same of ideas, for the dashboard: it has read the running rules for its campaign. */
  doPainel: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao, IDEIA), 'painel'],
      queryFn: async ({ client }) =>
        carteirasDe(
          sessao,
          IDEIA,
          await client.fetchQuery(regulamentosAtivos(sessao, IDEIA.regulamentos, regulamentoIdeiasSchema)),
        ),
    }),

  /** Pages of the statement under one rule, newest first. */
  extrato: (sessao: SessaoAtiva, tipo: Tipo, regulamentoId: string, tamanho: number) => {
    const id = exigir(regulamentoId, 'Nenhum regulamento fornecido');
    const caminho = caminhos
      .sobRegulamento(caminhos.registro(sessao.contexto, tipo.regulamentos, id))
      .extrato(sessao.uid);
    return {
      chave: [...chave(sessao, tipo), 'extrato', regulamentoId, tamanho] as const,
      buscar: (depoisDe: Cursor | undefined) =>
        extratos.legiveis(
          caminho,
          { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          tamanho,
          depoisDe,
        ),
      total: totalDaLista([...chave(sessao, tipo), 'total', regulamentoId], () =>
        extratos.count(caminho, { filtros: [] }),
      ),
    };
  },
};

/** Coins free in all running rules together. */
export const somaDasLivres = (carteiras: readonly Carteira[]) =>
  carteiras.reduce((soma, { livres }) => soma + livres, 0);
