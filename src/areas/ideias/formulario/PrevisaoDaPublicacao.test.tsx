// What publishing brings, before it is done: points with their campaign, places left, and no question when none is.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Previsao } from '@/domain/pontos/previsao';
import { umaIdeia } from '@tests/support/documentos';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { mudancasDaIdeia } from '../mudancas.data';
import * as dados from './previsao.data';
import { PrevisaoDaPublicacao, SemVagas } from './PrevisaoDaPublicacao';
import { usePublicar } from './usePublicar';

vi.mock('./previsao.data');

const publicar = vi.fn((_ideia: object) => Promise.resolve());
beforeEach(() => {
  publicar.mockClear();
  vi.spyOn(mudancasDaIdeia, 'publicar').mockReturnValue({ mutationFn: publicar });
});
const traz = (previsao: Previsao) =>
  vi.mocked(dados.previsao).mockReturnValue({ queryKey: ['previsao'], queryFn: () => previsao } as never);

function Publicador() {
  const { publicar: perguntar } = usePublicar();
  return (
    <button type="button" onClick={() => void perguntar({ ...umaIdeia(caio), id: 'ideia' })}>
      Publicar
    </button>
  );
}

it('o formulário diz quanto vale publicar e quantas vagas restam', async () => {
  traz({ pontos: 20, campanha: 'Mês da água', vagas: { livres: 3, total: 10 } });
  desenharTela(umaSessao(caio), <PrevisaoDaPublicacao regulamento="regulamento" />);
  expect(
    await screen.findByText(
      'Publicar vale +20 pontos (campanha "Mês da água"). Restam 3 de 10 vagas para ideias.',
    ),
  ).toBeInTheDocument();
});

it('sem vagas o formulário diz isso, e que o rascunho se salva', async () => {
  traz({ pontos: 20, campanha: undefined, vagas: { livres: 0, total: 10 } });
  desenharTela(
    umaSessao(caio),
    <>
      <SemVagas regulamento="regulamento" />
      <PrevisaoDaPublicacao regulamento="regulamento" />
    </>,
  );
  expect(await screen.findByText('Todas as ideias já foram enviadas!')).toBeInTheDocument();
  expect(screen.getByText(/^O regulamento recebe no máximo 10 ideias\./)).toBeInTheDocument();
  expect(screen.queryByText(/Publicar vale/)).toBeNull();
});

it('a pergunta antes de publicar diz quanto vale', async () => {
  traz({ pontos: 1, campanha: undefined, vagas: null });
  desenharTela(umaSessao(caio), <Publicador />);
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText(/Publicar vale \+1 ponto\.$/)).toBeInTheDocument();
  expect(publicar).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Publicar ideia' }));
  await waitFor(() => expect(publicar).toHaveBeenCalledOnce());
});

it('sem vagas não pergunta nem publica', async () => {
  traz({ pontos: 1, campanha: undefined, vagas: { livres: 0, total: 10 } });
  desenharTela(umaSessao(caio), <Publicador />);
  fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));
  expect((await screen.findAllByText('Todas as ideias já foram enviadas!')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(publicar).not.toHaveBeenCalled();
});
