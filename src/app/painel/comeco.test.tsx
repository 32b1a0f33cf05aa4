// The first steps: who sees which, what ticks each from the stored records, how the card goes and comes back.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MutationMeta, QueryKey } from '@tanstack/react-query';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { comitesData } from '@/areas/comites/comites.data';
import { mudancasDoComite } from '@/areas/comites/mudancas.data';
import { mudancasDaIdeia } from '@/areas/ideias/mudancas.data';
import { propostasData } from '@/areas/ideias/painel/propostas.data';
import { contadorData } from '@/areas/pais/contador.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { moedasData } from '@/areas/pontos/moedas.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { notificacoesData } from '@/areas/notificacoes/notificacoes.data';
import { caminhos } from '@/domain/comum/caminhos';
import { TUDO_LIGADO } from '@/domain/notificacoes/notificacao';
import { banco } from '@tests/support/banco';
import {
  emDias,
  umaCarteira,
  umaIdeia,
  umaIdeiaPublicada,
  umaPessoa,
  umColaborador,
  umComite,
  umRegulamento,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste, desenharTela } from '@tests/support/telas';
import { vistosAqui } from './comeco';
import { PainelPage } from './PainelPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/areas/ideias/painel/PainelDeIdeias', () => ({ PainelDeIdeias: () => null }));
vi.mock('./Esperando', () => ({ default: () => 'o que espera' }));
// What comes later on the page comes at once here.
vi.mock('@/ui/moldura/depois', async () => {
  const { lazy } = await import('react');
  return {
    depois: (importar: () => Promise<never>) => lazy(async () => ({ default: await importar() })),
  };
});

type Mudancas = NonNullable<Parameters<typeof umaSessao>[1]>;

const regulamento = caminhos.regulamentoIdeias(EMPRESA, 'reg');
const comMoedas = (quantidadeMoedasPorColaborador = 20) =>
  banco.guardar(regulamento, umRegulamento({ quantidadeMoedasPorColaborador, dataFinal: emDias(40) }));
const deu = (pessoa: Persona) =>
  banco.guardar(
    `${caminhos.sobRegulamento(regulamento).carteiras}/${pessoa.uid}`,
    umaCarteira(pessoa, { totalMoedas: 8 }),
  );
const umColega = (pessoa: Persona) =>
  banco.guardar(`${caminhos.pessoas(EMPRESA)}/${pessoa.uid}`, umaPessoa(pessoa));
const umaSessaoDoComite = (participante: Persona) =>
  banco.guardar(
    `${caminhos.comites(EMPRESA)}/1`,
    umComite(ana, { participantesReferences: [participante.referencia] }),
  );
const comDesafios = (publicas: number) =>
  banco.guardar(caminhos.contador(EMPRESA, 'desafios'), { publicas, porStatus: {}, updatedAt: new Date() });
const escolheu = (pessoa: Persona) =>
  banco.guardar(caminhos.preferencias(EMPRESA, pessoa.uid), {
    semAviso: [],
    semEmail: [],
    updatedAt: new Date(),
    updatedBy: pessoa.uid,
  });
const FOTO = { path: 'empresas/foto.png', name: 'foto.png', size: 9, type: 'image/png' };

const abrir = (quem: Persona, mudancas: Mudancas = {}) =>
  desenharTela(umaSessao(quem, mudancas), <PainelPage />);
const cartao = async () => within(await screen.findByRole('region', { name: 'Comece por aqui' }));
/** Drawn is what stands under it, and neither it nor the room for it. */
const semCartao = async () => {
  await screen.findByText('o que espera');
  const cartoes = screen.queryAllByRole('region', { name: /Comece por aqui|Tudo feito/ });
  return cartoes.length === 0 && document.querySelector('[data-esqueleto]') === null;
};
/** Each step as it is read out, with its address; the button of the profile has none. */
const passosDe = async (quem: Persona, mudancas: Mudancas = {}) => {
  const { unmount } = abrir(quem, mudancas);
  const lidos = (await cartao()).getAllByRole('listitem').map((item) => {
    const onde = within(item).queryByRole('link')?.getAttribute('href');
    return [
      ...[...item.children].map(({ textContent }) => textContent).filter(Boolean),
      onde ?? 'perfil',
    ].join(' · ');
  });
  unmount();
  vistosAqui.clear();
  return lidos;
};

/** Titles of the steps that are ticked for Caio. */
const feitos = async (mudancas: Mudancas = {}) =>
  (await passosDe(caio, mudancas))
    .filter((passo) => passo.includes(' · Feito · '))
    .map((p) => p.split(' · ')[0]);

