// The sponsorship block as a person meets it: three words on the button, the limit, and what became of the coins.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Ideia } from '@/domain/ideias/ideia';
import { umaIdeiaPublicada, umaPessoa } from '@tests/support/documentos';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { lugarDoPai } from '@/domain/pai/pai';
import { ana, caio, clara, EMPRESA, PERSONAS } from '@tests/support/personas';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import { PatrocinioBloco } from './PatrocinioBloco';
import { patrocinioData } from './patrocinio.data';

const deVerdade = { ...patrocinioData };
const patrocinar = vi.fn((_form: { moedas: number }) => Promise.resolve());
beforeEach(() => {
  patrocinar.mockClear();
  vi.spyOn(patrocinioData, 'patrocinar').mockReturnValue({ mutationFn: patrocinar });
});

function mostrar(
  dele: { dadas: number; maximo: number; quota?: number; aberto?: boolean },
  mudancas: Partial<Ideia> = {},
  quem = caio,
) {
  vi.spyOn(patrocinioData, 'saldo').mockImplementation((sessao, pai) => ({
    ...deVerdade.saldo(sessao, pai),
    queryFn: () => ({ quota: 100, aberto: true, ...dele }) as never,
  }));
  const ideia = { ...umaIdeiaPublicada(clara, mudancas), id: 'ideia' };
  return desenharTela(umaSessao(quem), <PatrocinioBloco pai={umPaiNaTela(ideia)} />);
}
const botao = (nome: string) => screen.getByRole('button', { name: nome });
const digitar = async (moedas: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Moedas' }), { target: { value: moedas } });

it('sem moedas dadas o botão diz Patrocinar, e só age com um valor', async () => {
  mostrar({ dadas: 0, maximo: 40 });
  expect(await screen.findByText('Você pode dar até 40 moedas a esta ideia.')).toBeInTheDocument();
  expect(botao('Patrocinar')).toBeDisabled();
  await digitar('15');
  fireEvent.click(botao('Patrocinar'));
  await waitFor(() => expect(patrocinar.mock.calls).toEqual([[{ moedas: 15 }, expect.anything()]]));
});

it('um toque escolhe quantas, e nunca mais do que se pode', async () => {
  mostrar({ dadas: 0, maximo: 18 });
  const grupo = await screen.findByRole('group', { name: 'Valores sugeridos' });
  expect(
    within(grupo)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '10', 'Tudo (18)']);
  fireEvent.click(botao('Tudo (18)'));
  expect(botao('Tudo (18)')).toHaveAttribute('aria-pressed', 'true');
  expect(botao('5')).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(botao('Patrocinar'));
  await waitFor(() => expect(patrocinar.mock.calls).toEqual([[{ moedas: 18 }, expect.anything()]]));
});

it('diz quanto sobra, como está e como ficaria', async () => {
  mostrar({ dadas: 10, maximo: 40 });
  expect(await screen.findByText('Você tem 30 de 100 moedas para dar.')).toBeInTheDocument();
  fireEvent.click(botao('25'));
  expect(screen.getByText('Depois disso você fica com 15 de 100 moedas para dar.')).toBeInTheDocument();
  // More than there is promises nothing.
  await digitar('41');
  expect(screen.getByText('Você tem 30 de 100 moedas para dar.')).toBeInTheDocument();
});

it('os rostos de quem patrocinou, sem quanto; o próprio vem primeiro', async () => {
  const lida = vi.spyOn(pessoasData, 'porReferencia').mockImplementation(
    (_sessao, referencia) =>
      ({
        queryKey: ['pessoa', referencia],
        queryFn: () => umaPessoa(PERSONAS.find((p) => p.referencia === referencia) ?? ana),
      }) as never,
  );
  const deram = PERSONAS.map(({ referencia }) => referencia).filter((r) => r !== caio.referencia);
  mostrar(
    { dadas: 10, maximo: 40 },
    { patrocinadoresReferences: [...deram, caio.referencia], status: 'APROVADA' },
  );
  const quem = await screen.findByRole('region', { name: 'Quem patrocinou' });
  const [dois, tres] = deram.map((r) => PERSONAS.find((p) => p.referencia === r)?.nome);
  expect(
    await within(quem).findByText(`você, ${dois}, ${tres} e mais ${deram.length - 2} pessoas`),
  ).toBeInTheDocument();
  expect(within(quem).getAllByRole('img')).toHaveLength(5);
  expect(within(quem).getAllByRole('img')[0]).toHaveAccessibleName(caio.nome);
  expect(quem).not.toHaveTextContent(/moeda/);
  // Each face is a read: no more of them than are shown.
  expect(new Set(lida.mock.calls.map(([, referencia]) => referencia)).size).toBe(5);
});

