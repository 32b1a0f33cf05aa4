/** One's own coins: what each running rule gave, what lies on ideas, and the statement behind it (part 2 §9; I5, I6). */
import { queryOptions } from '@tanstack/react-query';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { exigir } from '@/domain/comum/exigir';
import { extratoSchema } from '@/domain/pontos/extrato';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { TipoDePai } from '@/domain/pai/pai';
import { caminhos } from '@/domain/comum/paths';
import { carteiraSchema } from '@/domain/pontos/patrocinio';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';

const carteiras = defineLeitura(carteiraSchema);
const extratos = defineLeitura(extratoSchema);

type Tipo = Pick<TipoDePai, 'colecao' | 'regulamentos'>;

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

export const moedasData = {
  chave,

  /** One wallet per running rule; of a rule nobody gave coins under yet, an untouched one. */
  carteiras: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao, IDEIA), 'ativas'],
      queryFn: async ({ client }): Promise<Carteira[]> => {
        const ativos = await client.ensureQueryData(regulamentosData.ativos(sessao));
        return Promise.all(
          ativos.map(async ({ id, nome, dataFinal, quantidadeMoedasPorColaborador: quota }) => {
            const carteira = await carteiras.find(
              `${caminhos.sobRegulamento(caminhos.regulamentoIdeias(sessao.contexto, id)).carteiras}/${sessao.uid}`,
            );
            const usadas = carteira?.totalMoedas ?? 0;
            const livres = Math.max(0, quota - usadas);
            return { regulamentoId: id, regulamento: nome, dataFinal, quota, usadas, livres };
          }),
        );
      },
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
        extratos.lista(
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
