import { expect, it } from 'vitest';
import { emDias, umaCampanha, umRegulamento } from '@tests/support/documentos';
import { previsaoDaPublicacao } from './previsao';

const ativa = (mudancas = {}) =>
  umaCampanha({ dataInicial: emDias(-1), dataFinal: emDias(9), setores: ['Qualidade'], ...mudancas });
const prever = (campanhas = [ativa()], setores = ['Qualidade'], regulamento = {}, publicadas = 0) =>
  previsaoDaPublicacao(umRegulamento(regulamento), campanhas, setores, publicadas, new Date());

it('vale o ganho do regulamento quando nenhuma campanha é do setor ou de agora', () => {
  expect(prever([ativa()], ['Vendas'])).toEqual({ pontos: 10, campanha: undefined, vagas: null });
  expect(prever([ativa({ dataInicial: emDias(1) })])).toMatchObject({ pontos: 10 });
});
it('vale a maior campanha do setor, e diz qual', () =>
  expect(prever([ativa(), ativa({ descricao: 'Mês da água', quantidadeGanhoNoCadastro: 35 })])).toMatchObject(
    {
      pontos: 35,
      campanha: 'Mês da água',
    },
  ));
it('diz quantas vagas restam, nunca menos que nenhuma', () => {
  expect(prever([], [], { quantidadeMaximaIdeias: 5 }, 2).vagas).toEqual({ livres: 3, total: 5 });
  expect(prever([], [], { quantidadeMaximaIdeias: 5 }, 7).vagas).toEqual({ livres: 0, total: 5 });
});
