/** Questions about immersions. */
import { Imersao } from '@/areas/imersoes/Imersao';
import { fireEvent, screen } from '@testing-library/react';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import { umaInscricao, umaSolucao, umCronograma, umEvento } from '@tests/support/imersao';
import { ana, EMPRESA } from '@tests/support/personas';
import { apertar, type UmaPergunta } from './linha';

const cronograma = { id: 'c', ...umCronograma(ana) };
const onde = caminhosDaImersao.cronograma(EMPRESA, 'c');
const { inscricoes, event, solucoes } = caminhosDaImersao.sob(onde);

/** An immersion, or an event of it, has a menu of its own. */
async function daImersao(menu: string | RegExp, name: string) {
  await apertar(menu);
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

const comum = {
  quem: ana,
  antes: {
    [onde]: cronograma,
    [`${inscricoes}/${ana.uid}`]: umaInscricao(ana),
    [`${event}/e`]: umEvento(ana),
    [`${solucoes}/s`]: umaSolucao(ana),
  },
  desenho: () => <Imersao cronograma={cronograma} gere aberto />,
};

export const DAS_IMERSOES: readonly UmaPergunta[] = [
  {
    ...comum,
    arquivo: 'Imersao',
    nome: 'remover uma imersão',
    perguntar: () => daImersao(/^Ações da imersão /, 'Remover imersão'),
    titulo: 'Tem certeza que deseja remover esta imersão?',
  },
  {
    ...comum,
    arquivo: 'MinhaInscricao',
    nome: 'cancelar a inscrição',
    perguntar: () => apertar('Cancelar inscrição'),
    titulo: 'Cancelar a sua inscrição?',
    nao: 'Continuar inscrito',
    sim: 'Cancelar inscrição',
  },
  {
    ...comum,
    arquivo: 'Eventos',
    nome: 'remover um evento',
    perguntar: () => daImersao('Ações do evento "Visita à fábrica"', 'Remover evento'),
    titulo: 'Tem certeza que deseja remover o evento "Visita à fábrica"?',
  },
  {
    ...comum,
    arquivo: 'Solucoes',
    nome: 'remover uma proposta',
    preparar: async () => {
      fireEvent.click(await screen.findByRole('tab', { name: 'Propostas' }));
    },
    perguntar: () => apertar('Remover a proposta "Caixas que voltam"'),
    titulo: 'Tem certeza que deseja remover a proposta "Caixas que voltam"?',
  },
];
