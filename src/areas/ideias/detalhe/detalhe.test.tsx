// The parts of an idea's page as a person meets them (part 2 §2, §4 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { comentariosData } from '@/areas/conversa/comentarios.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { noCelular } from '@tests/support/celular';
import { umaIdeia, umaIdeiaPublicada, umaPessoa, umPatrocinio } from '@tests/support/documentos';
import { ana, caio, clara, mario, paulo, PERSONAS } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import * as arquivos from '@/firebase/arquivos/arquivo';
import * as baixar from '@/ui/formulario/baixar';
import { AtividadeDoPai } from '@/areas/pais/atividade/AtividadeDoPai';
import { CurtirBotao } from './CurtirBotao';
import { IdeiaPage } from './IdeiaPage';
import { ideiasData } from '../ideias.data';
import { FichaDaIdeia, TextoDaIdeia } from './InformacoesDaIdeia';
import { likesData } from './likes.data';
import { mudancasDaIdeia } from '../mudancas.data';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';
import { PatrocinadoresModal } from '@/areas/patrocinio/PatrocinadoresModal';
import { PatrocinioBloco } from '@/areas/patrocinio/PatrocinioBloco';
import { podeSob } from '@/firebase/dados/paiNaTela';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { PessoasDaIdeia } from './PessoasDaIdeia';
import { QuemCurtiu } from './QuemCurtiu';

const consulta = (chave: string, valor: unknown) => ({ queryKey: [chave], queryFn: () => valor }) as never;
const ideia = { id: 'i', ...umaIdeiaPublicada(clara, { participantesReferences: [paulo.referencia] }) };
const comLikes = (totalLikes: number) => ({
  ...ideia,
  rankingByLikes: { ...ideia.rankingByLikes, totalLikes },
});
const curtir = vi.fn((_curte: boolean) => Promise.resolve());

beforeEach(() => {
  curtir.mockClear();
  vi.spyOn(likesData, 'curtir').mockReturnValue({ mutationFn: curtir });
  vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([]);
  vi.spyOn(pessoasData, 'porReferencia').mockImplementation((_s, referencia) => {
    const pessoa = PERSONAS.find((p) => p.referencia === referencia);
    return consulta(referencia, pessoa ? { id: pessoa.uid, ...umaPessoa(pessoa) } : null);
  });
});

it.each([
  [null, 'Curtir essa ideia (7)', true],
  [{}, 'Descurtir essa ideia (7)', false],
] as const)('curtir vai e volta: %j', async (like, nome, manda) => {
  vi.spyOn(likesData, 'meuLike').mockReturnValue(consulta('like', like));
  desenharTela(umaSessao(caio), <CurtirBotao pai={umPaiNaTela(comLikes(7))} />);
  const botao = await screen.findByRole('button', { name: nome });
  await waitFor(() => expect(botao).toBeEnabled());
  fireEvent.click(botao);
  await waitFor(() => expect(curtir.mock.calls[0]?.[0]).toBe(manda));
});