beforeEach(() => {
  banco.esvaziar();
  vistosAqui.clear();
});

it('quem participa começa por si: foto, ideia, moedas e avisos, nada ainda feito', async () => {
  comMoedas();
  const passos = [
    'Ponha a sua foto · Por fazer · perfil',
    'Proponha a sua primeira ideia · Por fazer · /home-ideias',
    'Dê moedas a uma ideia · Por fazer · /ideias?filter=NOVA_IDEIA',
    'Escolha os seus avisos · Por fazer · /notificacoes/preferencias',
  ];
  for (const quem of [caio, mario]) expect(await passosDe(quem)).toEqual(passos);
});

it('cada passo é marcado pelo que está guardado, e só pelo que é da própria pessoa', async () => {
  comMoedas();
  banco.guardar(caminhos.ideia(EMPRESA, 'alheia'), umaIdeiaPublicada(clara));
  const doCirculo = { privado: true, visibilidade: 'PRIVADA' as const };
  banco.guardar(
    caminhos.ideia(EMPRESA, 'privada-alheia'),
    umaIdeiaPublicada(clara, { ...doCirculo, participantesReferences: [caio.referencia] }),
  );
  banco.guardar(caminhos.ideia(EMPRESA, 'rascunho'), umaIdeia(caio));
  deu(clara);
  escolheu(clara);
  expect(await feitos()).toEqual([]);
  expect(await feitos({ colaborador: { image: [FOTO] } })).toEqual(['Ponha a sua foto']);
  banco.guardar(caminhos.ideia(EMPRESA, 'privada'), umaIdeiaPublicada(caio, doCirculo));
  expect(await feitos(), 'a privada também foi proposta').toEqual(['Proponha a sua primeira ideia']);
  banco.esvaziar();
  comMoedas();
  banco.guardar(caminhos.ideia(EMPRESA, 'publica'), umaIdeiaPublicada(caio));
  expect(await feitos()).toEqual(['Proponha a sua primeira ideia']);
  deu(caio);
  expect(await feitos()).toEqual(['Proponha a sua primeira ideia', 'Dê moedas a uma ideia']);
  escolheu(caio);
  expect(await feitos()).toHaveLength(3);
});

it('sem moedas, sem propor: outro passo que a pessoa pode dar no lugar', async () => {
  comMoedas(0);
  expect(await passosDe(caio)).toEqual([
    expect.stringContaining('foto'),
    expect.stringContaining('ideia'),
    expect.stringContaining('avisos'),
    'Complete os seus dados · Feito · perfil',
  ]);
  comMoedas();
  expect(await passosDe(caio, { sem: ['3.criacao'], colaborador: { dataNascimento: null } })).toEqual([
    expect.stringContaining('foto'),
    expect.stringContaining('avisos'),
    'Complete os seus dados · Por fazer · perfil',
  ]);
});

it('quem analisa é chamado ao comitê, e a sua participação o marca', async () => {
  comMoedas();
  umaSessaoDoComite(ana);
  const doComite = 'Participe de uma sessão do comitê · Por fazer · /comites-de-inovacao';
  expect((await passosDe(tea))[3]).toBe(doComite);
  expect(await passosDe(tea, { sem: ['16.leitura'] })).not.toContain(doComite);
  umaSessaoDoComite(tea);
  expect((await passosDe(tea))[3]).toBe(doComite.replace('Por fazer', 'Feito'));
});

it('quem administra monta a empresa, e depois começa por si', async () => {
  umColega(ana);
  expect(await passosDe(ana)).toEqual([
    'Convide as pessoas da empresa · Por fazer · /colaboradores',
    'Crie um regulamento com moedas · Por fazer · /ideias/regulamentos',
    'Lance o primeiro desafio · Por fazer · /home-desafios',
    'Inicie o comitê de inovação · Por fazer · /comites-de-inovacao',
  ]);
  umColega(caio);
  comDesafios(1);
  expect((await passosDe(ana)).map((passo) => passo.split(' · ')[1])).toEqual([
    'Feito',
    'Por fazer',
    'Feito',
    'Por fazer',
  ]);
  comMoedas();
  umaSessaoDoComite(tea);
  expect(await passosDe(ana)).toEqual([
    expect.stringContaining('Ponha a sua foto · Por fazer'),
    expect.stringContaining('Proponha a sua primeira ideia · Por fazer'),
    expect.stringContaining('Dê moedas a uma ideia · Por fazer'),
    expect.stringContaining('Participe de uma sessão do comitê · Por fazer'),
  ]);
});

