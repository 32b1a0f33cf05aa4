// Questionnaires, groups, questions and answer types: what stays fixed, how far numbers go, and that a full one fits.
import { describe, expect, it } from 'vitest';
import { LIMITE } from '@/domain/comum/campos';
import { MAXIMO_DE_CONDICOES } from '@/domain/diagnostico/condicoes';
import { MAXIMO_DE_FAIXAS } from '@/domain/diagnostico/faixa';
import { gruposDiagnostico, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { MAXIMO_DA_PERGUNTA, perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { MAXIMO_DE_OPCOES, tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { MAXIMO_DE_LINHAS } from '@/domain/diagnostico/codigos-do-tipo';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { ana, clara, EMPRESA } from '@tests/support/personas';
import { abrirAmbiente, criadoAgora, criar, juntos, mudar, novoId, permitido, mudadoPor } from './ambiente';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

const muitos = <T>(quantos: number, item: T): T[] => Array.from({ length: quantos }, () => item);
const faixa = { title: 'Essencial', description: 'x'.repeat(LIMITE.textoCurto), start: 0, end: 50 };
const busca = Array.from({ length: LIMITE.busca }, (_, i) => `t${i}`);

const numero = { unidade: 'reais', minimo: 0, maximo: null, casas: 2 };
const condicao = { pergunta: 'a', como: 'igual', valor: 'x'.repeat(LIMITE.nome) };
const comONome = (letras: number) => ({ nome: 'x'.repeat(letras), nomeEmOrdem: 'x'.repeat(letras) });

/** What an editor may change, and what nobody may, of one record of each kind. */
const CASOS = [
  {
    colecao: questionarios.onde(EMPRESA),
    registro: umQuestionario(clara),
    certas: [
      { limiteUsuario: 1_000_000 },
      { faixas: muitos(MAXIMO_DE_FAIXAS, faixa), busca },
      { fases: [] },
      { quemResponde: 'PESSOAS', minimoDePessoas: 1_000 },
      { quemResponde: null, minimoDePessoas: 3 },
    ],
    erradas: [
      { idProjeto: 'outro' },
      { limiteUsuario: 1_000_001 },
      { limiteUsuario: -1 },
      { quemResponde: 'TODOS' },
      { minimoDePessoas: 2 },
      { minimoDePessoas: 1_001 },
      { minimoDePessoas: 3.5 },
      { faixas: muitos(MAXIMO_DE_FAIXAS + 1, faixa) },
      { fases: muitos(MAXIMO_DE_FASES + 1, 1) },
      { dataVigencia: new Date(0) },
      { ordemQuestionario: Number.NaN },
    ],
  },
  {
    colecao: gruposDiagnostico.onde(EMPRESA),
    registro: umGrupo(clara),
    certas: [
      { mostrarSe: { liga: 'qualquer', condicoes: [] } },
      { mostrarSe: { liga: 'todas', condicoes: muitos(MAXIMO_DE_CONDICOES, condicao) } },
      { pesoNota: 0 },
      { feedbacks: muitos(MAXIMO_DE_FAIXAS, faixa), busca },
      { ordemQuestionario: 1.5 },
    ],
    erradas: [
      { idQuestionario: 'outro' },
      { idProjeto: 'outro' },
      { pesoNota: 101 },
      { pesoNota: 0.5 },
      { ordemQuestionario: -0.5 },
      { ordemQuestionario: 1_000_001 },
      { feedbacks: muitos(MAXIMO_DE_FAIXAS + 1, faixa) },
      // E150 forged conditions of a group.
      { mostrarSe: { liga: 'todas', condicoes: muitos(MAXIMO_DE_CONDICOES + 1, condicao) } },
      { mostrarSe: { liga: 'nunca', condicoes: [condicao] } },
      { mostrarSe: null },
    ],
  },
  {
    colecao: perguntas.onde(EMPRESA),
    registro: umaPergunta(clara),
    certas: [
      { grupo: 'outro' },
      { ordem: 2.25, busca },
      { obrigatoria: false, inversa: true, peso: 100 },
      comONome(MAXIMO_DA_PERGUNTA),
      { mostrarSe: { liga: 'qualquer', condicoes: [] } },
      { mostrarSe: { liga: 'todas', condicoes: muitos(MAXIMO_DE_CONDICOES, condicao) } },
      { embaralhar: true },
      { linhas: muitos(MAXIMO_DE_LINHAS, 'Clientes') },
    ],
    erradas: [
      { embaralhar: 'sim' },
      { linhas: muitos(MAXIMO_DE_LINHAS + 1, 'Clientes') },
      { linhas: 'Clientes' },
      { idQuestionario: 'outro' },
      { idProjeto: 'outro' },
      { grupo: '../x' },
      { tipoDeResposta: '' },
      { peso: 101 },
      { ordem: '1' },
      { obrigatoria: 'sim' },
      comONome(MAXIMO_DA_PERGUNTA + 1),
      // E32 forged conditions.
      { mostrarSe: { liga: 'todas', condicoes: muitos(MAXIMO_DE_CONDICOES + 1, condicao) } },
      { mostrarSe: { liga: 'nunca', condicoes: [condicao] } },
      { mostrarSe: { liga: 'todas', condicoes: [condicao], sempre: true } },
      { mostrarSe: { liga: 'todas', condicoes: condicao } },
      { mostrarSe: 'sempre' },
      { mostrarSe: null },
    ],
  },
  {
    colecao: tiposDeRespostas.onde(EMPRESA),
    registro: umTipoDeResposta(clara),
    certas: [
      { tipoDeResposta: 2, orientacao: 2 },
      { tipoDeResposta: 7 },
      { tipoDeResposta: 5, campos: [], numero },
      { numero: { unidade: 'x'.repeat(30), minimo: null, maximo: 1_000_000_000_000, casas: 3 } },
      { pontas: { menor: 'x'.repeat(60), maior: '' } },
      { campos: muitos(MAXIMO_DE_OPCOES, { campo: 'x'.repeat(120), valor: 10 }), busca },
    ],
    erradas: [
      comONome(LIMITE.nome + 1),
      // What a question has does not come along for its longer name.
      { ...comONome(LIMITE.nome + 1), obrigatoria: true },
      { tipoDeResposta: 8 },
      { numero: { ...numero, maximo: 1_000_000_000_001 } },
      { numero: { ...numero, minimo: '0' } },
      { numero: { ...numero, casas: 4 } },
      { numero: { ...numero, casas: 0.5 } },
      { numero: { ...numero, unidade: 'x'.repeat(31) } },
      { numero: { ...numero, outro: 1 } },
      { numero: null },
      { pontas: { menor: 'x'.repeat(61), maior: '' } },
      { pontas: { menor: '', maior: '', meio: '' } },
      { tipoDeResposta: '4' },
      { orientacao: 3 },
      { campos: muitos(MAXIMO_DE_OPCOES + 1, { campo: 'x', valor: 1 }) },
      { campos: { 0: { campo: 'x', valor: 1 } } },
    ],
  },
];

describe.each(CASOS)('$colecao', ({ colecao, registro, certas, erradas }) => {
  it('o que é errado ao criar é errado ao mudar; o lugar do registro não muda', async () => {
    const caminho = `${colecao}/${novoId()}`;
    await semear({ [caminho]: registro });
    const podia = permitido(async () => {
      for (const mudanca of certas) await mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) });
    });
    for (const mudanca of erradas)
      await recusa(caminho, () => mudar(como(ana), caminho, { ...mudanca, ...mudadoPor(ana) }), podia);
    await podia();
  });
  it('cheio até os limites, ainda cabe na avaliação das regras', async () => {
    const caminho = `${colecao}/${novoId()}`;
    const cheio = criadoAgora({ ...registro, ...Object.assign({}, ...certas) } as typeof registro);
    await criar(como(ana), caminho, { ...cheio, createdBy: ana.uid, updatedBy: ana.uid });
  });
});

