/** Questions about people invited to questionnaires. */
import { Convidados } from '@/areas/convidados/Convidados';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { umConvidado } from '@tests/support/convidado';
import { emDias } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { apertar, doMenu, type UmaPergunta } from './linha';

const questionario = {
  id: 'q',
  idEmpresa: EMPRESA.empresaId,
  idProjeto: 'p',
  nome: 'Autodiagnóstico',
  projeto: 'Prêmio',
  inicio: emDias(-5).toISOString(),
  fim: emDias(5).toISOString(),
  situacao: 'aguardando',
} as const;

const comum = {
  quem: ana,
  antes: { [`${caminhoDosConvidados(EMPRESA)}/bia`]: umConvidado('Bia') },
  desenho: () => <Convidados questionario={questionario} />,
};

export const DOS_CONVIDADOS: readonly UmaPergunta[] = [
  {
    ...comum,
    arquivo: 'useAcoesDoConvidado',
    nome: 'cancelar um convite',
    perguntar: () => doMenu('Bia', 'Cancelar convite'),
    titulo: 'Cancelar o convite de Bia?',
    nao: 'Voltar',
    sim: 'Cancelar convite',
  },
  {
    ...comum,
    arquivo: 'Convidados',
    nome: 'lembrar quem falta',
    perguntar: () => apertar('Lembrar quem falta'),
    titulo: 'Lembrar quem ainda não respondeu?',
    nao: 'Cancelar',
    sim: 'Enviar lembretes',
  },
];