it('o que dá um passo por feito faz reler o que o marca: sem recarregar a página', async () => {
  const sessao = umaSessao(ana);
  const LIDOS: Record<string, QueryKey> = {
    pessoas: pessoasData.algumas(sessao).queryKey,
    moedas: moedasData.doPainel(sessao).queryKey,
    desafios: contadorData.doTipo(sessao, DESAFIO).queryKey,
    sessoes: comitesData.algum(sessao).queryKey,
    propostas: propostasData.alguma(sessao).queryKey,
    participa: comitesData.comigo(sessao).queryKey,
  };
  const relidos = async ({ meta }: { meta?: MutationMeta | undefined }) => {
    const cliente = clienteDeTeste();
    for (const queryKey of Object.values(LIDOS)) cliente.setQueryData(queryKey, 'lido antes');
    await Promise.all((meta?.invalida ?? []).map((queryKey) => cliente.invalidateQueries({ queryKey })));
    return Object.keys(LIDOS).filter((nome) => cliente.getQueryState(LIDOS[nome] ?? [])?.isInvalidated);
  };
  expect(await relidos(colaboradoresData.convidar(sessao))).toEqual(['pessoas']);
  expect(await relidos(colaboradoresData.adicionar(sessao))).toEqual(['pessoas']);
  for (const deRegra of [regulamentosData.salvar(sessao, true), regulamentosData.remover(sessao)])
    expect(await relidos(deRegra)).toEqual(['moedas']);
  expect(await relidos(mudancasDoComite.iniciar(sessao))).toEqual(['sessoes', 'participa']);
  expect(await relidos(mudancasDaIdeia.publicar(sessao))).toEqual(['moedas', 'propostas']);
});

it('é uma lista com o total dito; a foto se põe ali mesmo, e o foco volta', async () => {
  comMoedas();
  deu(caio);
  abrir(caio);
  const aqui = await cartao();
  expect(aqui.getByText('1 de 4')).toBeVisible();
  expect(aqui.getByRole('list')).toBeVisible();
  const foto = aqui.getByRole('button', { name: 'Ponha a sua foto' });
  foto.focus();
  fireEvent.click(foto);
  fireEvent.keyDown(await screen.findByRole('dialog', { name: /perfil/i }), { key: 'Escape' });
  await waitFor(() => expect(foto).toHaveFocus());
});

/** What is stored of it, as another browser's session reads it. */
const marcaDe = (pessoa: Persona) =>
  banco.ler(pessoa.referencia)?.['comecoVistoEm'] as Date | null | undefined;
const noutroNavegador = (pessoa: Persona, mudancas: Mudancas = {}) => {
  vistosAqui.clear();
  const comecoVistoEm = marcaDe(pessoa);
  return abrir(pessoa, {
    ...mudancas,
    colaborador: { ...mudancas.colaborador, ...(comecoVistoEm === undefined ? {} : { comecoVistoEm }) },
  });
};

it('dispensado, some e não volta em navegador nenhum; Desfazer no aviso o traz de novo', async () => {
  for (const pessoa of [caio, mario]) banco.guardar(pessoa.referencia, umColaborador(pessoa));
  const { unmount } = abrir(caio);
  fireEvent.click((await cartao()).getByRole('button', { name: 'Dispensar' }));
  expect(screen.queryByRole('region', { name: 'Comece por aqui' })).toBeNull();
  await waitFor(() => expect(marcaDe(caio)).toBeInstanceOf(Date));
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await cartao();
  await waitFor(() => expect(marcaDe(caio)).toBeNull());
  unmount();
  const devolta = noutroNavegador(caio);
  fireEvent.click((await cartao()).getByRole('button', { name: 'Dispensar' }));
  await waitFor(() => expect(marcaDe(caio)).toBeInstanceOf(Date));
  devolta.unmount();
  // The open session knows nothing of it until it is read again.
  const mesmaAba = abrir(caio);
  expect(await semCartao()).toBe(true);
  mesmaAba.unmount();
  const outra = noutroNavegador(caio);
  expect(await semCartao()).toBe(true);
  outra.unmount();
  noutroNavegador(mario);
  expect(await cartao(), 'o de outra pessoa fica').toBeDefined();
});

