// The feed of an idea as a person meets it: one list out of sources that are read page by page (decisions I135).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movimentacoesData } from '@/areas/movimentacoes/movimentacoes.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import { lugarDoPai } from '@/domain/pai/pai';
import { banco } from '@tests/support/banco';
import { DESAFIO, umPai } from '@tests/support/desafio';
import {
  umaIdeiaPublicada,
  umaMovimentacao,
  umaPessoa,
  umComentario,
  umMarco,
  umPatrocinio,
} from '@tests/support/documentos';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { AtividadeDoPai } from './AtividadeDoPai';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ideia = {
  id: 'i',
  ...umaIdeiaPublicada(clara, { patrocinadoresReferences: [caio.referencia, mario.referencia] }),
};
const onde = caminhos.sob(caminhos.ideia(EMPRESA, 'i'));
const dia = (n: number) => new Date(2026, 0, 1, 12, 0, n);
const comentou = (n: number, mudancas = {}) =>
  banco.guardar(`${onde.comentarios}/c${n}`, {
    ...umComentario(mario, { comentario: `Comentário ${n}.`, ...mudancas }),
    createdAt: dia(n),
    updatedAt: dia(n),
  });
const moveu = (n: number) =>
  banco.guardar(`${onde.movimentacoes}/m${n}`, {
    ...umaMovimentacao(tea, { observacoes: `Movimentação ${n}.` }),
    createdAt: dia(n),
  });
const marcou = (n: number, mudancas = {}) =>
  banco.guardar(`${onde.marcos}/a${n}`, {
    ...umMarco(caio, 'i', {
      acoes: `Marco de número ${n}`,
      createdAt: dia(n),
      updatedAt: dia(n),
      ...mudancas,
    }),
    ideiaReference: caminhos.ideia(EMPRESA, 'i'),
  });
const deu = (quem: Persona, n: number, moedas: number) =>
  banco.guardar(`${onde.patrocinios}/${quem.uid}`, {
    ...umPatrocinio(quem, { moedas }),
    createdAt: dia(n),
  });

function Endereco() {
  return <p data-testid="endereco">{useLocation().search}</p>;
}
const mostrar = (
  quem = caio,
  busca = '',
  mudancas: Parameters<typeof umaSessao>[1] = {},
  outroBloco: ReactNode = null,
) =>
  desenharTela(
    umaSessao(quem, mudancas),
    <>
      {outroBloco}
      <AtividadeDoPai pai={umPaiNaTela(ideia)} />
      <Endereco />
    </>,
    `/${busca}`,
  );
