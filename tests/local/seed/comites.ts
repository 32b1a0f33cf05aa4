/**
 * Sessions of the innovation committee. Finished ones stand where most ideas were moved. The company's demo leaves
 * the last one running or finished. Decisions are the movements made meanwhile, as the trigger writes them.
 */
import {
  type ComiteAtividade,
  comiteAtividadeSchema,
  type TipoDeAtividade,
} from '@/domain/comite/comite-atividade';
import { decisaoDe, decisaoSchema, idDaDecisao } from '@/domain/comite/comite-decisao';
import { comiteSchema } from '@/domain/comite/comite';
import { declaracaoSchema, idDaDeclaracao } from '@/domain/comite/comite-declaracao';
import { conflitoSchema } from '@/domain/comite/conflito';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import type { RegulamentoDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { carimbo } from '@functions/banco';
import {
  type ColecaoDeRegulamentos,
  fatosDoRegulamento,
  idDaAtividade,
} from '@functions/nucleo/regulamentos';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import type { Movido, Movimento } from './interacoes';
import type { PessoaDoMundo } from './pessoas';

const MINUTO = 60_000;
const depois = (data: Date, minutos: number) => new Date(data.getTime() + minutos * MINUTO);

interface Cena {
  contexto: Contexto;
  /** People who analyse ideas; the first one leads. */
  comite: PessoaDoMundo[];
  movimentos: Movimento[];
  /** Of challenges, which fall into sessions of ideas. */
  deDesafios: Movido[];
  ideias: IdeiaDoMundo[];
  /** Leaves the last session running. */
  emAndamento: boolean;
}

type Passo = [type: TipoDeAtividade, quando: Date];

interface Sessao {
  numero: number;
  passos: Passo[];
  pauta: string;
  notas: string;
  ideias: IdeiaDoMundo[];
  ausente: boolean;
}

const PAUTAS = [
  'Triagem das ideias novas e retorno aos autores.\n\nIdeias em implementação: prazos e impedimentos.',
  'Ideias aguardando análise há mais de duas semanas.\n\nCritérios de viabilidade para o próximo ciclo.',
  'Ideias aprovadas sem responsável definido.\n\nApresentação do piloto da qualidade.',
];
const NOTAS = [
  'A equipe pede que os autores sejam avisados no mesmo dia da decisão.',
  'Ficou combinado convidar a manutenção para a próxima sessão.',
  '',
];

/** A session takes at most this long. */
const DURACAO = 200;
const LIMITE_DE_ONTEM = dia(-1);

/** Movements of one afternoon or morning, as many as there are, for up to `quantas` sessions on different days. */
function grupos(movimentos: Movimento[], quantas: number): Movimento[][] {
  const emOrdem = movimentos
    .filter(({ dados }) => dados.createdAt < LIMITE_DE_ONTEM)
    .toSorted((a, b) => +a.dados.createdAt - +b.dados.createdAt);
  const possiveis = emOrdem
    .filter(deDia)
    .map(({ dados: { createdAt } }) =>
      emOrdem.filter(
        (outro) => outro.dados.createdAt >= createdAt && outro.dados.createdAt < depois(createdAt, DURACAO),
      ),
    )
    .toSorted((a, b) => b.length - a.length);
  const escolhidos: Movimento[][] = [];
  for (const grupo of possiveis) {
    const perto = escolhidos.some((outro) => Math.abs(inicioDe(outro) - inicioDe(grupo)) < 24 * 60 * MINUTO);
    if (!perto && escolhidos.length < quantas) escolhidos.push(grupo);
  }
  return escolhidos.toSorted((a, b) => inicioDe(a) - inicioDe(b));
}

/** People meet by daylight: the hour in São Paulo (UTC−3 all year). */
const deDia = ({ dados }: Movimento) => {
  const hora = (dados.createdAt.getUTCHours() + 21) % 24;
  return hora >= 8 && hora < 15;
};

const inicioDe = ([primeiro]: Movimento[]) => Number(primeiro?.dados.createdAt ?? 0);

function sessoesPassadas({ movimentos }: Pick<Cena, 'movimentos'>, quantas: number): Sessao[] {
  return grupos(movimentos, quantas).map((grupo, i) => {
    const inicio = depois(new Date(inicioDe(grupo)), -12);
    const fim = depois(grupo.at(-1)?.dados.createdAt ?? inicio, 17);
    const meio = depois(inicio, (fim.getTime() - inicio.getTime()) / MINUTO / 2);
    const pausas: Passo[] =
      i % 2 === 0
        ? [
            ['PAUSADO', depois(meio, -5)],
            ['REINICIADO', depois(meio, 5)],
          ]
        : [];
    return {
      numero: i + 1,
      passos: [['INICIADO', inicio], ...pausas, ['FINALIZADO', fim]],
      pauta: PAUTAS[i % PAUTAS.length] ?? '',
      notas: NOTAS[i % NOTAS.length] ?? '',
      ideias: [...new Set(grupo.map(({ ideia }) => ideia))],
      ausente: i % 3 === 1,
    };
  });
}

/** Started less than an hour ago, so that nothing of the past falls into it (calendario.ts, atePassado). */
function sessaoDeAgora({ ideias }: Cena, numero: number): Sessao {
  const inicio = depois(new Date(), -48);
  const novas = ideias.filter(
    ({ ideia }) =>
      ideia.visibilidade === 'PUBLICA' &&
      ['NOVA_IDEIA', 'AGUARDANDO_ANALISE_DO_COMITE'].includes(ideia.status),
  );
  return {
    numero,
    passos: [
      ['INICIADO', inicio],
      ['PAUSADO', depois(inicio, 20)],
      ['REINICIADO', depois(inicio, 31)],
    ],
    pauta: PAUTAS[0] ?? '',
    notas: '',
    ideias: novas.slice(0, 6),
    ausente: true,
  };
}

function documentosDaSessao(sessao: Sessao, { contexto, comite, movimentos, deDesafios }: Cena): Documentos {
  const { numero, passos, pauta, notas, ideias, ausente } = sessao;
  const [quem] = comite;
  const inicio = passos[0]?.[1] ?? new Date();
  const ultimo = passos.at(-1);
  if (!quem || !ultimo) return [];
  const fim = ultimo[0] === 'FINALIZADO' ? ultimo[1] : null;
  const caminho = caminhos.comite(contexto, String(numero));
  const participantes = comite.map(({ uid }) => caminhos.colaborador(contexto, uid));
  const nomeDe = (i: number) => `sessao-${numero}-passo-${i + 1}`;
  const dados = comiteSchema.parse({
    numero,
    participantesReferences: participantes,
    presentesReferences: ausente ? participantes.slice(0, -1) : participantes,
    ideiasReferences: ideias.map(({ id }) => caminhos.ideia(contexto, id)),
    startedAt: inicio,
    pausedAt: null,
    endedAt: fim,
    pauta,
    notas,
    ultimaAtividade: nomeDe(passos.length - 1),
    ...carimbo(inicio, quem.uid),
    updatedAt: ultimo[1],
  });
  const atividades = passos.map(([type, quando], i): [string, object] => [
    `${caminhos.comiteAtividades(contexto)}/${nomeDe(i)}`,
    umaAtividade(quem, type, quando, { comiteReference: caminho }),
  ]);
  const deIdeias = movimentos.map(comPai(contexto));
  const dela = [...deIdeias, ...deDesafios].filter(
    ({ dados: { createdAt } }) => createdAt >= inicio && (fim === null || createdAt <= fim),
  );
  return [
    [caminho, dados],
    ...atividades,
    ...dela.map(({ lugar, pai, id, dados: movimento }): [string, object] => [
      `${caminho}/decisoes/${idDaDecisao(lugar, id)}`,
      decisaoSchema.parse(decisaoDe(lugar.caminho, pai, movimento)),
    ]),
  ];
}

/** A movement of an idea, as one of any parent. */
export const comPai =
  (contexto: Contexto) =>
  ({ ideia, id, dados }: Movimento): Movido => ({
    lugar: lugarDoPai(IDEIA, contexto, ideia.id),
    pai: comoPai(ideia.ideia),
    id,
    dados,
  });

const umaAtividade = (
  { uid, colaborador }: PessoaDoMundo,
  type: TipoDeAtividade,
  createdAt: Date,
  mais: Partial<ComiteAtividade>,
) =>
  comiteAtividadeSchema.parse({
    type,
    comiteReference: null,
    regulamentoReference: null,
    regulamentoNome: '',
    autorNome: colaborador.nome,
    createdAt,
    createdBy: uid,
    ...mais,
  });

/** Somebody present declared that one of the ideas on the agenda is of their own team. */
function umConflitoDe({ numero, ideias }: Sessao, { contexto, comite }: Cena, quando: Date): Documentos {
  const [, quem] = comite;
  const [, ideia] = ideias;
  if (!quem || !ideia) return [];
  const dados = conflitoSchema.parse({
    paiReference: caminhos.ideia(contexto, ideia.id),
    motivo: 'Participei do piloto que deu origem a esta ideia.',
    colaboradorNome: quem.colaborador.nome,
    retiradoEm: null,
    motivoDaRetirada: '',
    createdAt: quando,
    createdBy: quem.uid,
  });
  const { paiReference } = dados;
  const naSessao = `${caminhos.declaracoes(contexto, String(numero))}/${idDaDeclaracao(lugarDoPai(IDEIA, contexto, ideia.id), quem.uid)}`;
  return [
    [`${caminhos.sob(paiReference).conflitos}/${quem.uid}`, dados],
    [naSessao, declaracaoSchema.parse({ paiReference, createdAt: quando })],
  ];
}

type DasIdeias = Pick<Cena, 'movimentos' | 'emAndamento'>;

const passadasDe = (cena: DasIdeias) => sessoesPassadas(cena, cena.emAndamento ? 12 : 3);

/** A moment within the last session that has ended: a challenge is moved then. */
export function naUltimaSessao(cena: DasIdeias): Date | undefined {
  const inicio = passadasDe(cena).at(-1)?.passos[0]?.[1];
  return inicio && depois(inicio, 14);
}

export function comites(cena: Cena): Documentos {
  const passadas = passadasDe(cena);
  const todas = cena.emAndamento ? [...passadas, sessaoDeAgora(cena, passadas.length + 1)] : passadas;
  const ultima = todas.at(-1);
  const inicio = ultima?.passos[0]?.[1];
  return [
    ...todas.flatMap((sessao) => documentosDaSessao(sessao, cena)),
    ...(ultima && inicio ? umConflitoDe(ultima, cena, depois(inicio, 5)) : []),
  ];
}

/** That the rules were created, as the trigger tells it. */
export const atividadesDosRegulamentos = (
  contexto: Contexto,
  colecao: ColecaoDeRegulamentos,
  regulamentos: { id: string; regulamento: RegulamentoDesafios }[],
  pessoas: PessoaDoMundo[],
): Documentos =>
  regulamentos.flatMap(({ id, regulamento }) =>
    fatosDoRegulamento(colecao, regulamento).flatMap(({ type, createdAt, createdBy }): Documentos => {
      const quem = pessoas.find(({ uid }) => uid === createdBy);
      if (!quem) return [];
      const regulamentoReference = caminhos.registro(contexto, colecao, id);
      const dados = umaAtividade(quem, type, createdAt, {
        regulamentoReference,
        regulamentoNome: regulamento.nome,
      });
      return [[`${caminhos.comiteAtividades(contexto)}/${idDaAtividade(id, type)}`, dados]];
    }),
  );
