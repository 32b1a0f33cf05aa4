// A choice that may be empty offers '+ Criar' in place (decisions T420). What was typed stays, and the new record is chosen.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProjetosParaEscolher } from '@/areas/cadastro/ProjetosParaEscolher';
import { DesafioFormModal } from '@/areas/desafios/formulario/DesafioFormModal';
import { IdeiaFormModal } from '@/areas/ideias/formulario/IdeiaFormModal';
import { EscolherTaticasModal } from '@/areas/incentivo/jogadas/EscolherTaticasModal';
import { JogadaForm } from '@/areas/incentivo/jogadas/JogadaForm';
import { DadosDoTipo } from '@/areas/incentivo/tipos/DadosDoTipo';
import { BonusModal } from '@/areas/pontos/BonusModal';
import { ProjetoFormModal } from '@/areas/projetos/ProjetoFormModal';
import { CopiarGruposModal } from '@/areas/questionarios/copia/CopiarGruposModal';
import { GrupoFormModal } from '@/areas/questionarios/GrupoFormModal';
import { PerguntaFormModal } from '@/areas/questionarios/PerguntaFormModal';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { categoriasDeDesafio } from '@/domain/desafios/categoria-de-desafio';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { formDoProjeto } from '@/domain/projetos/projeto-form';
import { formDoRegulamento } from '@/domain/regulamentos/regulamento-form';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { guardarRascunho } from '@/ui/formulario/rascunho';
import { banco } from '@tests/support/banco';
import {
  emDias,
  REGULAMENTO,
  umaPessoa,
  umProjeto,
  umRegulamento,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { ana, caio, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const comoRascunho = (chave: string, campos: object) =>
  guardarRascunho(`${ana.uid}/${EMPRESA.empresaId}/${chave}`, campos);

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});

