/** Answer sheets in every state: just opened, paused at a page, finished, worded by us (part 3 §4). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhos } from '@/domain/comum/caminhos';
import { notasDaFolha, type Resposta } from '@/domain/diagnostico/pontuacao';
import {
  caminhosDaFolha,
  contatoSchema,
  finalizadasSchema,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { CAIXAS, ESCALA, TEXTO } from '@/domain/diagnostico/tipo-de-resposta';
import { perguntasPontuadas, type Versao, versaoSchema } from '@/domain/diagnostico/versao';
import { respostasVisiveis } from '@/domain/diagnostico/visiveis';
import { carimbo } from '@functions/banco';
import { caminhoDaFolha } from '@functions/nucleo/folhas';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import type { PessoaDoMundo } from './pessoas';

const FRASES = [
  'Um dia por mês só para testar ideias, combinado com a chefia.',
  'Ouvir quem atende os clientes antes de escolher o que fazer.',
  'A parceria com a universidade, que trouxe gente e método.',
];

/** An answer that goes with its question; the same one for the same person. */
function respostaDe({ tipo, campos }: Versao['perguntas'][number], n: number): Resposta {
  if (tipo === TEXTO) return FRASES[n % FRASES.length] ?? false;
  if (tipo === ESCALA) return 4 + (n % 6);
  if (tipo === CAIXAS) return n % 2 === 0 ? [0, 1] : [1];
  return n % Math.min(campos.length, 3);
}

/** How far each of the first people is: pages answered, and whether they finished. */
const ESTADOS = [
  { paginas: 9, finalizada: true },
  { paginas: 1, finalizada: false },
  { paginas: 9, finalizada: true },
  { paginas: 0, finalizada: false },
  { paginas: 9, finalizada: true },
];

type DaFolha = (typeof ESTADOS)[number] & {
  pessoa: PessoaDoMundo;
  /** Of the respondent; the organiser's where the own people answer. */
  empresaId?: string;
  n: number;
  versao: Versao;
  questionarioId: string;
  /** From which answers begin: companies differ. */
  tom?: number;
  /** Days from today, where it was not of late. */
  ha?: number;
};

function folha(
  contexto: Contexto,
  {
    pessoa,
    empresaId = contexto.empresaId,
    n,
    versao,
    questionarioId,
    paginas,
    finalizada,
    tom = n,
    ha = 4 - Math.min(n, 3),
  }: DaFolha,
): Documentos {
  const { uid, colaborador } = pessoa;
  const grupos = versao.grupos.slice(0, paginas).map(({ id }) => id);
  const respondidas = versao.perguntas.filter(({ grupo }) => grupos.includes(grupo));
  const respostas = respostasVisiveis(
    versao,
    Object.fromEntries(respondidas.map((pergunta, i) => [pergunta.id, respostaDe(pergunta, tom + i)])),
  );
  const caminho = caminhoDaFolha(
    { ...contexto, empresaId, idEmpresa: contexto.empresaId, questionarioId },
    uid,
  );
  const quando = dia(-ha, 9 + n);
  const documento = respostaSchema.parse({
    idQuestionario: questionarioId,
    idProjeto: versao.idProjeto,
    idEmpresa: empresaId,
    idRespondente: uid,
    versao: versao.n,
    pausado: !finalizada,
    stepPausado: finalizada ? versao.grupos.length - 1 : paginas,
    perguntas: respondidas.flatMap(({ id, grupo }, i) =>
      id in respostas
        ? [{ id, grupo, resposta: respostas[id] ?? false, rev: 1, aparelho: `demo-${uid}`, n: i + 1 }]
        : [],
    ),
    finalizadoEm: finalizada ? quando : null,
    notas: finalizada ? notasDaFolha(perguntasPontuadas(versao), respostas) : {},
    ...carimbo(quando, uid),
  });
  const contato = contatoSchema.parse({
    nome: colaborador.nome,
    email: colaborador.email,
    relatorio: n === 0,
    updatedAt: quando,
  });
  return [
    [caminho, documento],
    ...(finalizada ? [[caminhosDaFolha.contato(caminho), contato] as [string, object]] : []),
  ];
}

