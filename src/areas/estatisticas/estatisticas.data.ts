/** Counted answers of a questionnaire (decisions P410): a record for each cut, and what several cuts have in common. */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { publicacaoData } from '@/areas/questionarios/publicacao/publicacao.data';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { caminhos } from '@/domain/comum/caminhos';
import { LIMITE } from '@/domain/comum/campos';
import { TODAS } from '@/domain/diagnostico/benchmark';
import { combinacao } from '@/domain/contratos/estatisticas';
import { folhasBrutas } from '@/domain/contratos/folhas-brutas';
import {
  caminhosDasEstatisticas,
  estatisticaDaEmpresaSchema,
  estatisticaDoCorteSchema,
  SEM_SOMAS,
  soAsSomas,
  somarA,
  type Somas,
} from '@/domain/diagnostico/estatisticas';
import { mesmaPergunta } from '@/domain/diagnostico/figuras-das-estatisticas';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import { type Versao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { chamar } from '@/firebase/chamadas/callable';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

type PaginaDaCombinacao = z.infer<typeof combinacao.saida>;
type PaginaDeFolhas = z.infer<typeof folhasBrutas.saida>;

const dosCortes = defineLeitura(estatisticaDoCorteSchema);
const dasEmpresas = defineLeitura(estatisticaDaEmpresaSchema);
const dasVersoes = defineLeitura<typeof versaoSchema>(versaoSchema);
const dosQuestionarios = defineLeitura<typeof questionarios.schema>(questionarios.schema);
const dosProjetos = defineLeitura<typeof projetoSchema>(projetoSchema);

const chave = ({ contexto }: SessaoAtiva, questionarioId: string) =>
  [contexto.empresaId, 'estatísticas', questionarioId] as const;

/** Whose answers: of one company, or of those that are in all of the cuts; of none in all. */
export interface Recorte {
  empresa?: string | undefined;
  cortes: readonly string[];
}

/** How far a combination is counted. */
export interface Andamento {
  lidas: number;
  total: number;
}

/** What is stored under one key, without adding anything up; undefined of nobody. */
async function guardada(sessao: SessaoAtiva, id: string, { empresa, cortes: [corte = TODAS] }: Recorte) {
  const lida = empresa
    ? await dasEmpresas.find(caminhosDasEstatisticas.empresa(sessao.contexto, id, empresa))
    : await dosCortes.find(caminhosDasEstatisticas.corte(sessao.contexto, id, corte));
  return lida ? soAsSomas(lida) : SEM_SOMAS;
}

interface AoContar {
  signal: AbortSignal;
  aoAvancar: (andamento: Andamento) => void;
}

/** Companies of all cuts, a page after another. */
async function combinadas(
  { contexto }: SessaoAtiva,
  questionarioId: string,
  { cortes }: Recorte,
  { signal, aoAvancar }: AoContar,
): Promise<Somas> {
  let [somas, depois, lidas, total]: [Somas, string | null, number, number] = [SEM_SOMAS, null, 0, 0];
  do {
    signal.throwIfAborted();
    const pagina: PaginaDaCombinacao = await chamar(combinacao, {
      ...contexto,
      questionarioId,
      cortes: [...cortes],
      depois,
    });
    somas = somarA(somas, pagina.somas);
    total = pagina.total ?? total;
    lidas += pagina.lidas;
    depois = pagina.proxima;
    aoAvancar({ lidas, total });
  } while (depois !== null);
  return somas;
}

/** One text that somebody answered. */
export interface TextoDito {
  folha: string;
  empresa: string;
  texto: string;
}

/** Questionnaires of earlier editions that are looked at, those of the last project first. */
const MAXIMO_DE_EDICOES = 8;

export interface Edicao {
  projeto: string;
  versao: Versao;
  somas: Somas;
}

const textosDe = ({ folhas }: PaginaDeFolhas, pergunta: string): TextoDito[] =>
  folhas.flatMap(({ id, empresa, finalizadoEm, respostas }) => {
    const texto = respostas[pergunta];
    return finalizadoEm !== null && typeof texto === 'string' && texto.trim() !== ''
      ? [{ folha: id, empresa, texto }]
      : [];
  });

export const estatisticasData = {
  chave,

  questionario: questionariosData.porId,
  versao: publicacaoData.versao,

  somas: (sessao: SessaoAtiva, id: string, recorte: Recorte, aoAvancar: AoContar['aoAvancar']) =>
    queryOptions({
      queryKey: [...chave(sessao, id), 'somas', recorte.empresa ?? '', ...recorte.cortes],
      queryFn: ({ signal }) =>
        !recorte.empresa && recorte.cortes.length > 1
          ? combinadas(sessao, id, recorte, { signal, aoAvancar })
          : guardada(sessao, id, recorte),
      staleTime: 0,
    }),

  /**
   * The last project that began earlier in which a questionnaire asks some of the same questions; null where there is
   * none. Of one project's questionnaires the one that has the most in common.
   */
  edicaoAnterior: (
    sessao: SessaoAtiva,
    { id, idProjeto, versao }: { id: string; idProjeto: string; versao: Versao },
  ) =>
    queryOptions({
      queryKey: [...chave(sessao, id), 'edição anterior', versao.n],
      queryFn: async (): Promise<Edicao | null> => {
        const { contexto } = sessao;
        const { itens } = await dosProjetos.legiveis(
          caminhos.projetos(contexto),
          { filtros: [igual('deletedAt', null)] },
          LIMITE.pagina,
        );
        const daqui = itens.find((projeto) => projeto.id === idProjeto);
        if (!daqui) return null;
        const antes = itens
          .filter(({ anoAtuacao }) => anoAtuacao < daqui.anoAtuacao)
          .toSorted((a, b) => b.anoAtuacao.getTime() - a.anoAtuacao.getTime());
        return achar(sessao, antes, versao);
      },
    }),

  /** All texts that people answered to a question, of finished sheets: a page of sheets after another. */
  textos: (sessao: SessaoAtiva, id: string, pergunta: string, aoAvancar: AoContar['aoAvancar']) =>
    queryOptions({
      queryKey: [...chave(sessao, id), 'textos', pergunta],
      queryFn: async ({ signal }) => {
        const textos: TextoDito[] = [];
        let [depois, lidas, total]: [string | null, number, number] = [null, 0, 0];
        do {
          signal.throwIfAborted();
          const pagina: PaginaDeFolhas = await chamar(folhasBrutas, {
            ...sessao.contexto,
            questionarioId: id,
            depois,
          });
          total = pagina.total ?? total;
          lidas += pagina.folhas.length;
          depois = pagina.proxima;
          textos.push(...textosDe(pagina, pergunta));
          aoAvancar({ lidas, total });
        } while (depois !== null);
        return textos;
      },
      staleTime: 0,
      // What people wrote is not kept longer than it is looked at.
      gcTime: 0,
    }),
};

async function achar(
  sessao: SessaoAtiva,
  projetos: readonly (Projeto & { id: string })[],
  versao: Versao,
): Promise<Edicao | null> {
  const { contexto } = sessao;
  const mesmas = new Set(versao.perguntas.map(mesmaPergunta));
  let olhados = 0;
  for (const projeto of projetos) {
    if (olhados >= MAXIMO_DE_EDICOES) return null;
    const { itens } = await dosQuestionarios.legiveis(
      questionarios.onde(contexto),
      { filtros: [igual('idProjeto', projeto.id), igual('deletedAt', null)] },
      LIMITE.pagina,
    );
    const publicados = itens.flatMap(({ id, versao: n }: Questionario & { id: string }) =>
      n === undefined ? [] : [{ id, n }],
    );
    const vistos = publicados.slice(0, MAXIMO_DE_EDICOES - olhados);
    olhados += vistos.length;
    const lidas = await Promise.all(
      vistos.map(async ({ id, n }) => ({
        id,
        versao: await dasVersoes.doEndereco(versoesDe(contexto, id), String(n)),
      })),
    );
    const comuns = lidas
      .flatMap(({ id, versao: dela }) =>
        dela
          ? [
              {
                id,
                versao: dela,
                iguais: dela.perguntas.filter((uma) => mesmas.has(mesmaPergunta(uma))).length,
              },
            ]
          : [],
      )
      .toSorted((a, b) => b.iguais - a.iguais);
    const [melhor] = comuns;
    if (melhor && melhor.iguais > 0)
      return {
        projeto: projeto.nome,
        versao: melhor.versao,
        somas: await guardada(sessao, melhor.id, { cortes: [] }),
      };
  }
  return null;
}