const parado = (sim: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (consulta) =>
      ({
        matches: sim && consulta.includes('prefers-reduced-motion'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );

describe('a alegria de quem deu', () => {
  it.each([
    ['dura o seu segundo', false, 10, '15', 1],
    ['não há para quem pediu menos movimento', true, 10, '15', 0],
    ['não há para quem tirou moedas', false, 10, '5', 0],
  ] as const)('%s', async (_nome, menosMovimento, dadas, moedas, quantas) => {
    parado(menosMovimento);
    mostrar({ dadas, maximo: 40 });
    await digitar(moedas);
    fireEvent.click(botao('Modificar Patrocínio'));
    await waitFor(() => expect(patrocinar).toHaveBeenCalledOnce());
    await waitFor(() => expect(botao('Modificar Patrocínio')).toBeEnabled());
    const vista = screen.queryAllByTestId('alegria');
    expect(vista).toHaveLength(quantas);
    const ultima = vista[0]?.children[2];
    if (ultima) fireEvent.animationEnd(ultima);
    expect(screen.queryByTestId('alegria')).toBeNull();
  });
});

it('quem deu aparece já entre os patrocinadores, e quem tirou tudo sai', () => {
  vi.mocked(patrocinioData.patrocinar).mockRestore();
  const pai = umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) });
  const cliente = clienteDeTeste();
  cliente.setQueryData(pai.chave, {
    ...umaIdeiaPublicada(clara),
    patrocinadoresReferences: [ana.referencia],
  });
  const { onSuccess } = patrocinioData.patrocinar(umaSessao(caio), pai);
  const deram = () => cliente.getQueryData<Ideia>(pai.chave)?.patrocinadoresReferences;
  onSuccess?.(undefined, { moedas: 5 }, 0, { client: cliente } as never);
  expect(deram()).toEqual([ana.referencia, caio.referencia]);
  onSuccess?.(undefined, { moedas: 0 }, 5, { client: cliente } as never);
  expect(deram()).toEqual([ana.referencia]);
});

it('com moedas dadas diz Patrocínio realizado, e Modificar Patrocínio quando o valor é outro', async () => {
  mostrar({ dadas: 10, maximo: 40 });
  await screen.findByRole('textbox', { name: 'Moedas' });
  expect(botao('Patrocínio realizado')).toBeDisabled();
  await digitar('25');
  expect(botao('Modificar Patrocínio')).toBeEnabled();
  await digitar('10');
  expect(botao('Patrocínio realizado')).toBeDisabled();
  await digitar('0');
  expect(botao('Modificar Patrocínio')).toBeEnabled();
});

it('mais do que o saldo permite é recusado com o limite', async () => {
  mostrar({ dadas: 10, maximo: 40 });
  await digitar('41');
  fireEvent.click(botao('Modificar Patrocínio'));
  expect(await screen.findByText('Seu saldo permite no máximo 40 moedas nesta ideia.')).toBeInTheDocument();
  expect(patrocinar).not.toHaveBeenCalled();
});

it.each([
  ['2,5', 'Use um número inteiro de moedas.'],
  ['-3', 'O número de moedas não pode ser negativo.'],
  ['', 'Diga quantas moedas quer dar.'],
])('o que se cola não vira outro número: %j', async (colado, frase) => {
  mostrar({ dadas: 10, maximo: 40 });
  await digitar(colado);
  fireEvent.click(botao('Modificar Patrocínio'));
  expect(await screen.findByText(frase)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Moedas' })).toHaveValue(colado);
  expect(patrocinar).not.toHaveBeenCalled();
});

it('o limite que mudou se lê de novo: a ajuda diz o mesmo que a recusa, e o que se digitou fica', async () => {
  const saldo = { dadas: 0, maximo: 20, quota: 100, aberto: true };
  const pai = umPaiNaTela({ id: 'ideia', ...umaIdeiaPublicada(clara) });
  const { onError } = deVerdade.patrocinar(umaSessao(caio), pai);
  vi.mocked(patrocinioData.patrocinar).mockReturnValue({ mutationFn: patrocinar, onError });
  mostrar(saldo);
  patrocinar.mockImplementationOnce(() => {
    saldo.maximo = 9;
    return Promise.reject(new ErroDoProduto('Seu saldo permite no máximo 9 moedas nesta ideia.'));
  });
  await digitar('15');
  fireEvent.click(botao('Patrocinar'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no máximo 9 moedas');
  expect(await screen.findByText('Você pode dar até 9 moedas a esta ideia.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Moedas' })).toHaveValue('15');
});

it('sem saldo diz por quê', async () => {
  mostrar({ dadas: 0, maximo: 0 });
  expect(
    await screen.findByText('Você já usou todas as moedas que este regulamento lhe deu.'),
  ).toBeInTheDocument();
});

it('de um regulamento que não dá moedas não diz que foram usadas', async () => {
  mostrar({ dadas: 0, maximo: 0, quota: 0 });
  expect(await screen.findByText('O regulamento desta ideia não dá moedas.')).toBeInTheDocument();
});

it('terminado o regulamento não se oferece o que as regras recusam', async () => {
  mostrar({ dadas: 10, maximo: 40, aberto: false });
  expect(
    await screen.findByText('O regulamento desta ideia terminou: as moedas ficam como estão.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('numa ideia reprovada não se patrocina, e diz que as moedas voltaram', () => {
  mostrar(
    { dadas: 0, maximo: 40 },
    { status: 'REPROVADA', patrocinadoresReferences: [caio.referencia] },
    clara,
  );
  expect(screen.getByText('As moedas desta ideia voltaram para quem as deu.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(botao('Ver patrocinadores')).toBeInTheDocument();
});

it('o aviso diz se as moedas foram dadas ou retiradas', () => {
  vi.mocked(patrocinioData.patrocinar).mockRestore();
  const { meta } = patrocinioData.patrocinar(
    umaSessao(caio),
    umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) }),
  );
  const aviso = meta?.sucesso as (form: { moedas: number }) => string;
  expect(aviso({ moedas: 5 })).toBe('Patrocínio realizado');
  expect(aviso({ moedas: 0 })).toBe('Patrocínio retirado');
});

it('sob um desafio fala dele, e diz que as moedas voltaram', () => {
  const lugar = lugarDoPai(DESAFIO, EMPRESA, 'd');
  const pai = umPai({ semFuturo: true, abertoParaPatrocinio: false, patrocinadores: [caio.referencia] });
  desenharTela(umaSessao(caio), <PatrocinioBloco pai={{ lugar, pai, chave: ['desafio', 'd'] }} />);
  expect(screen.getByText('As moedas deste desafio voltaram para quem as deu.')).toBeInTheDocument();
});