it('quem curtiu: até cinco figuras na linha, todos na janela', async () => {
  const likes = vi.spyOn(likesData, 'likes').mockImplementation((_pai, quantos) => {
    const itens = PERSONAS.slice(0, Math.min(7, quantos)).map(({ uid, nome }) => ({
      id: uid,
      createdBy: uid,
      colaboradorNome: nome,
      createdAt: new Date(),
    }));
    return consulta(`likes ${quantos}`, { itens });
  });
  desenharTela(umaSessao(caio), <QuemCurtiu pai={umPaiNaTela(comLikes(7))} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Quem curtiu essa ideia (7)' }));
  expect(likes.mock.calls[0]?.[1]).toBe(5);
  const janela = await screen.findByRole('dialog', { name: 'Quem curtiu essa ideia' });
  await waitFor(() => expect(within(janela).getAllByText(/^há|agora/)).toHaveLength(7));
});

it('de uma lista que não cabe inteira se diz que parte se vê', async () => {
  const um = { id: 'x', createdBy: 'x', colaboradorNome: 'Xis', createdAt: new Date() };
  vi.spyOn(likesData, 'likes').mockImplementation((_pai, quantos) =>
    consulta(`likes ${quantos}`, { itens: [um], proxima: {} }),
  );
  const { unmount } = desenharTela(umaSessao(caio), <QuemCurtiu pai={umPaiNaTela(comLikes(300))} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Quem curtiu essa ideia (300)' }));
  expect(await screen.findByText('São as 100 curtidas mais recentes.')).toBeInTheDocument();
  unmount();
  vi.spyOn(patrocinioData, 'patrocinadores').mockReturnValue(
    consulta('patrocinadores', { itens: [{ id: caio.uid, ...umPatrocinio(caio) }], proxima: {} }),
  );
  desenharTela(umaSessao(clara), <PatrocinadoresModal pai={umPaiNaTela(ideia)} aoFechar={() => {}} />);
  expect(await screen.findByText('São os 100 maiores patrocínios.')).toBeInTheDocument();
});

it('só o autor abre os patrocinadores', async () => {
  const patrocinada = { ...ideia, status: 'APROVADA' as const, patrocinadoresReferences: [caio.referencia] };
  vi.spyOn(patrocinioData, 'patrocinadores').mockReturnValue(
    consulta('patrocinadores', { itens: [{ id: caio.uid, ...umPatrocinio(caio, { moedas: 15 }) }] }),
  );
  for (const quem of [caio, ana]) {
    const { unmount } = desenharTela(umaSessao(quem), <PatrocinioBloco pai={umPaiNaTela(patrocinada)} />);
    expect(screen.queryByRole('button', { name: 'Ver patrocinadores' })).toBeNull();
    unmount();
  }
  desenharTela(umaSessao(clara), <PatrocinioBloco pai={umPaiNaTela(patrocinada)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ver patrocinadores' }));
  const janela = await screen.findByRole('dialog', { name: 'Patrocinadores da ideia' });
  expect(await within(janela).findByText(/15 moedas/)).toBeInTheDocument();
});

it('sem 3.criacao não se patrocina', () => {
  desenharTela(umaSessao(caio, { sem: ['3.criacao'] }), <PatrocinioBloco pai={umPaiNaTela(ideia)} />);
  expect(screen.queryByRole('button', { name: /Patroc/ })).toBeNull();
});

const podeComentar = (...de: Parameters<typeof umaSessao>) =>
  podeSob(umaSessao(...de), umPaiNaTela(ideia), 'comentarios', 'create');

it('sem 3.editar não se comenta', () => {
  expect([
    podeComentar(caio),
    podeComentar(caio, { sem: ['3.editar'] }),
    podeComentar(ana, { sem: ['3.editar'] }),
  ]).toEqual([true, false, true]);
});

it('comentários fechados por quem propôs: diz isso em vez de convidar', async () => {
  vi.spyOn(comentariosData, 'lista').mockReturnValue({
    ...(consulta('comentários', { itens: [], proxima: undefined }) as object),
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
  } as never);
  desenharTela(
    umaSessao(caio),
    <AtividadeDoPai pai={umPaiNaTela({ ...ideia, permitirComentarios: false })} />,
    '/?atividade=comentarios',
  );
  expect(await screen.findByText('Quem propôs esta ideia fechou os comentários.')).toBeInTheDocument();
  expect(await screen.findByText('Nenhum comentário encontrado')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('diz se quem propôs gostaria de participar da implantação', () => {
  const texto = `${clara.nome} gostaria de participar da implantação.`;
  const { unmount } = desenharTela(
    umaSessao(caio),
    <PessoasDaIdeia ideia={{ ...ideia, autorGostariaParticiparImplantacao: true }} />,
  );
  expect(screen.getByText(texto)).toBeInTheDocument();
  unmount();
  desenharTela(
    umaSessao(caio),
    <PessoasDaIdeia ideia={{ ...ideia, autorGostariaParticiparImplantacao: false }} />,
  );
  expect(screen.queryByText(texto)).toBeNull();
});

it('implementadores mudam por ADMIN ou por quem participa, e é preciso ao menos um', async () => {
  const mudou = vi.fn(() => Promise.resolve());
  vi.spyOn(mudancasDaIdeia, 'mudarImplementadores').mockReturnValue({ mutationFn: mudou });
  for (const quem of [clara, mario]) {
    const { unmount } = desenharTela(umaSessao(quem), <PessoasDaIdeia ideia={ideia} />);
    expect(await screen.findByText(paulo.nome)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Editar implementadores' })).toBeNull();
    unmount();
  }
  const { unmount } = desenharTela(umaSessao(ana), <PessoasDaIdeia ideia={ideia} />);
  expect(screen.getByRole('button', { name: 'Editar implementadores' })).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(paulo), <PessoasDaIdeia ideia={ideia} />);
  fireEvent.click(screen.getByRole('button', { name: 'Editar implementadores' }));
  const janela = within(await screen.findByRole('dialog', { name: 'Implementadores da ideia' }));
  fireEvent.click(janela.getByRole('button', { name: 'Salvar' }));
  expect(await janela.findByText('Nenhum implementador selecionado')).toBeInTheDocument();
  expect(mudou).not.toHaveBeenCalled();
});

it('um rascunho importado diz o que ainda lhe falta', () => {
  const vazia = umaIdeia(ana, { objetivo: [], setores: [], feedback: '', regulamentoNome: '' });
  desenharTela(
    umaSessao(ana),
    <>
      <TextoDaIdeia ideia={vazia} />
      <FichaDaIdeia ideia={vazia} />
    </>,
  );
  expect(screen.getAllByText('Nenhum valor adicionado!')).toHaveLength(2);
  expect(screen.getAllByText('Ainda não preenchido')).toHaveLength(1);
  expect(screen.queryByText('Regulamento')).toBeNull();
});

const titulos = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('o texto da ideia', () => {
  const longo = 'Palavra '.repeat(200);

  it('se lê como um texto: a proposta abre, cada pergunta seguinte tem o seu título', () => {
    desenharTela(umaSessao(caio), <TextoDaIdeia ideia={ideia} />);
    const texto = within(screen.getByRole('region', { name: 'Texto da ideia' }));
    expect(titulos()).toEqual([
      'Problema que ela resolve',
      'Diferenciais',
      'Como atingir o objetivo',
      'Como saber se deu certo',
    ]);
    expect(texto.getByText(ideia.descricao)).toBeVisible();
    expect(document.querySelector('details')).toBeNull();
  });

  it('um resto longo se desdobra com um clique, e nada dele falta', () => {
    desenharTela(umaSessao(caio), <TextoDaIdeia ideia={{ ...ideia, diferenciais: longo }} />);
    const dobra = screen.getByRole('group');
    expect(dobra).not.toHaveAttribute('open');
    expect(dobra).toHaveTextContent(
      'Continuar lendo: diferenciais, como atingir o objetivo, como saber se deu certo',
    );
    expect(within(dobra).getAllByRole('heading', { hidden: true })).toHaveLength(3);
    expect(dobra).not.toHaveTextContent('Problema que ela resolve');
  });

  it('sem proposta escrita, o título diz de que ela falta', () => {
    desenharTela(umaSessao(ana), <TextoDaIdeia ideia={umaIdeia(ana, { descricao: '' })} />);
    expect(titulos()[0]).toBe('Descrição da ideia');
  });
});

it('a ficha diz o regulamento, que o cabeçalho já não diz', () => {
  desenharTela(umaSessao(caio), <FichaDaIdeia ideia={{ ...ideia, regulamentoNome: 'Ciclo de 2026' }} />);
  expect(screen.getByRole('region', { name: 'Ficha' })).toHaveTextContent('RegulamentoCiclo de 2026');
});

it('os anexos se baixam de onde a ideia é lida', async () => {
  const anexo = { path: 'ideias/i/planta.pdf', name: 'planta.pdf', size: 2048, type: 'application/pdf' };
  const { unmount } = desenharTela(umaSessao(ana), <FichaDaIdeia ideia={umaIdeia(ana)} />);
  expect(screen.queryByText('Anexos')).toBeNull();
  unmount();
  const ler = vi.spyOn(arquivos, 'baixarArquivo').mockResolvedValue(new Blob(['planta']));
  const baixou = vi.spyOn(baixar, 'baixar').mockReturnValue();
  desenharTela(umaSessao(ana), <FichaDaIdeia ideia={umaIdeia(ana, { anexos: [anexo] })} />);
  fireEvent.click(screen.getByRole('button', { name: /^Baixar planta\.pdf/ }));
  await waitFor(() => expect(baixou).toHaveBeenCalledOnce());
  expect(ler).toHaveBeenCalledWith(anexo.path);
  expect(baixou.mock.calls[0]?.[0]).toMatchObject({ name: 'planta.pdf', type: 'application/pdf' });
});

describe('no celular', () => {
  beforeEach(noCelular);

  it('o que se consulta vem recolhido e se abre; o que se faz vem aberto', async () => {
    vi.spyOn(patrocinioData, 'saldo').mockReturnValue(
      consulta('saldo', { dadas: 0, maximo: 10, quota: 10, aberto: true }),
    );
    desenharTela(
      umaSessao(caio),
      <>
        <PessoasDaIdeia ideia={ideia} />
        <PatrocinioBloco pai={umPaiNaTela(ideia)} />
      </>,
    );
    expect(screen.getByText('Participantes')).not.toBeVisible();
    expect(screen.getByText('Esta ideia ainda não recebeu moedas.')).toBeVisible();
    const pessoas = screen.getByRole('button', { name: 'Pessoas', expanded: false });
    fireEvent.click(pessoas);
    expect(await screen.findByText('Participantes')).toBeVisible();
    expect(pessoas).toHaveAttribute('aria-expanded', 'true');
  });
});

const Nada = () => null;

it('a ideia que não existe, foi removida ou se esconde diz a mesma coisa', async () => {
  for (const achada of [null, { ...ideia, deletedAt: new Date() }]) {
    vi.spyOn(ideiasData, 'porId').mockReturnValue(consulta('ideia', achada));
    const { unmount } = desenharTela(umaSessao(caio), <IdeiaPage conteudo={Nada} decisao={Nada} />);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Nenhuma ideia encontrada!' }),
    ).toBeInTheDocument();
    unmount();
  }
});