it(
  'P197 um questionário de antes se muda sem os campos que não havia; um novo os tem',
  { tags: 'cobertura' },
  async () => {
    const colecao = questionarios.onde(EMPRESA);
    const { quemResponde: _quem, minimoDePessoas: _minimo, ...deAntes } = umQuestionario(clara);
    const caminho = `${colecao}/${novoId()}`;
    await semear({ [caminho]: deAntes });
    await mudar(como(ana), caminho, { radar: !deAntes.radar, ...mudadoPor(ana) });
    await mudar(como(ana), caminho, { quemResponde: 'PESSOAS', minimoDePessoas: 4, ...mudadoPor(ana) });
    const novo = `${colecao}/${novoId()}`;
    const { quemResponde: _q, minimoDePessoas: _m, ...semEles } = criadoAgora(umQuestionario(ana));
    await recusa(
      novo,
      () => criar(como(ana), novo, semEles),
      () => criar(como(ana), `${colecao}/${novoId()}`, criadoAgora(umQuestionario(ana))),
    );
  },
);

it(
  'E32 quando uma pergunta aparece: sem condição, com uma, e o que não é uma',
  { tags: 'cobertura' },
  async () => {
    const caminho = `${perguntas.onde(EMPRESA)}/${novoId()}`;
    await criar(como(ana), caminho, criadoAgora(umaPergunta(ana)));
    const muda = (mostrarSe: unknown) => mudar(como(ana), caminho, { mostrarSe, ...mudadoPor(ana) });
    const certa = { liga: 'todas', condicoes: [condicao] };
    const podia = () => muda(certa);
    for (const errada of [
      { ...certa, sempre: true },
      { ...certa, liga: 'nunca' },
      { ...certa, condicoes: condicao },
      { ...certa, condicoes: muitos(MAXIMO_DE_CONDICOES + 1, condicao) },
    ])
      await recusa(caminho, () => muda(errada), podia);
    expect(await ler(caminho)).toMatchObject({ mostrarSe: certa });
  },
);

