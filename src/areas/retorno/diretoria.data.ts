/** The board's summary and the spreadsheet of returns, apart from what the page of an idea loads (decisions P441, P447). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { emBrasilia } from '@/domain/comum/datas';
import { resumoDaDiretoria } from '@/domain/contratos/diretoria';
import { linhasDoRetorno } from '@/domain/contratos/planilhaDoRetorno';
import type { Periodo } from '@/domain/retorno/diretoria';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { periodoEscrito, type SecaoDaDiretoria } from './diretoriaEmPalavras';

export const diretoriaData = {
  resumo: (sessao: SessaoAtiva, periodo: Periodo) =>
    queryOptions({
      // Under the returns: a line that is written makes it stale.
      queryKey: [sessao.contexto.empresaId, 'retornos', 'diretoria', periodo.de, periodo.ate],
      queryFn: () => chamar(resumoDaDiretoria, { ...sessao.contexto, ...periodo }),
    }),

  /** The same sections as the page, in two pages. */
  pdf: (sessao: SessaoAtiva, periodo: Periodo) =>
    mutationOptions({
      mutationFn: async (secoes: readonly SecaoDaDiretoria[]) => {
        const { pdfDaDiretoria } = await import('./pdfDaDiretoria');
        const pdf = pdfDaDiretoria(
          {
            empresa: sessao.empresa.nomeFantasia,
            periodo: periodoEscrito(periodo),
            feitoEm: `Feito em ${emBrasilia(new Date())}`,
          },
          secoes,
        );
        const nome = `resumo-para-a-diretoria-${periodo.de}-a-${periodo.ate}.pdf`;
        baixar(new File([pdf], nome, { type: 'application/pdf' }));
      },
    }),

  /** The year's ideas and lines as a file, by what is validated. */
  planilha: (sessao: SessaoAtiva, ano: number) =>
    mutationOptions({
      mutationFn: async () => {
        const { planilhaDoRetorno } = await import('./planilhaDoRetorno');
        baixar(planilhaDoRetorno(await chamar(linhasDoRetorno, { ...sessao.contexto, ano }), ano));
      },
    }),
};
