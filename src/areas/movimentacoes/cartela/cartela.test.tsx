// The committee's score card on the screen: blind until sent, the result beside the decision, criteria of ADMIN.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MutationFunctionContext } from '@tanstack/react-query';
import type { Cartela, Criterios } from '@/domain/comite/cartela';
import type { Conflito } from '@/domain/comite/conflito';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { banco } from '@tests/support/banco';
import {
  umaCartela,
  umaIdeiaPublicada,
  umaMovimentacao,
  umConflito,
  unsCriterios,
} from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { ana, clara, EMPRESA, marta, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CartelaDoComite } from './CartelaDoComite';
import { cartelasData } from './cartelas.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ideia = caminhos.ideia(EMPRESA, 'i');
const criterios = caminhos.criterios(EMPRESA, 'ideias');
const rodada = (movimentacao = '') => caminhos.cartelas(ideia, `r${movimentacao}`);
const usuario = userEvent.setup();

const guardar = (quem: Persona, mudancas: Partial<Cartela> = {}, onde = rodada()) =>
  banco.guardar(`${onde}/${quem.uid}`, umaCartela(quem, mudancas));

interface Mostrar {
  ideia?: Partial<Ideia>;
  conflitos?: Conflito[];
  impedida?: boolean;
}
function desenhar(quem: Persona, { ideia: mudancas = {}, conflitos = [], impedida = false }: Mostrar = {}) {
  const dela = { id: 'i', ...umaIdeiaPublicada(clara, mudancas) };
  banco.guardar(ideia, dela);
  return desenharTela(
    umaSessao(quem),
    <CartelaDoComite pai={umPaiNaTela(dela)} conflitos={conflitos} impedida={impedida} />,
  );
}
const nota = (nome: string) => screen.getByRole('textbox', { name: nome });
async function abrirCartela() {
  await usuario.click(await screen.findByRole('button', { name: 'Preencher cartela' }));
  return within(await screen.findByRole('dialog', { name: 'Avaliar esta ideia' }));
}

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(criterios, unsCriterios(ana));
});

describe('às cegas', () => {
  it('antes de enviar a sua, não pede as dos outros nem diz quantas são', async () => {
    guardar(marta);
    const pedidas = banco.demorar(rodada());
    let pediu = false;
    void pedidas.pedido.then(() => (pediu = true));
    desenhar(tea);
    expect(
      await screen.findByText('Avaliação às cegas: você lê as cartelas dos colegas depois de enviar a sua.'),
    ).toBeVisible();
    expect(screen.queryByText(/Média/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ver cartelas' })).toBeNull();
    expect(pediu).toBe(false);
  });
  it('preenche, vê a própria média, envia e então lê o resultado', async () => {
    guardar(marta, { notas: [10, 5] });
    desenhar(tea);
    const janela = await abrirCartela();
    await usuario.type(nota('Impacto'), '8');
    expect(janela.getByText('A sua média aparece quando todas as notas estiverem dadas.')).toBeVisible();
    await usuario.type(nota('Viabilidade'), '6');
    expect(janela.getByText('Sua média: 7,2 de 10.')).toBeVisible();
    banco.perderResposta();
    await usuario.click(janela.getByRole('button', { name: 'Enviar cartela' }));
    await usuario.click(await janela.findByRole('button', { name: 'Enviar cartela' }));
    expect(await screen.findByText('Média 7,6 de 10, de 2 cartelas. Dispersão 0,4.')).toBeVisible();
    expect(banco.ler(`${rodada()}/${tea.uid}`)).toMatchObject({
      criterios: ['Impacto', 'Viabilidade'],
      pesos: [3, 2],
      notas: [8, 6],
      autorNome: tea.nome,
      createdBy: tea.uid,
    });
    expect(screen.queryByRole('button', { name: 'Preencher cartela' })).toBeNull();
  });
  it('pede cada nota que falta ou passa da escala', async () => {
    desenhar(tea);
    const janela = await abrirCartela();
    await usuario.type(nota('Impacto'), '11');
    await usuario.click(janela.getByRole('button', { name: 'Enviar cartela' }));
    await waitFor(() =>
      expect(nota('Viabilidade')).toHaveAccessibleDescription(/Dê uma nota inteira de 0 a 10/),
    );
    expect(nota('Impacto')).toHaveAccessibleDescription(/Dê uma nota inteira de 0 a 10/);
    expect(banco.gravacoes).toBe(0);
  });
  it('critérios que mudaram no meio são ditos, e a cartela se abre com os novos', async () => {
    banco.regra(({ caminho, depois }) =>
      caminho.includes('cartelas') ? String(depois?.['pesos']) === '1,5' : true,
    );
    desenhar(tea);
    const janela = await abrirCartela();
    banco.guardar(criterios, unsCriterios(ana, { pesos: [1, 5] }));
    await usuario.type(nota('Impacto'), '8');
    await usuario.type(nota('Viabilidade'), '6');
    await usuario.click(janela.getByRole('button', { name: 'Enviar cartela' }));
    expect(await janela.findByRole('alert')).toHaveTextContent(
      'Os critérios mudaram enquanto você preenchia.',
    );
  });
});

describe('quem não avalia', () => {
  it('com conflito lê por quê', async () => {
    desenhar(tea, { impedida: true });
    expect(await screen.findByText('Com conflito de interesse você não avalia esta ideia.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preencher cartela' })).toBeNull();
  });
  it('quem propôs também, mesmo ADMIN', async () => {
    desenhar(ana, { ideia: { createdBy: ana.uid } });
    expect(
      await screen.findByText(
        'Quem cadastrou ou propôs esta ideia, ou faz parte da equipe dela, não a avalia.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preencher cartela' })).toBeNull();
  });
});

