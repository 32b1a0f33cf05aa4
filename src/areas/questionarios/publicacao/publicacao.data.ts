/** Published versions of a questionnaire, and publishing its draft (decisions Q119). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as contratos from '@/domain/contratos/questionarios';
import { correcoesDe, type Versao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { ateResponder } from '@/firebase/chamadas/ateResponder';
import { chamar } from '@/firebase/chamadas/callable';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { questionariosData } from '../questionarios.data';

const versoes = defineLeitura<typeof versaoSchema>(versaoSchema);

/** The newest ones that the page offers to look at. */
export const VERSOES_A_VISTA = 10;

export const publicacaoData = {
  /** A version as people read it: with its corrected wording, if it has any. */
  versao: (sessao: SessaoAtiva, id: string, n: number) =>
    queryOptions({
      queryKey: [...questionariosData.chave(sessao), id, 'versao', n],
      queryFn: async (): Promise<Versao | null> => {
        const [corrigida, publicada] = await Promise.all(
          [correcoesDe, versoesDe].map((onde) => versoes.doEndereco(onde(sessao.contexto, id), String(n))),
        );
        return corrigida ?? publicada ?? null;
      },
    }),

  /** The newest first. */
  versoes: (sessao: SessaoAtiva, id: string) =>
    queryOptions({
      queryKey: [...questionariosData.chave(sessao), id, 'versoes'],
      queryFn: () =>
        versoes.legiveis(
          versoesDe(sessao.contexto, id),
          { filtros: [], ordem: [{ campo: 'n', direcao: 'desc' }] },
          VERSOES_A_VISTA,
        ),
    }),

  publicar: (sessao: SessaoAtiva, questionarioId: string) =>
    mutationOptions({
      mutationFn: (dados: { vista: string; sobre: number; correcao: boolean }) =>
        ateResponder(`publicar ${questionarioId} ${dados.vista} ${dados.correcao}`, (requestId) =>
          chamar(contratos.publicar, { ...sessao.contexto, questionarioId, ...dados }, requestId),
        ),
      meta: {
        sucesso: ({ correcao, sobre }: { correcao: boolean; sobre: number }) =>
          correcao
            ? `Textos da versão ${sobre} corrigidos com sucesso!`
            : `Versão ${sobre + 1} publicada com sucesso!`,
        invalida: [questionariosData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),
};