/** Sheets of the questionnaires that are published among `documentos`. */
export function folhasDaEmpresa(
  contexto: Contexto,
  pessoas: readonly PessoaDoMundo[],
  documentos: Documentos,
): Documentos {
  const respondem = pessoas.filter(
    ({ colaborador }) =>
      colaborador.status === 'ACTIVE' && !colaborador.externo && colaborador.role === 'COLLABORATOR',
  );
  // Of each questionnaire the version published last, which is what people answer now.
  const versoes = new Map<string, Versao>();
  for (const [caminho, dados] of documentos) {
    const [, questionarioId] = /questionarios\/([^/]+)\/versoes\/\d+$/.exec(caminho) ?? [];
    const versao = questionarioId && versaoSchema.parse(dados);
    if (versao && versao.n >= (versoes.get(questionarioId)?.n ?? 0)) versoes.set(questionarioId, versao);
  }
  // The company's own people answer what runs now.
  const emCurso = [...versoes].filter(([, { idProjeto }]) => idProjeto !== 'premio-anterior');
  return emCurso.flatMap(([questionarioId, versao], v) => {
    const folhas = ESTADOS.flatMap((estado, n) => {
      const pessoa = respondem[n + v];
      return pessoa ? [{ ...estado, pessoa, n, versao, questionarioId }] : [];
    });
    return comContador(contexto, { questionarioId, empresaId: contexto.empresaId }, folhas);
  });
}

/** The sheets, and how many of the company's are finished. */
function comContador(
  contexto: Contexto,
  { questionarioId, empresaId }: { questionarioId: string; empresaId: string },
  folhas: readonly DaFolha[],
): Documentos {
  const contador = caminhos.contador(contexto, caminhosDaFolha.finalizadas(questionarioId, empresaId));
  const finalizadas = folhas.filter(({ finalizada }) => finalizada).length;
  return [
    ...folhas.flatMap((cada) => folha(contexto, cada)),
    [contador, finalizadasSchema.parse({ folhas: finalizadas, updatedAt: dia(-1) })],
  ];
}

/** Sheets of people of a company that takes part in the organiser's project. */
export function folhasDeConvidada(
  organizador: Contexto,
  { questionarioId, versao }: { questionarioId: string; versao: Versao },
  pessoas: readonly PessoaDoMundo[],
  ha: number,
): Documentos {
  const empresaId = pessoas[0]?.empresa.contexto.empresaId ?? '';
  // All but the second finished: enough for the award.
  const folhas = pessoas.map((pessoa, n) => ({
    paginas: n === 1 ? 1 : 9,
    finalizada: n !== 1,
    pessoa,
    empresaId,
    n,
    versao,
    questionarioId,
    ha,
  }));
  return comContador(organizador, { questionarioId, empresaId }, folhas);
}

/** Sheets of people of a company without accounts: so many finished, and the next person paused. */
export function folhasPeloLink(
  organizador: Contexto,
  { questionarioId, versao }: { questionarioId: string; versao: Versao },
  {
    empresaId,
    pessoas,
    respondem,
    tom,
    ha,
  }: { empresaId: string; pessoas: readonly PessoaDoMundo[]; respondem: number; tom: number; ha: number },
): Documentos {
  const folhas = pessoas.slice(0, respondem + 1).map((pessoa, n) => ({
    paginas: n < respondem ? 9 : 1,
    finalizada: n < respondem,
    pessoa,
    empresaId,
    n,
    versao,
    questionarioId,
    tom: tom + n,
    ha,
  }));
  return comContador(organizador, { questionarioId, empresaId }, folhas);
}