describe('resultado', () => {
  it('mostra média e dispersão por critério e a cartela de cada um; a de quem declarou conflito não conta', async () => {
    guardar(tea, { notas: [8, 6], comentario: '' });
    guardar(marta, { notas: [10, 5], comentario: 'Cabe no orçamento.' });
    guardar(ana, { notas: [0, 0] });
    desenhar(tea, { conflitos: [umConflito(ana, ideia)] });
    expect(await screen.findByText('Média 7,6 de 10, de 2 cartelas. Dispersão 0,4.')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Ver cartelas' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Cartelas do comitê' }));
    const impacto = within(await janela.findByRole('row', { name: /Impacto/ }));
    expect(impacto.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['9,0', '1,0']);
    const pessoas = within(janela.getByRole('list', { name: 'Cartelas' })).getAllByRole('listitem');
    const de = (nome: string) => pessoas.find(({ textContent }) => textContent.includes(nome));
    expect(de(marta.nome)).toHaveTextContent(
      '8,0Impacto: 10 (peso 3) · Viabilidade: 5 (peso 2)Cabe no orçamento.',
    );
    expect(de(ana.nome)).toHaveTextContent('Não conta na média: declarou conflito de interesse.');
    expect(de(tea.nome)).not.toHaveTextContent('Não conta');
  });
  it('depois de uma decisão a rodada anterior se lê, e a nova segue às cegas', async () => {
    guardar(marta, { notas: [10, 5] });
    guardar(marta, { notas: [1, 1] }, rodada('m'));
    banco.guardar(`${caminhos.sob(ideia).movimentacoes}/m`, umaMovimentacao(ana, { status: 'APROVADA' }));
    desenhar(tea, { ideia: { status: 'APROVADA', ultimaMovimentacao: 'm' } });
    expect(await screen.findByRole('button', { name: 'Preencher cartela' })).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Ver rodadas anteriores' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Cartelas do comitê' }));
    expect(await janela.findByText('Média 8,0 de 10, de 1 cartela.')).toBeVisible();
    const campo = janela.getByRole('combobox', { name: 'Rodada' });
    expect(campo).toHaveDisplayValue(/^Aprovada, /);
    expect(within(campo).getAllByRole('option')).toHaveLength(1);
  });
});