type Registro = [string, object];
const varios = (onde: string, quantos: number, registro: object): Registro[] =>
  Array.from({ length: quantos }, () => [`${onde}/${novoId()}`, registro]);

const completo = (): Registro[] => [
  ...varios(tiposDeRespostas.onde(EMPRESA), 30, criadoAgora(umTipoDeResposta(ana))),
  ...varios(questionarios.onde(EMPRESA), 1, criadoAgora(umQuestionario(ana))),
  ...varios(gruposDiagnostico.onde(EMPRESA), MAXIMO_DE_GRUPOS, criadoAgora(umGrupo(ana))),
  ...varios(perguntas.onde(EMPRESA), MAXIMO_DE_PERGUNTAS, criadoAgora(umaPergunta(ana))),
];

const mais = (peso: number) => varios(perguntas.onde(EMPRESA), 1, { ...criadoAgora(umaPergunta(ana)), peso });

describe('um questionário importado entra inteiro ou não entra', () => {
  it('o maior que há cabe num pedido', async () => {
    const registros = completo();
    await juntos(como(ana), ...registros);
    for (const [caminho] of [registros[0], registros.at(-1)].filter((um) => um !== undefined))
      expect(await ler(caminho)).toMatchObject({ createdBy: ana.uid });
  });
  it('uma pergunta que as regras recusam recusa tudo', async () => {
    // A few: of hundreds the emulator tells more than an answer holds.
    const registros = completo().slice(29, 33);
    await recusa(
      [registros[0], registros.at(-1)].flatMap((um) => (um ? [um[0]] : [])),
      () => juntos(como(ana), ...registros, ...mais(101)),
      () => juntos(como(ana), ...registros, ...mais(100)),
    );
  });
});
