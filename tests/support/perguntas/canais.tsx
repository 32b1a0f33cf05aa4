/** Questions about the company's channels. */
import { CanaisModal } from '@/areas/administracao/canais/CanaisModal';
import { screen } from '@testing-library/react';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { apertar, type UmaPergunta } from './linha';

const daTela = {
  quem: ana,
  desenho: () => {
    servidor.respostas['canaisFunctions-listar'] = {
      canais: [
        {
          tipo: 'PROPRIO',
          endereco: 'avisos.aurora.exemplo/…viso',
          eventos: ['IDEIA_PUBLICADA'],
          ligado: true,
          desligadoEm: null,
        },
      ],
      entregas: [],
    };
    servidor.respostas['canaisFunctions-novoSegredo'] = { segredo: 'um-segredo-novo' };
    return <CanaisModal aoFechar={() => {}} />;
  },
  // Reading the channels is no act.
  preparar: async () => {
    await screen.findByRole('button', { name: 'Remover' });
    servidor.feitos = [];
  },
  nao: 'Voltar',
};

export const DOS_CANAIS: readonly UmaPergunta[] = [
  {
    ...daTela,
    arquivo: 'CanalDoTipo',
    nome: 'remover um canal',
    perguntar: () => apertar('Remover'),
    titulo: 'Remover o canal Servidor da empresa?',
    sim: 'Remover canal',
  },
  {
    ...daTela,
    arquivo: 'CanalDoTipo',
    nome: 'gerar um segredo novo',
    perguntar: () => apertar('Gerar segredo'),
    titulo: 'Gerar um segredo novo?',
    sim: 'Gerar segredo',
  },
];