describe('critérios', () => {
  it('sem eles só ADMIN tem o que fazer', async () => {
    banco.esvaziar();
    const { unmount } = desenhar(tea);
    expect(
      await screen.findByText('Ainda não há critérios para avaliar ideias. Um administrador os define.'),
    ).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    desenhar(ana);
    await usuario.click(await screen.findByRole('button', { name: 'Definir critérios' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Critérios para avaliar ideias' }));
    await usuario.type(janela.getByRole('textbox', { name: 'Critério 1' }), 'Impacto');
    await usuario.click(janela.getByRole('button', { name: 'Adicionar critério' }));
    await usuario.type(janela.getByRole('textbox', { name: 'Critério 2' }), 'Custo');
    await usuario.clear(janela.getByRole('textbox', { name: 'Peso 2' }));
    await usuario.type(janela.getByRole('textbox', { name: 'Peso 2' }), '3');
    await usuario.click(janela.getByRole('button', { name: 'Salvar critérios' }));
    expect(await screen.findByRole('button', { name: 'Preencher cartela' })).toBeVisible();
    expect(banco.ler(criterios)).toMatchObject({ criterios: ['Impacto', 'Custo'], pesos: [1, 3] });
  });
  it('os critérios enviados outra vez com outro peso, ou mudados por outra pessoa, são ditos', async () => {
    desenhar(ana);
    await usuario.click(await screen.findByRole('button', { name: 'Mudar critérios' }));
    const janela = within(await screen.findByRole('dialog', { name: 'Critérios para avaliar ideias' }));
    const salvar = async (peso: string) => {
      await usuario.clear(janela.getByRole('textbox', { name: 'Peso 1' }));
      await usuario.type(janela.getByRole('textbox', { name: 'Peso 1' }), peso);
      await usuario.click(janela.getByRole('button', { name: 'Salvar critérios' }));
    };
    banco.perderResposta();
    await salvar('5');
    expect(await janela.findByRole('alert')).toHaveTextContent('Nada foi perdido');
    await salvar('4');
    await waitFor(() =>
      expect(janela.getByRole('alert')).toHaveTextContent(
        'Agora são Impacto (peso 5), Viabilidade (peso 2). Feche-a e abra de novo para partir deles.',
      ),
    );
    expect(banco.ler(criterios)).toMatchObject({ pesos: [5, 2] });
    await salvar('5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('de duas pessoas que salvam no mesmo instante, a segunda lê o que a primeira gravou, e nada se mistura', async () => {
    desenhar(ana);
    const lidos = unsCriterios(ana);
    const salvar = (novos: Partial<Criterios>, abertos: Criterios | null = lidos) => {
      const { criterios: nomes, pesos } = { ...lidos, ...novos };
      const { mutationFn } = cartelasData.definirCriterios(umaSessao(ana), IDEIA, abertos);
      return mutationFn?.({ criterios: nomes, pesos }, {} as MutationFunctionContext);
    };
    const [primeira, segunda] = await Promise.allSettled([
      salvar({ criterios: ['Viabilidade', 'Impacto'] }),
      salvar({ pesos: [5, 1] }),
    ]);
    expect(primeira.status).toBe('fulfilled');
    expect(segunda).toMatchObject({
      reason: { message: expect.stringContaining('Agora são Viabilidade (peso 3), Impacto (peso 2).') },
    });
    expect(banco.ler(criterios)).toMatchObject({ criterios: ['Viabilidade', 'Impacto'], pesos: [3, 2] });
    // Nor does the second of two who define the first ones take the first's place.
    banco.esvaziar();
    const desde = await Promise.allSettled([salvar({}, null), salvar({ pesos: [1, 1] }, null)]);
    expect(desde.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(banco.ler(criterios)).toMatchObject({ pesos: lidos.pesos });
  });
  it('quem não é ADMIN não os muda', async () => {
    desenhar(tea);
    await screen.findByRole('button', { name: 'Preencher cartela' });
    expect(screen.queryByRole('button', { name: 'Mudar critérios' })).toBeNull();
  });
});
