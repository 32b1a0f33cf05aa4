/** Drafts of questionnaires for tests: one that is complete, and any number of random ones. */
import {
  CODIGOS_DO_TIPO,
  type CodigoDoTipo,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  NUMERO,
  TEXTO,
} from '@/domain/diagnostico/codigos-do-tipo';
import { type Condicao, emOrdemDeResposta, valoresDe } from '@/domain/diagnostico/condicoes';
import { emLugar } from '@/domain/diagnostico/ordem';
import { problemaDaResposta, SEM_LINHA } from '@/domain/diagnostico/especies';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { comparacoesDe } from '@/domain/diagnostico/mostrar-se';
import { type Pergunta, perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import {
  papeisDe,
  temOpcoes,
  type TipoDeResposta,
  tiposDeRespostas,
} from '@/domain/diagnostico/tipo-de-resposta';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { compilar, type PerguntaDaVersao, type Rascunho, type Versao } from '@/domain/diagnostico/versao';
import type { Contexto } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { aleatorio } from './aleatorio';
import { ana } from './personas';

/** Ids of questionnaires, groups and answer types as the examples name them: q, g, t. */
export const umRascunho = (mudancas: Partial<Rascunho> = {}): Rascunho => ({
  questionario: umQuestionario(ana),
  grupos: [{ id: 'g', ...umGrupo(ana) }],
  perguntas: [{ id: 'a', ...umaPergunta(ana) }],
  tipos: [{ id: 't', ...umTipoDeResposta(ana) }],
  ...mudancas,
});

/** A published version of it. */
export const umaVersaoPublicada = (
  { uid }: { uid: string },
  mudancas: Partial<Versao> = {},
  rascunho: Rascunho = umRascunho(),
): Versao => ({
  ...compilar(rascunho),
  n: 1,
  publicadaEm: new Date('2026-03-02T12:00:00Z'),
  publicadaPor: uid,
  ...mudancas,
});

/** One with `quantos` groups, questions of every type, and everything else by chance. */
export function rascunhoAleatorio(semente: number, quantos = 4): Rascunho {
  const sorte = aleatorio(semente + 1);
  const ate = (n: number) => Math.floor(sorte() * n);
  const opcoes = Array.from({ length: 2 + ate(4) }, (_, i) => ({ campo: `Opção ${i}`, valor: ate(12) - 1 }));
  const comPapeis = (tipo: CodigoDoTipo) =>
    opcoes.map((opcao, i) => {
      const papel = papeisDe(tipo)[opcoes.length - 1 - i];
      return papel && i > 0 ? { ...opcao, papel } : opcao;
    });
  const tipos = CODIGOS_DO_TIPO.map((tipo) => ({
    id: `t${tipo}`,
    ...umTipoDeResposta(ana, {
      tipoDeResposta: tipo,
      campos: temOpcoes(tipo) ? comPapeis(tipo) : [],
      ...(tipo === NUMERO ? { numero: { unidade: 'reais', minimo: -5, maximo: 20, casas: 1 } } : {}),
      ...(tipo === ESCALA && semente % 2 ? { pontas: { menor: 'Nada', maior: 'Por inteiro' } } : {}),
    }),
  }));
  const grupos = Array.from({ length: quantos }, (_, g) => ({
    id: `g${g}`,
    ...umGrupo(ana, { nome: `Grupo ${g}`, pesoNota: ate(5), ordemQuestionario: ate(9) }),
  }));
  const dasPerguntas = Array.from({ length: quantos * 3 }, (_, p) => ({
    id: `p${p}`,
    ...umaPergunta(ana, {
      nome: `Pergunta ${p}`,
      grupo: `g${p % quantos}`,
      tipoDeResposta: `t${1 + ate(CODIGOS_DO_TIPO.length)}`,
      ordem: ate(9),
      peso: ate(6),
      inversa: sorte() > 0.5,
      obrigatoria: sorte() > 0.5,
      ...(p % 3 === 0 ? { embaralhar: true } : {}),
      linhas: ['Clientes', 'Parceiros', 'Fornecedores'],
    }),
  }));
  // Some show by what is answered to those before them.
  const emOrdem = emOrdemDeResposta(grupos, dasPerguntas);
  const comCondicoes = emOrdem.map((pergunta, lugar) =>
    lugar === 0 || sorte() > 0.4
      ? pergunta
      : {
          ...pergunta,
          mostrarSe: {
            liga: sorte() > 0.5 ? ('todas' as const) : ('qualquer' as const),
            condicoes: Array.from({ length: 1 + ate(2) }, () => umaCondicao(emOrdem[ate(lugar)], tipos, ate)),
          },
        },
  );
  // Some groups show by what is answered in those before them.
  const comoGrupos = emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario).map((grupo, g, todos) => {
    const deAntes = new Set(todos.slice(0, g).map(({ id }) => id));
    const antes = emOrdem.filter((uma) => deAntes.has(uma.grupo));
    return antes.length === 0 || sorte() > 0.3
      ? grupo
      : {
          ...grupo,
          mostrarSe: {
            liga: 'todas' as const,
            condicoes: [umaCondicao(antes[ate(antes.length)], tipos, ate)],
          },
        };
  });
  return { questionario: umQuestionario(ana), grupos: comoGrupos, perguntas: comCondicoes, tipos };
}

