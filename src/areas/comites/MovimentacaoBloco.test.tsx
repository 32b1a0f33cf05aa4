import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { comitesData } from './comites.data';
import { mudancasDeMovimentacoes } from '@/areas/movimentacoes/mudancas.data';
import { mudancasDoComite } from './mudancas.data';
import type { Conflito } from '@/domain/comite/conflito';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { umaIdeiaPublicada, umComite, umConflito, unsCriterios } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, marta, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DecisaoDaIdeia } from './DecisaoDaIdeia';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const referencia = caminhos.ideia(EMPRESA, 'i');

interface Mostrar {
  ideia?: Partial<Ideia>;
  conflitos?: Persona[];
  conflito?: Partial<Conflito>;
  aoMover?: () => void;
}

/** Draws the block as the person sees it: with the session of now and the conflicts declared so far. */
function desenhar(quem: Persona, { ideia = {}, conflitos = [], conflito = {}, aoMover }: Mostrar = {}) {
  vi.spyOn(comitesData, 'ativo').mockImplementation(
    () => ({ queryKey: ['ativo'], queryFn: () => ({ id: '1', ...umComite(tea) }) }) as never,
  );
  vi.spyOn(comitesData, 'conflitos').mockImplementation(
    () =>
      ({
        queryKey: ['conflitos'],
        queryFn: () => conflitos.map((p) => ({ id: p.uid, ...umConflito(p, referencia, conflito) })),
      }) as never,
  );
  const sessao = umaSessao(quem);
  const ela = { id: 'i', ...umaIdeiaPublicada(clara, ideia) };
  return desenharTela(
    sessao,
    <DecisaoDaIdeia ideia={ela} pai={umPaiNaTela(ela)} {...(aoMover ? { aoMover } : {})} />,
  );
}

