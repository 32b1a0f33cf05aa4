/** The selected ideas as a spreadsheet: what the list shows of them, and their texts. */
import { csv } from '@/domain/comum/csv';
import { type Ideia, APARENCIA_DO_STATUS, publicada } from '@/domain/ideias/ideia';
import { baixar } from '@/ui/formulario/baixar';
import { data } from '@/ui/texto/formatos';

type Coluna = readonly [titulo: string, valor: (ideia: Ideia) => string | number];

const COLUNAS: readonly Coluna[] = [
  ['Título', ({ titulo }) => titulo],
  ['Autor', ({ autorNome }) => autorNome],
  ['Status', (ideia) => (publicada(ideia) ? APARENCIA_DO_STATUS[ideia.status].rotulo : 'Em Rascunho')],
  ['Setores', ({ setores }) => setores.join(', ')],
  ['Regulamento', ({ regulamentoNome }) => regulamentoNome],
  ['Curtidas', ({ rankingByLikes }) => rankingByLikes.totalLikes],
  ['Patrocínio', ({ rankingByMoedas }) => rankingByMoedas.totalMoedas],
  ['Publicação', ({ publishedAt }) => data(publishedAt)],
  ['Descrição do problema', ({ descricaoProblema }) => descricaoProblema],
  ['Descrição da ideia', ({ descricao }) => descricao],
];

export function csvDasIdeias(ideias: readonly Ideia[]): string {
  return csv([
    COLUNAS.map(([titulo]) => titulo),
    ...ideias.map((ideia) => COLUNAS.map(([, valor]) => valor(ideia))),
  ]);
}

/** Hands the file to the browser. */
export const baixarIdeias = (ideias: readonly Ideia[]): void =>
  baixar(new File([csvDasIdeias(ideias)], 'ideias-selecionadas.csv', { type: 'text/csv;charset=utf-8' }));