function umaCondicao(
  de: ComId<Pergunta> | undefined,
  tipos: readonly ComId<TipoDeResposta>[],
  ate: (n: number) => number,
): Condicao {
  const tipo = tipos.find(({ id }) => id === de?.tipoDeResposta);
  if (!de || !tipo) throw new Error('Falta a pergunta, ou o tipo dela.');
  const [como = 'respondida', ...outras] = comparacoesDe(tipo.tipoDeResposta);
  const qual = [como, como, ...outras][ate(2 + outras.length)] ?? como;
  const valores = valoresDe(tipo);
  return {
    pergunta: de.id,
    como: qual,
    valor:
      qual === 'respondida'
        ? ''
        : valores === 'numero'
          ? String(ate(25) - 5)
          : (valores[ate(valores.length)] ?? ''),
  };
}

/** Answers to some of a version's questions, each of a value that fits. */
export function respostasAleatorias(
  perguntas: readonly PerguntaDaVersao[],
  sorte: () => number,
): Record<string, Resposta> {
  const ate = (n: number) => Math.floor(sorte() * n);
  const comTexto = (campos: PerguntaDaVersao['campos'], posicoes: number[]): Resposta | undefined =>
    posicoes.some((posicao) => campos[posicao]?.papel === 'outro')
      ? { outro: `Outra ${ate(9)}`, posicoes }
      : undefined;
  const uma = ({ tipo, campos, linhas = [] }: PerguntaDaVersao): Resposta => {
    if (sorte() < 0.1) return false;
    if (tipo === TEXTO) return sorte() < 0.3 ? '  ' : `Resposta ${ate(9)}`;
    if (tipo === ESCALA) return 1 + ate(10);
    if (tipo === NUMERO) return (ate(250) - 50) / 10;
    if (tipo === DIA) return `2026-0${1 + ate(9)}-1${ate(9)}`;
    if (tipo === MATRIZ) {
      const escolhidas = linhas.map(() => (sorte() < 0.1 ? SEM_LINHA : ate(campos.length)));
      return escolhidas.every((posicao) => posicao === SEM_LINHA) ? false : escolhidas;
    }
    if (tipo === ESCOLHA_UNICA) {
      const posicao = ate(campos.length);
      return comTexto(campos, [posicao]) ?? posicao;
    }
    const marcadas = campos.flatMap(({ papel }, i) => (papel !== 'exclusiva' && sorte() > 0.5 ? [i] : []));
    const so = campos.findIndex(({ papel }) => papel === 'exclusiva');
    if (marcadas.length === 0) return so === -1 ? false : [so];
    return comTexto(campos, marcadas) ?? marcadas;
  };
  return Object.fromEntries(perguntas.flatMap((um) => (sorte() < 0.1 ? [] : [[um.id, uma(um)]])));
}

/** An answer that fits the question, whatever its kind. */
export function umaRespostaQueCabe(pergunta: PerguntaDaVersao): Resposta {
  const { campos, linhas = [] } = pergunta;
  const quais: Resposta[] = [
    1,
    0,
    'x',
    '2026-01-10',
    [0],
    linhas.map(() => 0),
    ...campos.map((_, i) => ({ outro: 'Feira', posicoes: [i] })),
  ];
  const achada = quais.find((uma) => problemaDaResposta(pergunta, uma) === null);
  if (achada === undefined) throw new Error(`Falta uma resposta para o tipo ${pergunta.tipo}.`);
  return achada;
}

const guardados = <T extends { id: string }>(onde: string, registros: readonly T[], mais: object = {}) =>
  registros.map(({ id, ...registro }) => [`${onde}/${id}`, { ...registro, ...mais }] as const);

/** Its documents in the database, of the questionnaire with this id. */
export function documentosDoRascunho(
  contexto: Contexto,
  idQuestionario: string,
  { questionario, grupos, perguntas: deles, tipos }: Rascunho,
): Record<string, object> {
  return Object.fromEntries([
    [`${questionarios.onde(contexto)}/${idQuestionario}`, questionario],
    ...guardados(gruposDiagnostico.onde(contexto), grupos, { idQuestionario }),
    ...guardados(perguntas.onde(contexto), deles, { idQuestionario }),
    ...guardados(tiposDeRespostas.onde(contexto), tipos),
  ]);
}
