/** Evidence: read from what functions keep of it, written by functions (part 3 §7). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { contemPalavras, indiceBasta, temTokens, tokenDaPesquisa } from '@/domain/comum/busca';
import type { Anexo, ComId } from '@/domain/comum/campos';
import { LIMITE } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import * as contratos from '@/domain/contratos/evidencias';
import {
  caminhosDasEvidencias,
  ERRO_NO_ARQUIVO,
  type Evidencia,
  type EvidenciaRecebida,
  evidenciaRecebidaSchema,
  evidenciaSchema,
  TIPO_DA_EXTENSAO,
} from '@/domain/evidencias/evidencia';
import { enviarPara, type Envio, extensao, nomeSeguro } from '@/firebase/arquivos/arquivo';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { type Consulta, contem, igual } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const evidencias = defineLeitura(evidenciaSchema);
const recebidas = defineLeitura(evidenciaRecebidaSchema);

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'evidencias'] as const;

export type QuestionarioDasEvidencias = z.infer<
  typeof contratos.listarQuestionarios.saida
>['questionarios'][number];

const alvoDe = ({ contexto }: SessaoAtiva, { idEmpresa, idProjeto, id }: QuestionarioDasEvidencias) => ({
  ...contexto,
  idEmpresa,
  idProjeto,
  idQuestionario: id,
});

const ESPERA_EM_MS = 1_000;
/** Looks at a file that has arrived: the function that opens it usually takes two seconds. */
const OLHADAS = 45;

/** Waits until the file was looked at. Throws ErroDoProduto when it is not what its name says. */
async function conferido({ contexto }: SessaoAtiva, id: string): Promise<void> {
  for (let vez = 0; vez < OLHADAS; vez++) {
    const evidencia = await evidencias.find(caminhosDasEvidencias.uma(contexto, id));
    if (evidencia?.deletedAt !== null) throw new ErroDoProduto(ERRO_NO_ARQUIVO);
    if (evidencia.situacao === 'RECEBIDA') return;
    await new Promise((pronto) => setTimeout(pronto, ESPERA_EM_MS));
  }
}

/** What the organiser's list asks for. */
export interface ListaDeEvidencias {
  questionario: string | undefined;
  empresa: string | undefined;
  pesquisa: string;
}

/** The index knows one word, and no filter beside it. */
function consultaDe({ questionario, empresa, pesquisa }: ListaDeEvidencias): Consulta {
  const token = tokenDaPesquisa(pesquisa);
  return {
    filtros: [
      igual('deletedAt', null),
      ...(token
        ? [contem('busca', token)]
        : [
            ...(questionario ? [igual('idQuestionario', questionario)] : []),
            ...(empresa ? [igual('idEmpresaColaborador', empresa)] : []),
          ]),
    ],
    ordem: [{ campo: 'createdAt', direcao: 'desc' }],
  };
}

const combina = (evidencia: EvidenciaRecebida, { questionario, empresa, pesquisa }: ListaDeEvidencias) =>
  (!questionario || evidencia.idQuestionario === questionario) &&
  (!empresa || evidencia.idEmpresaColaborador === empresa) &&
  temTokens(evidencia.busca, pesquisa) &&
  contemPalavras(`${evidencia.nomeArquivo} ${evidencia.nomeFantasia}`, pesquisa);

export const evidenciasData = {
  /** Questionnaires of the projects in whose phase of evidence the company is. */
  questionarios: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'questionarios'],
      queryFn: async () => (await chamar(contratos.listarQuestionarios, sessao.contexto)).questionarios,
    }),

  /** Those of the company for one questionnaire, the last first: a few files and links. */
  doQuestionario: (sessao: SessaoAtiva, { idEmpresa, id }: QuestionarioDasEvidencias) =>
    queryOptions({
      queryKey: [...chave(sessao), idEmpresa, id],
      queryFn: () =>
        evidencias.legiveis(
          caminhosDasEvidencias.todas(sessao.contexto),
          {
            filtros: [igual('idEmpresa', idEmpresa), igual('idQuestionario', id), igual('deletedAt', null)],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          LIMITE.lista,
        ),
    }),

  /**
   * Sends a file into a place of its own and waits until it was looked at. A cancelled one gives its place back. One that
   * got lost keeps it for an hour, and the same file goes on in it.
   */
  enviar: async (
    sessao: SessaoAtiva,
    questionario: QuestionarioDasEvidencias,
    arquivo: File,
    envio: Envio,
  ): Promise<Anexo> => {
    const type = TIPO_DA_EXTENSAO[extensao(arquivo.name)] ?? arquivo.type;
    const { id, path } = await chamar(contratos.reservar, {
      ...alvoDe(sessao, questionario),
      nome: arquivo.name,
      arquivo: nomeSeguro(arquivo.name),
      tamanho: arquivo.size,
    });
    try {
      const anexo = await enviarPara(path, new File([arquivo], arquivo.name, { type }), envio);
      await conferido(sessao, id);
      return anexo;
    } catch (erro) {
      if (envio.sinal?.aborted)
        await chamar(contratos.excluir, { ...sessao.contexto, id }).catch(() => undefined);
      throw erro;
    }
  },

  incluirLink: (sessao: SessaoAtiva, questionario: QuestionarioDasEvidencias) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<{ descricao: string; link: string }>) =>
        chamar(contratos.incluirLink, { ...alvoDe(sessao, questionario), ...dados }, requestId),
      meta: {
        sucesso: 'Evidência incluída com sucesso!',
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  chave,

  excluir: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id }: ComId<Evidencia>) => chamar(contratos.excluir, { ...sessao.contexto, id }),
      meta: { sucesso: 'Evidência excluída com sucesso!', invalida: [chave(sessao)] },
    }),

  /** What companies showed, the last first. */
  recebidas: (sessao: SessaoAtiva, lista: ListaDeEvidencias, tamanho: number) => ({
    chave: [...chave(sessao), 'recebidas', lista, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          recebidas.legiveis(
            caminhosDasEvidencias.recebidas(sessao.contexto),
            consultaDe(lista),
            tamanho,
            cursor,
          ),
        (evidencia) => combina(evidencia, lista),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave(sessao), 'recebidas', 'total', lista], async () =>
      indiceBasta(lista.pesquisa) && !(lista.pesquisa && (lista.questionario ?? lista.empresa))
        ? recebidas.count(caminhosDasEvidencias.recebidas(sessao.contexto), consultaDe(lista))
        : null,
    ),
  }),

  conferir: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id, conferida }: { id: string; conferida: boolean }) =>
        chamar(contratos.conferir, { ...sessao.contexto, id, conferida }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [chave(sessao)] },
    }),
};
