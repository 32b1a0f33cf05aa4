// The conversation about an idea as a person meets it (part 2 §2, §5 and §9).
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { Comentario } from '@/domain/conversa/comentario';
import { umaIdeiaPublicada, umComentario } from '@tests/support/documentos';
import { caminhos } from '@/domain/comum/caminhos';
import { lugarDoPai } from '@/domain/pai/pai';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { caio, clara, EMPRESA, mario, PERSONAS } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import * as avisos from '@/ui/moldura/avisos';
import { Atividade } from '@/areas/pais/atividade/Atividade';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { comentariosData, POR_PAGINA } from './comentarios.data';
import { type Conversa, conversaSob } from './conversa';

const conversa: Conversa = {
  caminho: 'ideias/i/comentarios',
  tipoDoAlvo: 'COMENTARIO_DA_IDEIA',
  paiId: 'i',
  chave: ['ideia'],
  podeComentar: true,
  podeEditar: true,
  ve: () => true,
  isto: 'esta ideia',
};
interface Enviado {
  id: string;
  form: { comentario: string; colaboradoresMencionadosReferences: string[] };
}
const enviou = vi.fn((_dados: Enviado) => Promise.resolve());
const comentou = vi.fn();
const removeu = vi.fn((_id: string) => Promise.resolve());
const pedida = vi.fn();
const paginas = (chave: unknown[], itens: readonly object[]) =>
  ({
    queryKey: chave,
    initialPageParam: undefined,
    queryFn: () => ({ itens, proxima: undefined }),
    getNextPageParam: () => undefined,
  }) as never;

function comComentarios(comentarios: Comentario[], respostas: Comentario[] = []) {
  vi.spyOn(comentariosData, 'lista').mockImplementation((_onde, ordem) => {
    pedida(ordem);
    return paginas(
      ['lista', ordem],
      comentarios.map((comentario, i) => ({ id: `c${i}`, ...comentario })),
    );
  });
  vi.spyOn(comentariosData, 'respostas').mockReturnValue(
    paginas(
      ['respostas'],
      respostas.map((resposta, i) => ({ id: `r${i}`, ...resposta })),
    ),
  );
}
beforeEach(() => {
  for (const chamada of [enviou, removeu, pedida, comentou]) chamada.mockClear();
  vi.spyOn(comentariosData, 'comentar').mockImplementation((...onde) => {
    comentou(...onde);
    return { mutationFn: enviou };
  });
  vi.spyOn(comentariosData, 'remover').mockReturnValue({ mutationFn: removeu });
});
/** The feed of an idea with its comments alone. */
const pai = umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) });
const SO_COMENTARIOS = '/?atividade=comentarios';
const mostrar = (mudancas: Partial<Conversa> = {}) =>
  desenharTela(
    umaSessao(caio),
    <Atividade pai={pai} conversa={{ ...conversa, ...mudancas }} />,
    SO_COMENTARIOS,
  );

