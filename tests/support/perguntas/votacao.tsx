/** Questions about the count of votes. */
import { Apuracao } from '@/areas/votacao/Apuracao';
import { ana } from '@tests/support/personas';
import { screen } from '@testing-library/react';
import { servidor } from '@tests/support/servidor';
import { apertar, type UmaPergunta } from './linha';

export const DA_VOTACAO: readonly UmaPergunta[] = [
  {
    arquivo: 'Apuracao',
    nome: 'encerrar a apuração',
    quem: ana,
    desenho: () => {
      servidor.respostas['votacaoFunctions-apurar'] = {
        periodo: { inicio: '2026-01-01T03:00:00.000Z', fim: '2026-02-01T03:00:00.000Z', aberta: false },
        encerradaEm: null,
        publicarResultados: true,
        em: '2026-02-02T03:00:00.000Z',
        anulacoes: [],
        categorias: [{ nome: 'Indústria', contados: 1, emRevisao: 0, anulados: 0, empresas: [], outras: 1 }],
      };
      servidor.respostas['votacaoFunctions-listarVotos'] = { votos: [], haMais: false };
      return <Apuracao questionarioId="q" projeto="Prêmio" />;
    },
    // Reading the count is no act.
    preparar: async () => {
      await screen.findByText('Nenhum voto espera por decisão.');
      servidor.feitos = [];
    },
    perguntar: () => apertar('Encerrar apuração'),
    titulo: 'Encerrar a apuração?',
    nao: 'Cancelar',
    sim: 'Encerrar apuração',
  },
];
