// The invitations to a diagnostic as the invited person meets them (part 1 §4, part 3 §4).
import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { convitesData } from '@/areas/acesso/convites.data';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { conferirIndices } from '@/firebase/dados/conferirIndices';
import { emDias, umConvite } from '@tests/support/documentos';
import { rui } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DiagnosticoPage } from './DiagnosticoPage';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/dados/conferirIndices', () => ({ conferirIndices: vi.fn<() => void>() }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDocs: () => Promise.resolve({ docs: [] }),
}));

function comConvites(...itens: object[]) {
  servidor.respostas = { 'respostasFunctions-listar': { questionarios: respondidos } };
  vi.spyOn(convitesData, 'doDiagnostico').mockReturnValue({
    chave: ['convites'],
    buscar: () => Promise.resolve({ itens, proxima: undefined }),
  } as never);
  desenharTela(umaSessao(rui), <DiagnosticoPage />);
}
/** What the server says of the questionnaires that the person finished. */
let respondidos: object[] = [];
beforeEach(() => {
  respondidos = [];
});
const convite = (id: string, mudancas: object) => ({
  id,
  ...umConvite(rui, { idProjeto: 'p-9f3', idQuestionario: 'q-77a', externo: true, ...mudancas }),
});

const situacaoDe = async (nome: string) =>
  within((await screen.findByText(nome)).closest('tr') as HTMLElement).getByText(
    /^(Cancelado|Expirado|Respondido|Respondido pela empresa|Aguardando resposta)$/,
  ).textContent;

it('cada convite com o seu projeto e a sua situação, sem mostrar ids', async () => {
  comConvites(
    convite('c-1', { projetoNome: 'Prêmio Aurora' }),
    convite('c-2', { projetoNome: 'Prêmio aceito', convite: false, respondidoEm: emDias(-1) }),
    convite('c-3', { projetoNome: 'Prêmio desfeito', cancelado: true }),
    convite('c-4', { projetoNome: 'Prêmio antigo', expiraEm: emDias(-1) }),
    convite('c-5', { projetoNome: '' }),
  );
  expect(await situacaoDe('Prêmio Aurora')).toBe('Aguardando resposta');
  // Accepting the invitation is not answering the questionnaire.
  expect(await situacaoDe('Prêmio aceito')).toBe('Aguardando resposta');
  expect(await situacaoDe('Prêmio desfeito')).toBe('Cancelado');
  expect(await situacaoDe('Prêmio antigo')).toBe('Expirado');
  expect(screen.getByText('Projeto sem nome')).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/p-9f3|q-77a|c-\d/);
});

it('o convite de um questionário respondido diz isso, como a lista acima dele', async () => {
  const { idEmpresa } = umConvite(rui);
  respondidos = [
    {
      id: 'q-77a',
      idEmpresa,
      idProjeto: 'p-9f3',
      nome: 'Liderança',
      projeto: 'Outro projeto',
      inicio: emDias(-5).toISOString(),
      fim: emDias(5).toISOString(),
      situacao: 'finalizada',
    },
  ];
  comConvites(
    convite('c-1', { projetoNome: 'Prêmio respondido', convite: false }),
    convite('c-2', { projetoNome: 'Prêmio por responder', convite: false, idQuestionario: 'q-outro' }),
    convite('c-3', { projetoNome: 'Prêmio desfeito', cancelado: true }),
  );
  expect(await situacaoDe('Prêmio respondido')).toBe('Respondido');
  expect(await situacaoDe('Prêmio por responder')).toBe('Aguardando resposta');
  expect(await situacaoDe('Prêmio desfeito')).toBe('Cancelado');
});

it('o convite de um questionário que a empresa respondeu por outro caminho diz isso', async () => {
  const { idEmpresa } = umConvite(rui);
  const dele = (id: string, finalizadas: number) => ({
    id,
    idEmpresa,
    idProjeto: 'p-9f3',
    nome: `Questionário ${id}`,
    projeto: 'Outro projeto',
    inicio: emDias(-5).toISOString(),
    fim: emDias(5).toISOString(),
    situacao: 'aguardando',
    finalizadas,
  });
  respondidos = [dele('q-77a', 15), dele('q-outro', 0)];
  comConvites(
    convite('c-1', { projetoNome: 'Prêmio vencido', convite: false }),
    convite('c-2', { projetoNome: 'Prêmio por responder', convite: false, idQuestionario: 'q-outro' }),
    convite('c-3', { projetoNome: 'Prêmio desfeito', cancelado: true }),
  );
  expect(await situacaoDe('Prêmio vencido')).toBe('Respondido pela empresa');
  expect(await situacaoDe('Prêmio por responder')).toBe('Aguardando resposta');
  expect(await situacaoDe('Prêmio desfeito')).toBe('Cancelado');
});

it('sem convites diz isso', async () => {
  comConvites();
  expect(await screen.findByText('Nenhum convite')).toBeInTheDocument();
});

it('pede só os próprios, desta empresa, projeto por projeto, e tem o índice', async () => {
  const sessao = umaSessao(rui);
  await convitesData.doDiagnostico(sessao, 10).buscar(undefined);
  const [caminho, consulta] = vi.mocked(conferirIndices).mock.lastCall ?? ['', { filtros: [] }];
  expect(caminho).toBe('convites');
  expect(consulta.filtros).toEqual(
    expect.arrayContaining([
      { campo: 'idColaboradorConvidado', op: '==', valor: rui.uid },
      { campo: 'idEmpresaColaboradorConvidado', op: '==', valor: rui.contexto.empresaId },
      { campo: 'idLicenciada', op: '==', valor: rui.contexto.licenciadaId },
    ]),
  );
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: readonly Indice[];
  };
  expect(indiceQueFalta('convites', consulta, indexes)).toBeUndefined();
});
