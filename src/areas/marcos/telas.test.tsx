import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { AbaDeAtividades } from '@/domain/marcos/atividade';
import { diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import type { Marco } from '@/domain/marcos/marco';
import { caminhos } from '@/domain/comum/caminhos';
import { conferirIndices } from '@/firebase/dados/conferirIndices';
import {
  emDias,
  umaAtividadeDoMarco,
  umaIdeiaPublicada,
  umaPessoa,
  umMarco,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, paulo, PERSONAS, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { data } from '@/ui/texto/formatos';
import { desenharTela } from '@tests/support/telas';
import { atividadesData, consultaDeAtividades, type FiltrosDeAtividades } from './atividades.data';
import { MinhasAtividadesPage, TodasAsAtividadesPage } from './AtividadesPage';
import { MarcosDaIdeia } from './MarcosDaIdeia';
import { marcosData } from './marcos.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

// The dialogs are loaded with their first opening, which takes a while on a busy machine.

const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };
const caminho = caminhos.ideia(EMPRESA, 'i');
const marco = (mudancas: Partial<Marco> = {}) => ({ id: 'm', ...umMarco(caio, caminho, mudancas) });
const guardados = (...itens: ReturnType<typeof marco>[]) =>
  vi.spyOn(marcosData, 'doPai').mockReturnValue({
    queryKey: ['marcos'],
    initialPageParam: undefined,
    queryFn: () => ({ itens, proxima: undefined }),
    getNextPageParam: () => undefined,
  } as never);
const gravou = vi.fn<(valores: unknown) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  gravou.mockClear();
  for (const qual of ['criar', 'editar', 'iniciar', 'remover'] as const)
    vi.spyOn(marcosData, qual).mockReturnValue({ mutationFn: gravou });
  vi.spyOn(marcosData, 'atuar').mockImplementation((_s, _p, _m, finaliza) => ({
    mutationFn: (form: object) => gravou({ ...form, finaliza }),
  }));
  vi.spyOn(pessoasData, 'opcoes').mockResolvedValue([]);
  vi.spyOn(pessoasData, 'porReferencia').mockImplementation(
    (_s, referencia) =>
      ({
        queryKey: [referencia],
        queryFn: () => {
          const pessoa = PERSONAS.find((p) => p.referencia === referencia);
          return pessoa ? { id: pessoa.uid, ...umaPessoa(pessoa) } : null;
        },
      }) as never,
  );
});

const naIdeia = (...de: Parameters<typeof umaSessao>) =>
  desenharTela(umaSessao(...de), <MarcosDaIdeia ideia={ideia} />);
const botao = (nome: string | RegExp) => screen.queryByRole('button', { name: nome });