describe('bloco do comitê', () => {
  it('não existe para colaborador e membro', () => {
    for (const quem of [caio, mario]) {
      const { unmount } = desenhar(quem);
      expect(screen.queryByText('Análise do comitê')).toBeNull();
      unmount();
    }
  });
  it('propõe o status que costuma vir e nomeia a sessão que corre', async () => {
    desenhar(tea, { ideia: { status: 'PRE_ANALISE' } });
    expect(await screen.findByRole('combobox', { name: 'Novo status' })).toHaveValue(
      'Em análise de viabilidade',
    );
    expect(await screen.findByRole('link', { name: 'Comitê nº 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finalizar análise' })).toBeEnabled();
  });
  it('quem declarou conflito lê o porquê e não tem formulário', async () => {
    desenhar(tea, { conflitos: [tea] });
    expect(await screen.findByText('Você declarou conflito de interesse')).toBeInTheDocument();
    expect(screen.getByText(/Sou da equipe que propôs a ideia\./)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Finalizar análise' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Declarar conflito' })).toBeNull();
  });
  it('quem propôs a ideia lê que outra pessoa a movimenta; ADMIN movimenta também a sua', async () => {
    const { unmount } = desenhar(tea, { ideia: { createdBy: tea.uid } });
    expect(await screen.findByText(/Você propôs esta ideia: outra pessoa/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Finalizar análise' })).toBeNull();
    unmount();
    desenhar(ana, { ideia: { createdBy: ana.uid } });
    expect(await screen.findByRole('button', { name: 'Finalizar análise' })).toBeEnabled();
    expect(screen.queryByText(/outra pessoa do comitê a movimenta/)).toBeNull();
  });
  it('tem a cartela de avaliação, e quem declarou conflito lê que não avalia', async () => {
    desenhar(tea, { conflitos: [tea] });
    expect(await screen.findByRole('heading', { name: 'Cartela de avaliação' })).toBeVisible();
    expect(screen.getByText(/Ainda não há critérios para avaliar ideias\./)).toBeVisible();
    banco.guardar(caminhos.criterios(EMPRESA, 'ideias'), unsCriterios(ana));
    cleanup();
    desenhar(tea, { conflitos: [tea] });
    expect(await screen.findByText('Com conflito de interesse você não avalia esta ideia.')).toBeVisible();
  });
  it('ao declarar, diz em que atas a declaração consta', async () => {
    desenhar(tea);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Declarar conflito' }));
    expect(
      await screen.findByText(
        /consta na ata do comitê em andamento, se houver um, e na das sessões que têm esta ideia na pauta ou mudam o seu status\./,
      ),
    ).toBeVisible();
  });
  it('quem o declarou o retira, dizendo por quê', async () => {
    const retirou = vi.fn((_valores: object) => Promise.resolve());
    vi.spyOn(mudancasDoComite, 'retirarConflito').mockReturnValue({ mutationFn: retirou });
    desenhar(tea, { conflitos: [tea] });
    const usuario = userEvent.setup();
    await usuario.click(await screen.findByRole('button', { name: 'Retirar a declaração' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Retirar a declaração' }));
    const enviar = janela.getByRole('button', { name: 'Retirar a declaração' });
    await usuario.click(enviar);
    expect(await janela.findByText('Diga em poucas palavras por que não há conflito.')).toBeVisible();
    expect(retirou).not.toHaveBeenCalled();
    await usuario.type(janela.getByRole('textbox', { name: 'Por que não há conflito' }), 'Ideia errada.');
    await usuario.click(enviar);
    await waitFor(() => expect(retirou.mock.calls[0]?.[0]).toEqual({ motivoDaRetirada: 'Ideia errada.' }));
  });
  it('retirado, ainda impede por um dia, e diz até quando', async () => {
    desenhar(tea, { conflitos: [tea], conflito: { retiradoEm: new Date(Date.now() - 3_600_000) } });
    expect(await screen.findByText('Você retirou o conflito de interesse')).toBeInTheDocument();
    expect(screen.getByText(/Você volta a movimentar esta ideia em \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finalizar análise' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Declarar conflito' })).toBeEnabled();
  });
  it('um dia depois de retirado a pessoa movimenta a ideia, e os outros sabem da retirada', async () => {
    const conflito = { retiradoEm: new Date(Date.now() - 25 * 3_600_000) };
    const { unmount } = desenhar(tea, { conflitos: [tea], conflito });
    expect(await screen.findByRole('button', { name: 'Finalizar análise' })).toBeEnabled();
    expect(screen.queryByText(/conflito de interesse$/)).toBeNull();
    unmount();
    desenhar(marta, { conflitos: [tea], conflito });
    expect(await screen.findByText(/Retiraram a sua declaração de conflito: Téa/)).toBeInTheDocument();
    expect(screen.queryByText(/Impedidos por conflito/)).toBeNull();
  });
  it('o conflito de outra pessoa não tira o formulário de quem não o tem', async () => {
    desenhar(marta, { conflitos: [tea] });
    expect(await screen.findByText(/Impedidos por conflito de interesse: Téa da Equipe/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Finalizar análise' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Declarar conflito' })).toBeEnabled();
  });
});

describe('mover', () => {
  const movimentou = vi.fn((_dados: { form: { status: string } }) => Promise.resolve());
  const moveu = vi.fn<() => void>();
  const mover = async (ideia: Partial<Ideia>, para: string) => {
    movimentou.mockClear();
    vi.spyOn(mudancasDeMovimentacoes, 'movimentar').mockReturnValue({ mutationFn: movimentou });
    moveu.mockClear();
    desenhar(tea, { ideia, aoMover: moveu });
    const usuario = userEvent.setup();
    await usuario.click(await screen.findByRole('combobox', { name: 'Novo status' }));
    await usuario.click(await screen.findByRole('option', { name: para }));
    await usuario.type(screen.getByRole('textbox', { name: 'Observação' }), 'Revimos os números.');
    await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
    return usuario;
  };

  it('onde nenhum passo é habitual o campo começa vazio e se pede', async () => {
    desenhar(tea, { ideia: { status: 'IMPLEMENTADA' } });
    const campo = await screen.findByRole('combobox', { name: 'Novo status' });
    expect(campo).toHaveValue('');
    const usuario = userEvent.setup();
    await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
    expect(await screen.findByText('Escolha o novo status.')).toBeInTheDocument();
    expect(campo).toHaveAccessibleDescription(/Escolha o novo status\./);
  });

  it.each([
    ['IMPLEMENTADA', 'Aprovada', 'Os pontos de implementação e participação serão retirados'],
    ['IMPLEMENTADA', 'Reprovada', 'Os pontos de aprovação, implementação e participação serão retirados'],
    [
      'IMPLEMENTADA',
      'Cancelada',
      'Os pontos de cadastro, aprovação, implementação e participação serão retirados',
    ],
    ['APROVADA', 'Pré-análise', 'Os pontos de aprovação serão retirados'],
    ['NOVA_IDEIA', 'Cancelada', 'Os pontos de cadastro serão retirados'],
  ] as const)('%s para %s pergunta antes; Cancelar não move', async (status, para, frase) => {
    const usuario = await mover({ status, implementadoresReferences: [clara.referencia] }, para);
    const pergunta = within(await screen.findByRole('dialog'));
    expect(pergunta.getByText(`${frase} de quem os ganhou.`)).toBeVisible();
    await usuario.click(pergunta.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finalizar análise' })).toBeEnabled());
    expect(movimentou).not.toHaveBeenCalled();
    // The session goes on to the next idea when one was moved.
    expect(moveu).not.toHaveBeenCalled();
    await usuario.click(screen.getByRole('button', { name: 'Finalizar análise' }));
    await usuario.click(await screen.findByRole('button', { name: `Mover para ${para}` }));
    await waitFor(() => expect(movimentou).toHaveBeenCalledOnce());
    await waitFor(() => expect(moveu).toHaveBeenCalledOnce());
  });

  it('o que não retira pontos não pergunta', async () => {
    await mover({ status: 'PRE_ANALISE' }, 'Reprovada');
    await waitFor(() => expect(movimentou.mock.calls[0]?.[0].form.status).toBe('REPROVADA'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