const lista = () => screen.findByRole('list', { name: 'O que aconteceu' });
/** What each line says, by the words that tell them apart. */
const linhas = async () => {
  const inteira = await lista();
  return [...inteira.children].map(
    (li) =>
      /(Comentário|Movimentação) \d+\.|criou (um|\d+) marcos?|Atuação iniciada|concluiu o marco|\d+ moedas?/.exec(
        li.textContent,
      )?.[0],
  );
};
const chip = (name: string) => screen.getByRole('button', { name });
const mais = () => fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
const chips = () =>
  within(screen.getByRole('group', { name: 'O que mostrar da atividade' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const falha = (erro: () => unknown) =>
  vi.spyOn(movimentacoesData, 'porVez').mockReturnValue({
    queryKey: ['falha'],
    initialPageParam: undefined,
    queryFn: () => Promise.reject(erro()),
    getNextPageParam: () => undefined,
  } as never);

beforeEach(() => banco.esvaziar());

it('comentários, movimentações, marcos e moedas numa lista só, do mais recente ao mais antigo', async () => {
  comentou(10);
  moveu(9);
  marcou(3, { startedAt: dia(7), finishedAt: dia(11), updatedAt: dia(11) });
  deu(caio, 8, 15);
  mostrar();
  expect(await linhas()).toEqual([
    'concluiu o marco',
    'Comentário 10.',
    'Movimentação 9.',
    '15 moedas',
    'Atuação iniciada',
    'criou um marco',
  ]);
  expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  expect(await screen.findByText('Você')).toBeInTheDocument();
});

describe('em páginas', () => {
  it('o que é mais antigo do que o último comentário lido espera os comentários seguintes', async () => {
    for (const n of [50, 40, 30, 20, 10]) comentou(n);
    moveu(35);
    moveu(15);
    mostrar();
    expect(await linhas()).toEqual([
      'Comentário 50.',
      'Comentário 40.',
      'Movimentação 35.',
      'Comentário 30.',
    ]);
    mais();
    await waitFor(async () =>
      expect(await linhas()).toEqual([
        'Comentário 50.',
        'Comentário 40.',
        'Movimentação 35.',
        'Comentário 30.',
        'Comentário 20.',
        'Movimentação 15.',
        'Comentário 10.',
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('250 comentários: na abertura só três se leem, e cada página acrescenta ao fim', async () => {
    for (let n = 1; n <= 250; n++) comentou(n);
    for (let n = 1; n <= 24; n++) moveu(n * 10 + 5);
    mostrar();
    expect(await linhas()).toEqual(['Comentário 250.', 'Comentário 249.', 'Comentário 248.']);
    let antes = await linhas();
    for (let vez = 0; vez < 5; vez++) {
      mais();
      // oxlint-disable-next-line no-loop-func -- looked at within the turn
      await waitFor(async () => expect((await linhas()).length).toBeGreaterThanOrEqual(antes.length + 3));
      const agora = await linhas();
      expect(agora.slice(0, antes.length)).toEqual(antes);
      antes = agora;
    }
    expect(antes.slice(3, 8)).toEqual([
      'Comentário 247.',
      'Comentário 246.',
      'Comentário 245.',
      'Movimentação 245.',
      'Comentário 244.',
    ]);
  });

  it('mais marcos do que uma página: vêm pela última mudança, e o concluído agora está em cima', async () => {
    // A minute between them, so that each is a line.
    for (let n = 1; n <= 25; n++) marcou(n, { dataPrazo: dia(3000 + n), createdAt: dia(60 * n) });
    marcou(25, { dataPrazo: dia(5000), finishedAt: dia(2000), updatedAt: dia(2000) });
    mostrar(caio, '?atividade=marcos');
    expect((await linhas())[0]).toBe('concluiu o marco');
    expect(await linhas()).toHaveLength(10);
  });
});

describe('o filtro', () => {
  it('fica no endereço, e se lê dele', async () => {
    comentou(10);
    moveu(9);
    mostrar(caio, '?comentario=&atividade=movimentacoes');
    expect(await linhas()).toEqual(['Movimentação 9.']);
    expect(chip('Movimentações')).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(chip('Comentários'));
    expect(await linhas()).toEqual(['Comentário 10.']);
    expect(screen.getByTestId('endereco')).toHaveTextContent('?comentario=&atividade=comentarios');
    fireEvent.click(chip('Tudo'));
    await waitFor(async () => expect(await linhas()).toHaveLength(2));
    expect(screen.getByTestId('endereco')).toHaveTextContent(/^\?comentario=$/);
  });

  it('o que não é filtro nenhum mostra tudo', async () => {
    comentou(10);
    mostrar(caio, '?atividade=qualquer');
    expect(await linhas()).toEqual(['Comentário 10.']);
    expect(chip('Tudo')).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    ['', 'Ainda não aconteceu nada aqui.'],
    ['?atividade=movimentacoes', 'Nenhuma movimentação encontrada!'],
    ['?atividade=marcos', 'Nenhum marco encontrado.'],
    ['?atividade=comentarios', 'Nenhum comentário encontrado'],
  ])('vazio, %s diz %s', async (busca, frase) => {
    mostrar(caio, busca);
    expect(await screen.findByText(frase)).toBeInTheDocument();
  });

  it('quem comenta enquanto olha outra coisa volta a ver tudo', async () => {
    moveu(9);
    mostrar(caio, '?atividade=movimentacoes');
    expect(await linhas()).toEqual(['Movimentação 9.']);
    fireEvent.change(screen.getByRole('textbox', { name: 'Seu comentário' }), {
      target: { value: 'Comentário 77.' },
    });
    fireEvent.click(chip('Comentar'));
    await waitFor(async () => expect(await linhas()).toEqual(['Comentário 77.', 'Movimentação 9.']));
    expect(screen.getByTestId('endereco')).toHaveTextContent(/^$/);
  });
});

describe('o que se pode ler', () => {
  it('de moedas, quem propôs vê as de todos, quem deu as suas, os outros nenhuma', async () => {
    comentou(10);
    deu(caio, 8, 15);
    deu(mario, 9, 4);
    const autora = mostrar(clara, '?atividade=moedas');
    expect(await linhas()).toEqual(['4 moedas', '15 moedas']);
    expect(screen.getByText(mario.nome)).toBeInTheDocument();
    autora.unmount();
    const deuQuinze = mostrar(caio, '?atividade=moedas');
    expect(await linhas()).toEqual(['15 moedas']);
    deuQuinze.unmount();
    mostrar(tea, '?atividade=moedas');
    expect(await linhas()).toEqual(['Comentário 10.']);
    expect(chips()).toEqual(['Tudo', 'Comentários', 'Movimentações', 'Marcos']);
  });

  it('moedas que voltaram se dizem; quem retirou tudo não deu nada', async () => {
    deu(mario, 9, 0);
    banco.guardar(`${onde.patrocinios}/${caio.uid}`, {
      ...umPatrocinio(caio, { moedas: 6, devolvidas: 6 }),
      createdAt: dia(3),
    });
    mostrar(clara, '?atividade=moedas');
    expect(await linhas()).toEqual(['6 moedas']);
    expect(screen.getByText(/6 moedas \(devolvidas\)/)).toBeInTheDocument();
  });

  it('sem 10.leitura não há marcos', async () => {
    comentou(10);
    marcou(9);
    mostrar(caio, '', { sem: ['10.leitura'] });
    expect(await linhas()).toEqual(['Comentário 10.']);
    expect(chips()).not.toContain('Marcos');
  });

  it('o que as regras recusam fica de fora, sem alarme', async () => {
    comentou(10);
    falha(() => ({ code: 'permission-denied' }));
    mostrar();
    expect(await linhas()).toEqual(['Comentário 10.']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('a fonte que falha diz isso e se pede de novo; o resto está lá, e continua', async () => {
    for (const n of [50, 40, 30, 20]) comentou(n);
    const quebrada = falha(() => new Error('Sem conexão com o servidor.'));
    mostrar();
    const aviso = await screen.findByRole('alert');
    expect(aviso).toHaveTextContent(/Erro ao buscar movimentações.*Sem conexão com o servidor\./);
    expect(await linhas()).toHaveLength(3);
    mais();
    await waitFor(async () => expect(await linhas()).toHaveLength(4));
    quebrada.mockRestore();
    moveu(45);
    fireEvent.click(within(aviso).getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(async () =>
      expect((await linhas()).slice(0, 2)).toEqual(['Comentário 50.', 'Movimentação 45.']),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

it('a movimentação diz quem moveu, para onde e por quê, com os seus marcos', async () => {
  banco.guardar(`${onde.movimentacoes}/m`, umaMovimentacao(tea, { marcos: ['Visitar a fábrica'] }));
  mostrar();
  const linha = (await lista()).firstElementChild;
  for (const dito of [`${tea.nome} moveu para Pré-análise`, 'Segue para a pré-análise.', 'Visitar a fábrica'])
    expect(linha).toHaveTextContent(dito);
});

const primeira = async () => (await lista()).firstElementChild?.textContent;
/** Another block of the page, which reads somebody. */
function OutroBloco() {
  useQuery(pessoasData.porReferencia(umaSessao(caio), mario.referencia));
  return null;
}

describe('de quem são os marcos', () => {
  it('diz o nome que a página já conhece, e não lê ninguém por ele', async () => {
    const lida = vi.fn(() => Promise.resolve(null));
    const verdadeira = pessoasData.porReferencia;
    vi.spyOn(pessoasData, 'porReferencia').mockImplementation((...quem) => ({
      ...verdadeira(...quem),
      queryFn: lida,
    }));
    marcou(9, { createdBy: clara.uid });
    const deQuemPropos = mostrar();
    expect(await primeira()).toMatch(new RegExp(`^${clara.nome} criou um marco .*Marco de número 9$`));
    deQuemPropos.unmount();
    marcou(9, { createdBy: mario.uid });
    const deNinguem = mostrar();
    expect(await primeira()).toMatch(/^Marco criado .*Marco de número 9$/);
    deNinguem.unmount();
    comentou(5);
    mostrar();
    await waitFor(async () => expect(await primeira()).toMatch(new RegExp(`^${mario.nome} criou um marco`)));
    expect(lida).not.toHaveBeenCalled();
  });

  it('diz também o de quem outro bloco da página leu', async () => {
    marcou(9, { createdBy: mario.uid });
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${mario.uid}`, umaPessoa(mario));
    mostrar(caio, '', {}, <OutroBloco />);
    await waitFor(async () => expect(await primeira()).toMatch(new RegExp(`^${mario.nome} criou um marco`)));
  });

  it('vários do mesmo minuto e da mesma pessoa são uma linha; o que houve entre eles os separa', async () => {
    for (const n of [10, 20, 30]) marcou(n);
    marcou(31, { createdBy: clara.uid });
    marcou(200);
    const { unmount } = mostrar();
    expect(await linhas()).toEqual(['criou um marco', 'criou um marco', 'criou 3 marcos']);
    const tres = (await lista()).lastElementChild as HTMLElement;
    expect(tres.textContent).toMatch(new RegExp(`^${caio.nome} criou 3 marcos`));
    expect(
      within(tres)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Marco de número 30', 'Marco de número 20', 'Marco de número 10']);
    unmount();
    comentou(15);
    mostrar();
    expect(await linhas()).toEqual([
      'criou um marco',
      'criou um marco',
      'criou 2 marcos',
      'Comentário 15.',
      'criou um marco',
    ]);
  });
});

it('um texto longo e uma palavra enorme ficam inteiros', async () => {
  const longo = `${'palavra'.repeat(700)} Comentário 1.`;
  comentou(1, { comentario: longo });
  mostrar();
  expect((await lista()).textContent).toContain(longo);
});

it('um desafio não tem marcos, e as suas movimentações têm o nome que o status tem lá', async () => {
  const lugar = lugarDoPai(DESAFIO, EMPRESA, 'd');
  banco.guardar(`${caminhos.sob(lugar.caminho).movimentacoes}/m`, {
    ...umaMovimentacao(tea),
    status: 'CANCELADA',
    statusAnterior: 'PRE_ANALISE',
  });
  desenharTela(umaSessao(caio), <AtividadeDoPai pai={{ lugar, pai: umPai({}), chave: ['desafio', 'd'] }} />);
  expect(await screen.findByText('Cancelado')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Marcos' })).toBeNull();
});

it('um rascunho não tem atividade', () => {
  const lidas = vi.spyOn(movimentacoesData, 'porVez');
  const pai = { lugar: lugarDoPai(DESAFIO, EMPRESA, 'd'), pai: umPai({ publicado: false }), chave: ['d'] };
  desenharTela(umaSessao(caio), <AtividadeDoPai pai={pai} />);
  expect(screen.queryByRole('region', { name: 'Atividade' })).toBeNull();
  expect(lidas).not.toHaveBeenCalled();
});