it('sem comentários convida ao primeiro; quem não pode comentar não tem o campo, nem o convite', async () => {
  comComentarios([]);
  const { unmount } = mostrar();
  expect(await screen.findByText('Nenhum comentário encontrado')).toBeInTheDocument();
  expect(screen.getByText('Seja o primeiro a comentar!')).toBeInTheDocument();
  unmount();
  mostrar({ podeComentar: false, fechada: 'Quem propôs esta ideia fechou os comentários.' });
  expect(await screen.findByText('Nenhum comentário encontrado')).toBeInTheDocument();
  expect(screen.queryByText('Seja o primeiro a comentar!')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Seu comentário' })).toBeNull();
  expect(screen.getByText('Quem propôs esta ideia fechou os comentários.')).toBeInTheDocument();
});

it('respostas que não vieram se dizem, e se pedem de novo', async () => {
  comComentarios([umComentario(clara)]);
  const ler = vi.fn(() => Promise.reject(new Error('Sem conexão com o servidor.')));
  vi.spyOn(comentariosData, 'respostas').mockReturnValue({
    queryKey: ['respostas'],
    initialPageParam: undefined,
    queryFn: ler,
    getNextPageParam: () => undefined,
  } as never);
  mostrar();
  const aviso = await screen.findByRole('alert');
  expect(aviso).toHaveTextContent(/Erro ao buscar respostas.*Sem conexão com o servidor\./);
  fireEvent.click(within(aviso).getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(ler).toHaveBeenCalledTimes(2));
});

it('os últimos antes; os primeiros se podem pedir', async () => {
  comComentarios([umComentario(clara)]);
  mostrar();
  expect(await screen.findByText('Boa ideia, conte comigo.')).toBeInTheDocument();
  expect(pedida).toHaveBeenLastCalledWith('desc');
  fireEvent.click(screen.getByRole('radio', { name: 'Primeiros comentários' }));
  await waitFor(() => expect(pedida).toHaveBeenLastCalledWith('asc'));
  expect(screen.getByRole('radio', { name: 'Últimos comentários' })).not.toBeChecked();
});

it('o campo de comentar não toma o foco de quem abre a página', async () => {
  comComentarios([]);
  mostrar();
  expect(await screen.findByRole('textbox', { name: 'Seu comentário' })).not.toHaveFocus();
});

const haMinutos = (minutos: number) => {
  const createdAt = new Date(Date.now() - minutos * 60_000);
  return { createdAt, updatedAt: createdAt };
};

it('passados quinze minutos o próprio comentário se remove, e não se edita mais', async () => {
  comComentarios([umComentario(caio, haMinutos(14))]);
  const { unmount } = mostrar();
  expect(await screen.findByRole('button', { name: 'Editar' })).toBeInTheDocument();
  unmount();
  comComentarios([umComentario(caio, haMinutos(15))]);
  mostrar();
  expect(await screen.findByRole('button', { name: 'Remover' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Editar' })).toBeNull();
});

it('o editado se diz; o ocultado mostra o motivo, e ninguém o edita nem o denuncia', async () => {
  const createdAt = new Date(Date.now() - 120_000);
  comComentarios([umComentario(clara, { createdAt, updatedAt: new Date(Date.now() - 60_000) })]);
  const { unmount } = mostrar();
  const editado = await screen.findByRole('article', { name: `Comentário de ${clara.nome}` });
  expect(editado).toHaveTextContent(/· editado/);
  expect(
    within(editado).getByRole('button', { name: `Denunciar o comentário de ${clara.nome}` }),
  ).toBeEnabled();
  unmount();
  const frase = 'Ocultado pela moderação: ofende ou ataca alguém.';
  comComentarios([umComentario(caio, { comentario: frase, oculto: 'OFENSA' })]);
  const { unmount: fechar } = mostrar();
  const meu = await screen.findByRole('article', { name: `Comentário de ${caio.nome}` });
  expect(meu).toHaveTextContent(frase);
  expect(meu).not.toHaveTextContent(/editado/);
  expect(within(meu).queryByRole('button', { name: /Editar|Denunciar/ })).toBeNull();
  fechar();
  comComentarios([umComentario(clara, { comentario: frase, oculto: 'OFENSA' })]);
  mostrar();
  const deOutra = await screen.findByRole('article', { name: `Comentário de ${clara.nome}` });
  expect(within(deOutra).queryByRole('button', { name: /Denunciar/ })).toBeNull();
});

it('três por página', () => expect(POR_PAGINA).toBe(3));

it.each(['ctrlKey', 'metaKey'])('Enter com %s envia; uma letra só não vai', async (tecla) => {
  comComentarios([]);
  mostrar();
  const campo = await screen.findByRole('textbox', { name: 'Seu comentário' });
  fireEvent.change(campo, { target: { value: ' a ' } });
  fireEvent.keyDown(campo, { key: 'Enter', [tecla]: true });
  expect(await screen.findByText('Escreva ao menos 2 letras.')).toBeInTheDocument();
  fireEvent.change(campo, { target: { value: 'Apoio.' } });
  fireEvent.keyDown(campo, { key: 'Enter' });
  expect(enviou).not.toHaveBeenCalled();
  fireEvent.keyDown(campo, { key: 'Enter', [tecla]: true });
  await waitFor(() => expect(enviou.mock.calls[0]?.[0].form.comentario).toBe('Apoio.'));
});

it('quem respondeu: quatro figuras e +N; abertas, as respostas ficam sob o comentário', async () => {
  const respostas = PERSONAS.slice(0, 6).map((pessoa, i) =>
    umComentario(pessoa, { comentario: `Resposta ${i}` }),
  );
  comComentarios([umComentario(clara)], respostas);
  mostrar();
  const comentario = within(await screen.findByRole('article', { name: `Comentário de ${clara.nome}` }));
  expect(await comentario.findByText('+2')).toBeInTheDocument();
  fireEvent.click(comentario.getByRole('button', { name: /6 respostas/ }));
  const abertas = await comentario.findByRole('region', { name: 'Respostas' });
  expect(within(abertas).getAllByRole('article')).toHaveLength(3);
  fireEvent.click(within(abertas).getByRole('button', { name: 'Mostrar mais respostas' }));
  await waitFor(() => expect(within(abertas).getAllByRole('article')).toHaveLength(6));
});

it('só o próprio se edita e remove, e remover pergunta', async () => {
  comComentarios([umComentario(clara), umComentario(caio)]);
  mostrar();
  const [alheio, proprio] = await screen.findAllByRole('article');
  expect(within(alheio as HTMLElement).queryByRole('button', { name: /Editar|Remover/ })).toBeNull();
  fireEvent.click(within(proprio as HTMLElement).getByRole('button', { name: 'Remover' }));
  await screen.findByText('Tem certeza que deseja remover o comentário?');
  fireEvent.click(screen.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
});

it('V17 salvar antes de chegar o nome de quem foi mencionado não desfaz a menção; a tirada do texto se desfaz', async () => {
  const editou = vi.fn((_form: Enviado['form']) => Promise.resolve());
  vi.spyOn(comentariosData, 'editar').mockReturnValue({ mutationFn: editou });
  // Mário's name is here already; Clara's never comes.
  vi.spyOn(pessoasData, 'porReferencia').mockImplementation(
    (_sessao, referencia) =>
      ({
        queryKey: ['pessoa', referencia],
        queryFn: () => new Promise(() => undefined),
        ...(referencia === mario.referencia && { initialData: { nome: 'Mário Reis' } }),
      }) as never,
  );
  comComentarios([
    umComentario(caio, {
      comentario: 'Oi @Mário Reis e @Clara Lima, vejam.',
      colaboradoresMencionadosReferences: [mario.referencia, clara.referencia],
    }),
  ]);
  mostrar();
  fireEvent.click(await screen.findByRole('button', { name: 'Editar' }));
  const campo = await screen.findByRole('textbox', { name: 'Comentário' });
  fireEvent.change(campo, { target: { value: 'Oi @Clara Lima, veja.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(editou.mock.calls[0]?.[0].colaboradoresMencionadosReferences).toEqual([clara.referencia]),
  );
});

const responder = async () => {
  comComentarios([umComentario(clara)]);
  mostrar({ ve: (referencia) => referencia !== mario.referencia });
  const comentario = within(await screen.findByRole('article', { name: `Comentário de ${clara.nome}` }));
  const usuario = userEvent.setup();
  await usuario.click(comentario.getByRole('button', { name: 'Responder' }));
  return { usuario, campo: await screen.findByRole('textbox', { name: 'Sua resposta' }) };
};
const colegas = () =>
  vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([
    { id: clara.referencia, nome: 'Clara Lima', detalhe: '' },
    { id: mario.referencia, nome: 'Mário Reis', detalhe: '' },
  ]);

describe('responder e mencionar', () => {
  it('a resposta vai sob o comentário que responde', async () => {
    const { usuario, campo } = await responder();
    expect(campo).toHaveFocus();
    await usuario.keyboard('Também apoio.');
    await usuario.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(enviou.mock.calls[0]?.[0].form.comentario).toBe('Também apoio.'));
    expect(comentou).toHaveBeenCalledWith(expect.anything(), expect.anything(), 'ideias/i/comentarios/c0');
  });

  it('pelo teclado: @, setas e Enter mencionam; só vai quem ainda está no texto', async () => {
    colegas();
    const { usuario, campo } = await responder();
    await usuario.type(campo, 'Veja, @m');
    await screen.findAllByRole('option');
    await usuario.keyboard('{ArrowDown}{Enter}');
    expect(campo).toHaveValue('Veja, @Mário Reis ');
    // He does not see this idea, and the form says that the news will not reach him.
    expect(
      await screen.findByText(/Mário Reis não vê esta ideia: o aviso da menção não chega/),
    ).toBeVisible();
    await usuario.type(campo, 'e @c');
    await screen.findAllByRole('option');
    await usuario.keyboard('{Enter}');
    expect(campo).toHaveValue('Veja, @Mário Reis e @Clara Lima ');
    fireEvent.change(campo, { target: { value: 'Veja, @Clara Lima ' } });
    await usuario.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(enviou.mock.calls[0]?.[0].form.colaboradoresMencionadosReferences).toEqual([clara.referencia]),
    );
  });

  it('a recusa diz o que houve e guarda o texto; enviar de novo é o mesmo comentário', async () => {
    const { usuario, campo } = await responder();
    enviou.mockRejectedValueOnce(new Error('Sem conexão. Tente de novo.'));
    await usuario.type(campo, 'Também apoio.');
    await usuario.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem conexão. Tente de novo.');
    expect(campo).toHaveValue('Também apoio.');
    await usuario.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(enviou).toHaveBeenCalledTimes(2));
    expect(enviou.mock.calls[1]).toEqual(enviou.mock.calls[0]);
  });

  it('o que se escreve enquanto o comentário é enviado fica, e é outro comentário', async () => {
    comComentarios([]);
    let resposta = { chegar: () => {} };
    enviou.mockImplementationOnce(() => new Promise<void>((chegar) => (resposta = { chegar })));
    mostrar();
    const usuario = userEvent.setup();
    const campo = await screen.findByRole('textbox', { name: 'Seu comentário' });
    await usuario.type(campo, 'Também apoio.');
    await usuario.click(screen.getByRole('button', { name: 'Comentar' }));
    fireEvent.change(campo, { target: { value: 'E mais isto.' } });
    resposta.chegar();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Comentar' })).toBeEnabled());
    expect(campo).toHaveValue('E mais isto.');
    await usuario.click(screen.getByRole('button', { name: 'Comentar' }));
    await waitFor(() => expect(campo).toHaveValue(''));
    const [um, outro] = enviou.mock.calls.map(([dados]) => dados);
    expect(outro?.form.comentario).toBe('E mais isto.');
    expect(outro?.id).not.toBe(um?.id);
  });

  it('ao que foi removido enquanto se escrevia: uma frase, e a página se lê de novo', async () => {
    const ler = vi.fn(() => 'a ideia');
    const Ideia = () => <p>{useQuery({ queryKey: conversa.chave, queryFn: ler }).data}</p>;
    const avisou = vi.spyOn(avisos, 'avisarErro').mockReturnValue();
    comComentarios([]);
    enviou.mockRejectedValueOnce({ code: 'permission-denied' });
    desenharTela(
      umaSessao(caio),
      [<Ideia key="i" />, <Atividade key="c" pai={pai} conversa={conversa} />],
      SO_COMENTARIOS,
    );
    await screen.findByText('a ideia');
    const usuario = userEvent.setup();
    await usuario.type(await screen.findByRole('textbox', { name: 'Seu comentário' }), 'Também apoio.');
    await usuario.click(screen.getByRole('button', { name: 'Comentar' }));
    const frase = 'O comentário não foi enviado: esta ideia não existe mais ou não recebe mais comentários.';
    expect(await screen.findByRole('alert')).toHaveTextContent(frase);
    expect(avisou).toHaveBeenCalledWith(frase);
    await waitFor(() => expect(ler).toHaveBeenCalledTimes(2));
    expect(screen.queryByText('Permissão negada')).toBeNull();
  });
});

const sobODesafio = (mudancas: Parameters<typeof umPai>[0], quem = caio) =>
  conversaSob(umaSessao(quem), {
    lugar: lugarDoPai(DESAFIO, EMPRESA, 'd'),
    pai: umPai({ autorReference: clara.referencia, ...mudancas }),
    chave: ['desafio', 'd'],
  });

describe('a conversa sob um pai de outro tipo', () => {
  it('fica na coleção dele e fala dele', () => {
    expect(sobODesafio({})).toMatchObject({
      caminho: caminhos.registro(EMPRESA, 'desafios', 'd/comentarios'),
      podeComentar: true,
      fechada: undefined,
      isto: 'este desafio',
    });
    expect(sobODesafio({ aceitaComentario: false })).toMatchObject({
      podeComentar: false,
      fechada: 'Quem propôs este desafio fechou os comentários.',
    });
  });
  it('privado, só é visto por quem o propôs e quem participa', () => {
    const { ve } = sobODesafio({ visibilidade: 'PRIVADA', participantes: [caio.referencia] });
    expect([clara, caio, mario].map(({ referencia }) => ve(referencia))).toEqual([true, true, false]);
  });
});