/** An empty company, but for whoever is there. */
function abrir(desenho: ReactElement, quem: Persona = ana, sem: Parameters<typeof umaSessao>[1] = {}) {
  for (const um of [ana, caio])
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${um.uid}`, umaPessoa(um, { role: um.papel }));
  return desenharTela(umaSessao(quem, sem), desenho);
}
const fechar = () => {};
/** The dialog on top; the page where there is none. */
const noTopo = () => within(screen.queryAllByRole('dialog').at(-1) ?? document.body);
const escrever = (rotulo: string, value: string) =>
  fireEvent.change(noTopo().getByLabelText(rotulo), { target: { value } });
const apertar = async (name: string) =>
  fireEvent.click(await waitFor(() => noTopo().getByRole('button', { name })));
const dialogo = (name: string) => screen.findByRole('dialog', { name });
/** Fills in what the dialog on top asks for, from a draft where that is more than texts, and sends it. */
async function cadastrar(
  titulo: string,
  campos: Record<string, string> | 'rascunho',
  enviar = 'Salvar',
  pergunta?: [titulo: string, sim: string],
) {
  await dialogo(titulo);
  if (campos === 'rascunho') await apertar('Recuperar');
  else for (const [rotulo, texto] of Object.entries(campos)) escrever(rotulo, texto);
  await apertar(enviar);
  if (pergunta) {
    await screen.findByRole('dialog', { name: pergunta[0] });
    fireEvent.click(await screen.findByRole('button', { name: pergunta[1] }));
  }
  await waitFor(() => expect(screen.queryByRole('dialog', { name: titulo })).toBeNull());
}
/** What the field shows as chosen. */
const escolhido = (rotulo: string) => {
  const campo = noTopo().getByLabelText<HTMLSelectElement | HTMLInputElement>(rotulo, {
    selector: 'select, input:not([type="hidden"])',
  });
  return campo instanceof HTMLSelectElement ? campo.selectedOptions[0]?.textContent : campo.value;
};
const unico = (onde: string) => {
  const [registro, ...outros] = banco.todos(onde);
  expect(outros).toEqual([]);
  return registro;
};

describe('desafio', () => {
  it('a categoria', async () => {
    abrir(<DesafioFormModal aoFechar={fechar} />);
    await dialogo('Cadastro de desafio');
    escrever('Título', 'Menos plástico');
    await apertar('+ Criar categoria');
    await cadastrar('Cadastro de Categoria de Desafio', { Nome: 'Embalagens' });
    await waitFor(() => expect(escolhido('Categoria')).toBe('Embalagens'));
    expect(noTopo().getByLabelText('Título')).toHaveValue('Menos plástico');
    await apertar('Salvar rascunho');
    await waitFor(() =>
      expect(unico(caminhos.colecao(EMPRESA, DESAFIO.colecao))).toMatchObject({
        titulo: 'Menos plástico',
        categoriaNome: 'Embalagens',
      }),
    );
  });

  it.each([
    ['de hoje vale para ele', emDias(0), true],
    ['que começa depois espera o seu dia', emDias(3), false],
  ])('o regulamento %s', async (_, dataInicial, vale) => {
    const regra = { id: 'r', ...umRegulamentoDeDesafios({ dataInicial, dataFinal: emDias(30) }) };
    comoRascunho('regulamentosDesafios/novo', {
      ...regulamentosDesafios.formDe(regra),
      dataInicial: diaDe(dataInicial),
    });
    abrir(<DesafioFormModal aoFechar={fechar} />);
    await dialogo('Cadastro de desafio');
    escrever('Título', 'Menos plástico');
    await apertar('+ Criar regulamento de desafios');
    await cadastrar('Cadastro de regulamento de desafios', 'rascunho');
    expect(noTopo().getByLabelText('Título')).toHaveValue('Menos plástico');
    // The only one that runs needs no field.
    await waitFor(() =>
      expect(noTopo().queryAllByText('Regulamento não encontrado')).toHaveLength(vale ? 0 : 1),
    );
    await apertar('Salvar rascunho');
    const gravado = await waitFor(() => {
      const desafio = unico(caminhos.colecao(EMPRESA, DESAFIO.colecao));
      expect(desafio).toBeDefined();
      return desafio;
    });
    const [id] = banco.ids(regulamentosDesafios.onde(EMPRESA));
    expect(gravado?.['regulamentoReference']).toBe(
      vale ? `${regulamentosDesafios.onde(EMPRESA)}/${id}` : null,
    );
  });
});

it('ideia: o regulamento', async () => {
  const { dataInicial: _, ...regra } = formDoRegulamento({ id: REGULAMENTO, ...umRegulamento() });
  comoRascunho('regulamento/novo', { ...regra, dataInicial: diaDe(new Date()) });
  abrir(<IdeiaFormModal aoFechar={fechar} />);
  await dialogo('Cadastro de ideia');
  escrever('Título', 'Menos papel');
  await apertar('+ Criar regulamento de ideias');
  // It begins today, and locks at once.
  await cadastrar('Novo regulamento', 'rascunho', 'Salvar', [
    'Este regulamento começa hoje. Salvar assim?',
    'Salvar regulamento',
  ]);
  await waitFor(() => expect(noTopo().queryByText('Regulamento não encontrado')).toBeNull());
  expect(noTopo().getByLabelText('Título')).toHaveValue('Menos papel');
  await apertar('Salvar rascunho');
  const onde = caminhos.regulamentosIdeias(EMPRESA);
  await waitFor(() =>
    expect(unico(caminhos.ideias(EMPRESA))).toMatchObject({
      titulo: 'Menos papel',
      regulamentoReference: `${onde}/${banco.ids(onde)[0]}`,
    }),
  );
});

describe('incentivo', () => {
  it('a categoria de uma jogada', async () => {
    abrir(<JogadaForm id="j" modo="criar" taticas={[]} />);
    escrever('Nome', 'Vender junto');
    await apertar('+ Criar tipo de jogada');
    await cadastrar('Cadastro de tipo de jogada', { Nome: 'Canal', Descrição: 'Por onde se vende.' });
    await waitFor(() => expect(escolhido('Categoria')).toBe('Canal'));
    expect(noTopo().getByLabelText('Nome')).toHaveValue('Vender junto');
  });

  it('a categoria de um tipo de inovação', async () => {
    abrir(<DadosDoTipo id="t" tipo={undefined} aoSeguir={fechar} />);
    escrever('Nome', 'Oferta');
    await apertar('+ Criar categoria');
    await cadastrar('Cadastro de Categoria de Inovação', { Nome: 'Produto', Descrição: 'O que se vende.' });
    await waitFor(() => expect(escolhido('Categoria')).toBe('Produto'));
    expect(noTopo().getByLabelText('Nome')).toHaveValue('Oferta');
  });

  it('as táticas do catálogo: a categoria, o tipo e a tática', async () => {
    const escolher = vi.fn<(taticas: object[]) => void>();
    abrir(<EscolherTaticasModal jaTem={[]} aoEscolher={escolher} aoFechar={fechar} />);
    await apertar('+ Criar tipo de inovação');
    await dialogo('Cadastro de tipo de inovação');
    escrever('Nome', 'Oferta');
    escrever('Descrição', 'Vender junto.');
    await apertar('+ Criar categoria');
    await cadastrar('Cadastro de Categoria de Inovação', { Nome: 'Produto', Descrição: 'O que se vende.' });
    await cadastrar('Cadastro de tipo de inovação', {});
    await apertar('+ Criar tática em Oferta');
    await cadastrar('Nova tática', { Nome: 'Conjunto', Descrição: 'Dois por um.' }, 'Adicionar tática');
    expect(await screen.findByRole('checkbox', { name: 'Conjunto' })).toBeChecked();
    expect(unico(taticasDeInovacao.onde(EMPRESA))).toMatchObject({ nome: 'Conjunto', deletedAt: null });
    await apertar('Adicionar 1 à jogada');
    await waitFor(() =>
      expect(escolher).toHaveBeenCalledWith([
        expect.objectContaining({ nome: 'Conjunto', tipo: 'Oferta', categoria: 'Produto' }),
      ]),
    );
  });
});

const Escolhido = () => <p>Escolhido: {useProjetoEscolhido(useSessaoAtiva())?.nome}</p>;

describe('diagnóstico', () => {
  const projeto = { id: 'p', ...umProjeto(ana) };
  const doProjeto = { ...formDoProjeto(projeto), fases: [] };

  it('a primeira pergunta: grupo, questionário e projeto, um por cima do outro', async () => {
    comoRascunho('projeto/novo', doProjeto);
    abrir(<PerguntaFormModal aoFechar={fechar} />);
    await dialogo('Cadastro de pergunta');
    escrever('Pergunta', 'Há um orçamento?');
    await apertar('+ Criar grupo');
    await dialogo('Cadastro de grupos');
    escrever('Nome', 'Estratégia');
    escrever('Descrição', 'Para onde se vai.');
    await apertar('+ Criar questionário');
    await dialogo('Cadastro de questionário');
    escrever('Nome', 'Autodiagnóstico');
    escrever('Descrição', 'Como se inova.');
    await apertar('+ Criar projeto');
    await cadastrar('Cadastro de projeto', 'rascunho');
    await waitFor(() => expect(escolhido('Projeto')).toBe(projeto.nome));
    expect(noTopo().getByLabelText('Nome')).toHaveValue('Autodiagnóstico');
    // Its period is chosen in a calendar.
    const dele = questionarios.formDe(umQuestionario(ana));
    const [idProjeto = ''] = banco.ids(caminhos.projetos(EMPRESA));
    fireEvent.click(noTopo().getByRole('button', { name: 'Cancelar' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cadastro de questionário' })).toBeNull(),
    );
    comoRascunho('questionarios/novo', { ...dele, idProjeto });
    await apertar('+ Criar questionário');
    await cadastrar('Cadastro de questionário', 'rascunho');
    await waitFor(() => expect(escolhido('Questionário')).toBe(dele.nome));
    expect(noTopo().getByLabelText('Nome')).toHaveValue('Estratégia');
    await cadastrar('Cadastro de grupos', {});
    // The groups of the new project are read now.
    await waitFor(() => expect(escolhido('Grupo')).toBe('Estratégia'));
    expect(noTopo().getByLabelText('Pergunta')).toHaveValue('Há um orçamento?');
    const [idQuestionario] = banco.ids(questionarios.onde(EMPRESA));
    expect(unico(gruposDiagnostico.onde(EMPRESA))).toMatchObject({ idQuestionario, idProjeto });
  });

  it('o tipo de resposta', async () => {
    comoRascunho('tiposDeRespostas/novo', tiposDeRespostas.formDe(umTipoDeResposta(ana)));
    abrir(<PerguntaFormModal aoFechar={fechar} />);
    await dialogo('Cadastro de pergunta');
    escrever('Pergunta', 'Há um orçamento?');
    await apertar('+ Criar tipo de resposta');
    await cadastrar('Cadastro de tipo de resposta', 'rascunho');
    await waitFor(() => expect(escolhido('Tipo de resposta')).toBe(umTipoDeResposta(ana).nome));
    expect(noTopo().getByLabelText('Pergunta')).toHaveValue('Há um orçamento?');
  });

  it('o grupo de uma pergunta guardada nasce no questionário dela', async () => {
    const registro = { id: 'pg', ...umaPergunta(ana, { idQuestionario: 'q', idProjeto: 'p' }) };
    banco.guardar(`${questionarios.onde(EMPRESA)}/q`, umQuestionario(ana, { nome: 'Autodiagnóstico' }));
    banco.guardar(`${perguntas.onde(EMPRESA)}/pg`, registro);
    abrir(<PerguntaFormModal registro={registro} aoFechar={fechar} />);
    await dialogo('Cadastro de pergunta');
    await apertar('+ Criar grupo');
    expect(
      await within(await dialogo('Cadastro de grupos')).findByText('Autodiagnóstico'),
    ).toBeInTheDocument();
    expect(noTopo().queryByLabelText('Questionário')).toBeNull();
    await cadastrar('Cadastro de grupos', { Nome: 'Estratégia', Descrição: 'Para onde se vai.' });
    await waitFor(() => expect(escolhido('Grupo')).toBe('Estratégia'));
    expect(unico(gruposDiagnostico.onde(EMPRESA))).toMatchObject({ idQuestionario: 'q', idProjeto: 'p' });
  });

  it('o projeto de uma tela que espera um', async () => {
    comoRascunho('projeto/novo', doProjeto);
    abrir(
      <>
        <ProjetosParaEscolher />
        <Escolhido />
      </>,
    );
    await apertar('+ Criar projeto');
    await cadastrar('Cadastro de projeto', 'rascunho');
    expect(await screen.findByText(`Escolhido: ${projeto.nome}`)).toBeInTheDocument();
  });

  it('de nenhum outro questionário se copia: os grupos são adicionados', async () => {
    banco.guardar(`${questionarios.onde(EMPRESA)}/q`, umQuestionario(ana));
    abrir(<CopiarGruposModal questionarioId="q" aoFechar={fechar} />);
    expect(await screen.findByText(/Não há outro questionário de que copiar/)).toBeInTheDocument();
  });
});

describe('quem não pode criar lê a quem pedir', () => {
  it.each([
    ['desafio', <DesafioFormModal key="d" aoFechar={fechar} />],
    ['ideia', <IdeiaFormModal key="i" aoFechar={fechar} />],
  ])('%s', async (_, desenho) => {
    abrir(desenho, caio);
    expect(
      (
        await screen.findAllByText(
          'Ainda não há nada para escolher. Peça a Ana Administradora, que administra a empresa.',
        )
      ).length,
    ).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^\+ Criar regulamento/ })).toBeNull();
  });

  it.each([
    ['de quem falta o módulo', tea, { sem: ['5.criacao'] }, `Peça a ${ana.nome}, que administra a empresa.`],
    [
      'de quem administra uma empresa que não cria nada: ninguém é mandado a si mesmo',
      ana,
      { empresa: { status: 'INATIVO' } },
      'A sua empresa não pode criar este cadastro.',
    ],
  ] as const)('o grupo %s', async (_, quem, sem, frase) => {
    abrir(<GrupoFormModal aoFechar={fechar} />, quem, sem);
    expect(await screen.findByText(`Ainda não há nada para escolher. ${frase}`)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^\+ Criar/ })).toBeNull();
  });

  it('uma lista com o que escolher não diz nada disso', async () => {
    banco.guardar(`${categoriasDeDesafio.onde(EMPRESA)}/c`, umaCategoriaDeDesafio(ana));
    banco.guardar(`${regulamentosDesafios.onde(EMPRESA)}/r`, umRegulamentoDeDesafios());
    abrir(<DesafioFormModal aoFechar={fechar} />, caio);
    await dialogo('Cadastro de desafio');
    expect(screen.queryByText(/Ainda não há nada para escolher/)).toBeNull();
  });
});

const procurar = async (rotulo: string) => {
  fireEvent.click(await screen.findByRole('combobox', { name: rotulo }));
};

describe('pessoas', () => {
  it('quem está só convida dali mesmo', async () => {
    desenharTela(umaSessao(ana), <BonusModal regulamentoId={REGULAMENTO} aoFechar={fechar} />);
    await dialogo('Adicionar Bônus ao Colaborador');
    expect(screen.queryByRole('button', { name: '+ Convidar pessoa' })).toBeNull();
    escrever('Observação', 'Pela feira');
    await procurar('Colaborador');
    await apertar('+ Convidar pessoa');
    await dialogo('Convidar colaborador');
    escrever('Nome', 'Caio');
    escrever('E-mail', 'caio@exemplo.com.br');
    await apertar('Enviar convite');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Convidar colaborador' })).toBeNull());
    expect(noTopo().getByLabelText('Observação')).toHaveValue('Pela feira');
  });

  it('havendo alguém, não se diz nada', async () => {
    abrir(<BonusModal regulamentoId={REGULAMENTO} aoFechar={fechar} />);
    await dialogo('Adicionar Bônus ao Colaborador');
    await procurar('Colaborador');
    expect(await screen.findByRole('option', { name: /Caio/ })).toBeInTheDocument();
    expect(screen.queryByText(/Ainda não há outra pessoa/)).toBeNull();
  });

  it('quem não convida lê a quem pedir', async () => {
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${ana.uid}`, umaPessoa(ana, { role: 'ADMIN', ativo: false }));
    desenharTela(umaSessao(caio), <BonusModal regulamentoId={REGULAMENTO} aoFechar={fechar} />);
    await dialogo('Adicionar Bônus ao Colaborador');
    await procurar('Colaborador');
    expect(
      await screen.findByText('Ainda não há outra pessoa para escolher. Peça a quem administra a empresa.'),
    ).toBeInTheDocument();
  });
});

it('um licenciado que ainda não existe se escreve', async () => {
  abrir(<ProjetoFormModal aoFechar={fechar} />);
  await dialogo('Cadastro de projeto');
  fireEvent.click(screen.getByRole('combobox', { name: 'Licenciado' }));
  expect(
    (await screen.findAllByText('Ainda não há nada para escolher: escreva o nome para + Criar.')).length,
  ).toBeGreaterThan(0);
});