describe('marcos na ideia', () => {
  it('cada situação com a sua palavra e o seu botão', async () => {
    guardados(
      marco(),
      { ...marco({ startedAt: emDias(-1) }), id: 'a' },
      { ...marco({ dataPrazo: emDias(-3) }), id: 'b' },
      { ...marco({ startedAt: emDias(-3), finishedAt: emDias(-1), dataPrazo: emDias(-9) }), id: 'c' },
    );
    naIdeia(caio);
    const cartoes = await screen.findAllByRole('listitem', { name: /Instalar o reservatório/ });
    expect(
      cartoes.map((cartao) => /Não iniciada|Em andamento|Atrasada|Concluída/.exec(cartao.textContent)?.[0]),
    ).toEqual(['Não iniciada', 'Em andamento', 'Atrasada', 'Concluída']);
    const doCartao = (i: number) => within(cartoes[i] as HTMLElement);
    expect(doCartao(0).getByRole('button', { name: 'Iniciar atuação' })).toBeEnabled();
    expect(doCartao(1).getByRole('button', { name: 'Continuar atuação' })).toBeEnabled();
    expect(doCartao(3).getByRole('button', { name: 'Continuar atuação' })).toBeDisabled();
    expect(doCartao(3).queryByRole('button', { name: /Editar|Remover/ })).toBeNull();
  });
  it('só quem responde atua; sem 17.editar nem se adiciona; sem 10.leitura nada aparece', async () => {
    guardados(marco({ createdBy: mario.uid }));
    const { unmount } = naIdeia(clara);
    expect(await screen.findByText(/Instalar o reservatório/, { selector: 'li *' })).toBeInTheDocument();
    expect(botao('Adicionar marco')).toBeInTheDocument();
    expect(botao(/atuação|Editar|Remover/)).toBeNull();
    unmount();
    const outra = naIdeia(caio, { sem: ['17.editar'] });
    expect(await screen.findByRole('button', { name: /Editar o marco/ })).toBeInTheDocument();
    expect(botao(/atuação|Adicionar/)).toBeNull();
    outra.unmount();
    naIdeia(caio, { sem: ['10.leitura'] });
    expect(screen.queryByRole('region', { name: 'Marcos' })).toBeNull();
  });
  it('ADMIN edita e remove o marco dos outros, mas não atua nele', async () => {
    guardados(marco({ createdBy: mario.uid, colaboradoresResponsaveis: [clara.referencia] }));
    const { unmount } = naIdeia(ana);
    expect(await screen.findByRole('button', { name: /Editar o marco/ })).toBeEnabled();
    expect(botao(/Remover o marco/)).toBeEnabled();
    expect(botao(/atuação/)).toBeNull();
    unmount();
    naIdeia(tea);
    expect(await screen.findByText(/Instalar o reservatório/, { selector: 'li *' })).toBeInTheDocument();
    expect(botao(/atuação|Editar|Remover/)).toBeNull();
  });
  it('adicionar pede responsável, prazo e dez letras, sem campos de conclusão', async () => {
    guardados();
    const usuario = userEvent.setup();
    naIdeia(caio);
    await usuario.click(screen.getByRole('button', { name: 'Adicionar marco' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Adicionar marco' });
    expect(within(dialogo).queryByLabelText(/conclusão/i)).toBeNull();
    await usuario.type(within(dialogo).getByLabelText('Ações'), 'curtas');
    await usuario.click(within(dialogo).getByRole('button', { name: 'Adicionar marco' }));
    for (const frase of [
      'Escolha ao menos uma pessoa responsável.',
      'Escolha o prazo.',
      'Descreva as ações com ao menos 10 letras.',
    ])
      expect(await within(dialogo).findByText(frase)).toBeInTheDocument();
    expect(gravou).not.toHaveBeenCalled();
  });
  it('remover pergunta antes', async () => {
    guardados(marco());
    const usuario = userEvent.setup();
    naIdeia(caio);
    const remover = await screen.findByRole('button', { name: /^Remover o marco/ });
    await usuario.click(remover);
    const pergunta = await screen.findByRole('dialog', { name: /^Tem certeza que deseja remover o marco/ });
    await usuario.click(within(pergunta).getByRole('button', { name: 'Não' }));
    expect(gravou).not.toHaveBeenCalled();
    await usuario.click(remover);
    await usuario.click(await screen.findByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(gravou).toHaveBeenCalledTimes(1));
  });
  it('iniciar grava o início; o rascunho aceita pouco, finalizar pede tudo e confirma', async () => {
    guardados(marco());
    const usuario = userEvent.setup();
    naIdeia(caio);
    await usuario.click(await screen.findByRole('button', { name: 'Iniciar atuação' }));
    const dialogo = await screen.findByRole('dialog', { name: 'Iniciar atuação' });
    expect(gravou).toHaveBeenCalledTimes(1);
    await usuario.type(within(dialogo).getByLabelText('Descrição da atuação'), 'Meio');
    await usuario.click(within(dialogo).getByRole('button', { name: 'Finalizar' }));
    expect(
      await within(dialogo).findByText('Descreva a sua atuação com ao menos 10 letras.'),
    ).toBeInTheDocument();
    expect(within(dialogo).getByText('Escolha a data de conclusão.')).toBeInTheDocument();
    await usuario.type(within(dialogo).getByLabelText('Descrição da atuação'), ' caminho andado');
    const ontem = diaDe(emDias(-1));
    await usuario.type(within(dialogo).getByLabelText('Data de conclusão'), data(ontem));
    expect(await within(dialogo).findByText('A conclusão não pode vir antes de hoje.')).toBeInTheDocument();
    await usuario.clear(within(dialogo).getByLabelText('Data de conclusão'));
    await usuario.type(within(dialogo).getByLabelText('Data de conclusão'), data(diaDe(new Date())));
    await usuario.click(within(dialogo).getByRole('button', { name: 'Finalizar' }));
    const pergunta = await screen.findByRole('dialog', { name: 'Finalizar este marco?' });
    expect(pergunta).toHaveTextContent('não poderá mais ser editado nem removido');
    await usuario.click(within(pergunta).getByRole('button', { name: 'Cancelar' }));
    expect(gravou).toHaveBeenCalledTimes(1);
    await usuario.click(within(dialogo).getByRole('button', { name: 'Salvar Rascunho' }));
    await waitFor(() =>
      expect(gravou).toHaveBeenLastCalledWith({
        descricaoAtuacao: 'Meio caminho andado',
        dataConclusao: diaDe(new Date()),
        anexos: [],
        finaliza: false,
      }),
    );
  });
});

const lista = (itens: ReturnType<typeof umaAtividadeDoMarco>[], falha?: Error) =>
  vi.spyOn(atividadesData, 'pagina').mockImplementation((_s, filtros) => ({
    chave: ['atividades', filtros] as never,
    buscar: () =>
      falha
        ? Promise.reject(falha)
        : Promise.resolve({ itens: itens.map((a, i) => ({ id: `a${i}`, ...a })), proxima: undefined }),
    total: { queryKey: ['total'], queryFn: () => itens.length } as never,
  }));

describe('atividades', () => {
  it('cada linha leva à sua ideia; a aba fica no endereço e na consulta', async () => {
    const pagina = lista([umaAtividadeDoMarco(caio, { dataPrazo: fimDoDia(diaDe(emDias(-2))) })]);
    const usuario = userEvent.setup();
    desenharTela(umaSessao(caio), <MinhasAtividadesPage />, '/minhas-atividades?aba=vencidas');
    expect(screen.getByRole('heading', { name: 'Minhas atividades' })).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: /Instalar o reservatório/ });
    expect(link).toHaveAttribute('href', '/ideias/ideia');
    expect(screen.getByText('Atrasada')).toBeInTheDocument();
    expect(screen.getByText('anteontem')).toBeInTheDocument();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Todas',
      'Continuar atividade',
      'Aguardando participação',
      'Vencidas',
      'Concluídas',
    ]);
    expect(screen.getByRole('tab', { name: 'Vencidas' })).toHaveAttribute('aria-selected', 'true');
    await usuario.click(screen.getByRole('tab', { name: 'Concluídas' }));
    expect(pagina.mock.lastCall?.[1]).toMatchObject({ minhas: true, aba: 'concluidas' });
  });
  it('filtros do endereço chegam à consulta; a gaveta tem Restaurar e Aplicar', async () => {
    const pagina = lista([]);
    const usuario = userEvent.setup();
    desenharTela(
      umaSessao(caio),
      <TodasAsAtividadesPage />,
      '/atividades?colaboradoresReferences=clara-autora|Clara,x/y|Fora&prazo=2026-11-01,torto',
    );
    expect(pagina.mock.lastCall?.[1]).toEqual({
      minhas: false,
      aba: 'todas',
      pessoas: [clara.referencia],
      de: '2026-11-01',
    });
    expect(await screen.findByText('Nenhuma atividade encontrada')).toBeInTheDocument();
    await usuario.click(screen.getByRole('button', { name: 'Filtros: 2' }));
    const gaveta = await screen.findByRole('dialog', { name: 'Filtros' });
    for (const nome of ['Restaurar', 'Aplicar'])
      expect(await within(gaveta).findByRole('button', { name: nome })).toBeInTheDocument();
    expect(within(gaveta).getAllByLabelText('Colaboradores').length).toBeGreaterThan(0);
  });
  it('falha diz o que houve', async () => {
    lista([], new Error('O servidor não respondeu.'));
    desenharTela(umaSessao(paulo), <TodasAsAtividadesPage />, '/atividades');
    expect(await screen.findByText('Erro ao buscar atividades')).toBeInTheDocument();
  });
});