it('o que não se guardou traz o cartão de volta, e diz que falhou', async () => {
  banco.guardar(caio.referencia, umColaborador(caio));
  banco.regra(({ caminho }) => caminho !== caio.referencia);
  const { unmount } = abrir(caio);
  fireEvent.click((await cartao()).getByRole('button', { name: 'Dispensar' }));
  expect((await screen.findAllByText('Permissão negada')).length).toBeGreaterThan(0);
  await cartao();
  expect(screen.queryByText(/não aparecem mais/)).toBeNull();
  unmount();
  abrir(caio);
  expect(await cartao()).toBeDefined();
});

it('feito tudo, diz isso uma vez e não volta', async () => {
  comMoedas();
  deu(caio);
  escolheu(caio);
  banco.guardar(caio.referencia, umColaborador(caio));
  banco.guardar(caminhos.ideia(EMPRESA, 'publica'), umaIdeiaPublicada(caio));
  const comFoto = { colaborador: { image: [FOTO] } };
  const { unmount } = abrir(caio, comFoto);
  const TERMINADO = { name: 'Tudo feito, bom trabalho!' };
  const aqui = within(await screen.findByRole('region', TERMINADO));
  expect(aqui.getAllByText('Feito')).toHaveLength(4);
  await waitFor(() => expect(marcaDe(caio)).toBeInstanceOf(Date));
  fireEvent.click(aqui.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('region', TERMINADO)).toBeNull();
  unmount();
  noutroNavegador(caio, comFoto);
  expect(await semCartao()).toBe(true);
});

const nada = () => {};
/** The preferences do not come until `volta()`; asked for again, they wait for `solta()`. */
function semPreferencias() {
  let [caido, presa, solta] = [true, Promise.resolve(), nada];
  const verdadeiras = notificacoesData.preferencias;
  vi.spyOn(notificacoesData, 'preferencias').mockImplementation((sessao) => ({
    ...verdadeiras(sessao),
    queryFn: async () => {
      await presa;
      if (caido) throw new Error('caiu');
      return TUDO_LIGADO;
    },
  }));
  return {
    prender: () => void (presa = new Promise((pronto) => (solta = pronto))),
    volta: () => (caido = false),
    solta: () => solta(),
  };
}

it('o que não veio é dito em vez de adivinhado; tenta-se de novo, e o foco não se perde', async () => {
  const rede = semPreferencias();
  abrir(caio);
  const aqui = await cartao();
  expect(aqui.getByText('Não foi possível ver o que você já fez.')).toBeVisible();
  expect(aqui.queryByRole('list')).toBeNull();
  expect(marcaDe(caio)).toBeUndefined();
  const botao = aqui.getByRole('button', { name: 'Tentar de novo' });
  botao.focus();
  rede.prender();
  fireEvent.click(botao);
  expect(await aqui.findByRole('button', { name: 'Tentando…' }), 'o mesmo, enquanto se lê').toBe(botao);
  rede.solta();
  expect(await aqui.findByRole('button', { name: 'Tentar de novo' }), 'e quando falha outra vez').toBe(botao);
  expect(botao).toHaveFocus();
  rede.volta();
  fireEvent.click(botao);
  expect((await screen.findAllByText('Por fazer')).length).toBeGreaterThan(1);
  expect(screen.queryByText(/Não foi possível/)).toBeNull();
  expect(aqui.getByRole('heading', { name: 'Comece por aqui' })).toHaveFocus();
});

it('quem foi adiante enquanto se lia de novo fica onde está', async () => {
  const rede = semPreferencias();
  abrir(caio);
  const aqui = await cartao();
  rede.volta();
  rede.prender();
  fireEvent.click(aqui.getByRole('button', { name: 'Tentar de novo' }));
  const dispensar = aqui.getByRole('button', { name: 'Dispensar' });
  dispensar.focus();
  rede.solta();
  await screen.findAllByText('Por fazer');
  expect(dispensar).toHaveFocus();
});

it.each<[string, Mudancas]>([
  ['chegou há mais de 30 dias', { colaborador: { inviteAcceptedAt: emDias(-31) } }],
  [
    'foi adicionado sem convite há mais de 30 dias',
    { colaborador: { inviteAcceptedAt: null, createdAt: emDias(-31) } },
  ],
  ['já os viu', { colaborador: { comecoVistoEm: new Date() } }],
  ['está em uma empresa inativa', { empresa: { status: 'INATIVO' } }],
])('quem %s não vê o cartão e nada lê por ele', async (_quem, mudancas) => {
  const lidas = vi.spyOn(notificacoesData, 'preferencias');
  abrir(caio, mudancas);
  expect(await semCartao()).toBe(true);
  expect(lidas).not.toHaveBeenCalled();
});
