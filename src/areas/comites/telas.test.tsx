import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Comite } from '@/domain/comite/comite';
import { umComite } from '@tests/support/documentos';
import { ana, mario, PERSONAS, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { podeConduzir, podeEscrever } from './acesso';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { CartaoDoComite, SemComite } from './CartaoDoComite';
import { ControlesDoComite } from './ControlesDoComite';
import { mudancasDoComite } from './mudancas.data';

const comite = (mudancas: Partial<Comite> = {}) => ({ id: '1', ...umComite(tea, mudancas) });
const botoes = () => screen.getAllByRole('button').map((botao) => botao.textContent);

describe('controles', () => {
  it.each<[string, Partial<Comite>, string[]]>([
    ['em andamento', {}, ['Pausar', 'Finalizar']],
    ['pausado', { pausedAt: new Date() }, ['Retornar', 'Finalizar']],
  ])('%s', (_, mudancas, esperados) => {
    desenharTela(umaSessao(tea), <ControlesDoComite comite={comite(mudancas)} />);
    expect(botoes()).toEqual(esperados);
  });
  it('finalizado: um botão que diz isso e não se aperta', () => {
    desenharTela(umaSessao(tea), <ControlesDoComite comite={comite({ endedAt: new Date() })} />);
    expect(screen.getByRole('button', { name: 'Comitê finalizado' })).toBeDisabled();
    expect(botoes()).toHaveLength(1);
  });
  it('sem comitê, só quem conduz vê Iniciar', () => {
    const { unmount } = desenharTela(umaSessao(mario), <SemComite />);
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    desenharTela(umaSessao(tea), <SemComite />);
    expect(screen.getByRole('button', { name: 'Iniciar' })).toBeEnabled();
  });
});

it('o cartão mostra quatro participantes e quantos mais há', async () => {
  vi.spyOn(pessoasData, 'porReferencia').mockImplementation(
    (_sessao, referencia) => ({ queryKey: [referencia], queryFn: () => ({ nome: referencia }) }) as never,
  );
  const participantesReferences = PERSONAS.slice(0, 6).map(({ referencia }) => referencia);
  desenharTela(umaSessao(tea), <CartaoDoComite comite={comite({ participantesReferences })} />);
  expect(await screen.findByText('+2')).toBeInTheDocument();
});

it('os avisos do comitê ficam 3,5 segundos', () => {
  const sessao = umaSessao(tea);
  for (const { meta } of [
    mudancasDoComite.iniciar(sessao),
    mudancasDoComite.darPasso(sessao, comite()),
    mudancasDoComite.escrever(sessao, comite()),
    mudancasDoComite.mudarIdeias(sessao, comite()),
  ])
    expect(meta?.duracao).toBe(3_500);
});

describe('acesso', () => {
  it('conduz quem analisa ideias e tem 16.criacao', () => {
    expect(podeConduzir(umaSessao(tea))).toBe(true);
    expect(podeConduzir(umaSessao(tea, { sem: ['16.criacao'] }))).toBe(false);
    expect(podeConduzir(umaSessao(ana, { sem: ['16.criacao'] }))).toBe(true);
    expect(podeConduzir(umaSessao(mario))).toBe(false);
  });
  it('escreve na sessão alheia só com 16.editar, e em nenhuma finalizada', () => {
    const semEditar = umaSessao(tea, { sem: ['16.editar'] });
    const deAna = { id: '1', ...umComite(ana) };
    expect(podeEscrever(semEditar, comite())).toBe(true);
    expect(podeEscrever(semEditar, deAna)).toBe(false);
    expect(podeEscrever(umaSessao(tea), deAna)).toBe(true);
    expect(podeEscrever(umaSessao(ana), comite({ endedAt: new Date() }))).toBe(false);
  });
});