describe('as consultas', () => {
  const sessao = umaSessao(caio);
  const abas: AbaDeAtividades[] = [
    'todas',
    'continuar-atividade',
    'aguardando-participacao',
    'vencidas',
    'concluidas',
  ];
  it('todas têm os seus índices', () => {
    vi.stubEnv('VITE_EMULADORES', '1');
    for (const aba of abas)
      for (const minhas of [true, false])
        for (const pessoas of [[], [clara.referencia]])
          for (const periodo of [{}, { de: '2026-11-01', ate: '2026-11-30' }])
            for (const ordem of [null, { campo: 'dataPrazo', direcao: 'desc' } as const]) {
              const filtros: FiltrosDeAtividades = { minhas, aba, pessoas, ...periodo };
              const feita = consultaDeAtividades(sessao, filtros, ordem);
              expect(() => conferirIndices(caminhos.atividades(EMPRESA), feita)).not.toThrow();
            }
    vi.unstubAllEnvs();
  });
  it('vencida é a de antes de hoje em São Paulo, ainda aberta', () => {
    const { filtros } = consultaDeAtividades(sessao, { minhas: true, aba: 'vencidas', pessoas: [] });
    expect(filtros).toContainEqual({ campo: 'concluida', op: '==', valor: false });
    expect(filtros).toContainEqual({
      campo: 'dataPrazo',
      op: '<',
      valor: inicioDoDia(diaDe(new Date())),
    });
  });
});
