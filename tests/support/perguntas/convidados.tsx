/** Questions about people invited to questionnaires. */
import { Convidados } from '@/areas/convidados/Convidados';
import { LinkAberto } from '@/areas/convidados/LinkAberto';
import { EvidenciasDoQuestionario } from '@/areas/evidencias/EvidenciasDoQuestionario';
import { caminhosDasEvidencias } from '@/domain/evidencias/evidencia';
import { caminhoDosConvidados } from '@/domain/diagnostico/convidado';
import { umConvidado } from '@tests/support/convidado';
import { umaEvidencia } from '@tests/support/evidencia';
import { screen } from '@testing-library/react';
import { emDias } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
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

const doLink = (acao: 'Renovar' | 'Revogar'): UmaPergunta => ({
  arquivo: 'LinkAberto',
  nome: `${acao.toLowerCase()} o link aberto`,
  quem: ana,
  desenho: () => {
    servidor.respostas['convitesFunctions-verLinkAberto'] = {
      endereco: 'https://inovacao.exemplo/responderQuestionario/l/e/q/e#link=segredo',
      limite: 200,
      folhas: 3,
    };
    return (
      <LinkAberto
        alvo={{ idEmpresa: EMPRESA.empresaId, idProjeto: 'p', idQuestionario: 'q' }}
        questionario={questionario}
      />
    );
  },
  // Reading the link is no act.
  preparar: async () => {
    await screen.findByRole('button', { name: `${acao} link` });
    servidor.feitos = [];
  },
  perguntar: () => apertar(`${acao} link`),
  titulo: `${acao} o link?`,
  nao: 'Voltar',
  sim: `${acao} link`,
});

const daEvidencia: UmaPergunta = {
  arquivo: 'EvidenciasDoQuestionario',
  nome: 'excluir uma evidência',
  quem: ana,
  antes: { [caminhosDasEvidencias.uma(EMPRESA, 'v')]: umaEvidencia(ana) },
  desenho: () => (
    <EvidenciasDoQuestionario questionario={questionario} todos={[questionario]} aoEscolher={() => {}} />
  ),
  perguntar: () => doMenu('Política de inovação.pdf', 'Excluir Evidência'),
  titulo: 'Excluir a evidência "Política de inovação.pdf"?',
  nao: 'Cancelar',
  sim: 'Excluir Evidência',
};

export const DOS_CONVIDADOS: readonly UmaPergunta[] = [
  daEvidencia,
  doLink('Renovar'),
  doLink('Revogar'),
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
