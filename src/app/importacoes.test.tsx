// What was pasted into an import is asked about before it is lost; while rows are sent their page is not left unasked.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { ImportarColaboradoresModal } from '@/areas/colaboradores/ImportarColaboradoresModal';
import { ImportarEmpresasModal } from '@/areas/projetos/ImportarEmpresasModal';
import { ImportarPerguntasModal } from '@/areas/questionarios/arquivos/ImportarPerguntasModal';
import { ImportarIdeiasModal } from '@/areas/ideias/importacao/ImportarIdeiasModal';
import { ImportarQuestionarioModal } from '@/areas/questionarios/arquivos/ImportarQuestionarioModal';
import { banco } from '@tests/support/banco';
import { ana } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
// There are no workers here; the stories read through one.
vi.mock('@/areas/importacao/lerArquivo', () => import('@tests/support/lerArquivo'));

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
});

const PROJETO = { id: 'p', nome: 'Prêmio', categoria: ['Indústria', 'Serviços'] };
const QUESTIONARIO = { id: 'q', idProjeto: 'p' };
const RASCUNHO = { grupos: [], perguntas: [], tipos: [] };

const colar = () =>
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), { target: { value: 'Nome\tE-mail' } });
const SURVEYJS = { title: 'Um', pages: [{ elements: [{ type: 'text', name: 'q', title: 'Quem?' }] }] };
const escolher = (nome: string) => () => {
  const campo = document.querySelector('input[type=file]');
  if (!campo) throw new Error('sem campo de arquivo');
  fireEvent.change(campo, { target: { files: [new File([JSON.stringify(SURVEYJS)], nome)] } });
};

const DIALOGOS: [titulo: string, dialogo: (aoFechar: () => void) => ReactNode, mexer: () => void][] = [
  ['Importar colaboradores', (aoFechar) => <ImportarColaboradoresModal aoFechar={aoFechar} />, colar],
  [
    'Convidar de uma planilha',
    (aoFechar) => <ImportarEmpresasModal projeto={PROJETO} aoFechar={aoFechar} />,
    colar,
  ],
  [
    'Importar perguntas',
    (aoFechar) => (
      <ImportarPerguntasModal questionario={QUESTIONARIO} rascunho={RASCUNHO} aoFechar={aoFechar} />
    ),
    colar,
  ],
  ['Importar ideias', (aoFechar) => <ImportarIdeiasModal aoFechar={aoFechar} />, escolher('a.csv')],
  [
    'Importar questionário',
    (aoFechar) => <ImportarQuestionarioModal aoFechar={aoFechar} />,
    escolher('a.json'),
  ],
];

const sair = async (titulo: string) =>
  fireEvent.keyDown(await screen.findByRole('dialog', { name: titulo }), { key: 'Escape' });

it.each(DIALOGOS)('%s: vazio fecha logo; com algo dentro pergunta antes', async (titulo, dialogo, mexer) => {
  const fechado = vi.fn();
  const { unmount } = desenharTela(umaSessao(ana), dialogo(fechado));
  await sair(titulo);
  await waitFor(() => expect(fechado).toHaveBeenCalledTimes(1));
  unmount();

  fechado.mockClear();
  desenharTela(umaSessao(ana), dialogo(fechado));
  await screen.findByRole('dialog', { name: titulo });
  mexer();
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Lendo o arquivo' })).toBeNull());
  await waitFor(async () => {
    await sair(titulo);
    expect(screen.getByRole('dialog', { name: 'Sair sem importar?' })).toBeVisible();
  });
  const pergunta = within(screen.getByRole('dialog', { name: 'Sair sem importar?' }));
  fireEvent.click(pergunta.getByRole('button', { name: 'Continuar aqui' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sair sem importar?' })).toBeNull());
  expect(fechado).not.toHaveBeenCalled();
  await sair(titulo);
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(fechado).toHaveBeenCalledTimes(1));
});

/** Whether leaving the page is asked about. */
function deixarPergunta() {
  const evento = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(evento);
  return evento.defaultPrevented;
}

it('enquanto envia, deixar a página pergunta; terminado, não', async () => {
  const resposta: { dar?: (feito: object) => void } = {};
  vi.spyOn(colaboradoresData, 'adicionarUm').mockReturnValue(
    new Promise<object>((dar) => Object.assign(resposta, { dar })) as never,
  );
  vi.spyOn(colaboradoresData, 'reler').mockResolvedValue(undefined);
  const sessao = umaSessao(ana);
  desenharTela(sessao, <ImportarColaboradoresModal aoFechar={() => {}} />);
  await screen.findByRole('dialog', { name: 'Importar colaboradores' });
  fireEvent.change(screen.getByLabelText('Linhas da planilha'), {
    target: { value: `Nome\tE-mail\tSetores\nBia Souza\tbia@exemplo.com.br\t${sessao.empresa.setores[0]}` },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Importar e convidar 1 pessoa' }));
  await screen.findByText(/Enviando convites/);
  expect(deixarPergunta()).toBe(true);
  resposta.dar?.({ colaboradorId: 'c1' });
  await screen.findByText('Colaboradores adicionados com sucesso!');
  expect(deixarPergunta()).toBe(false);
});
