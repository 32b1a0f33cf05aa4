/** Bringing several selected companies of a project to another phase (part 3 §4, decisions Q231). */
import { IconTimeline } from '@tabler/icons-react';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { fasesEmUso, podeMudarPara } from '@/domain/projetos/status';
import { useUmPorVez } from '@/firebase/dados/useUmPorVez';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { EmLote } from '@/ui/lista/emLote';
import { usePerguntando } from '@/ui/lista/usePerguntando';
import { plural } from '@/ui/texto/formatos';
import { NovaFase } from './NovaFase';
import { faseSeguinte } from './previa';

const empresas = (quantas: number) => plural(quantas, 'empresa', 'empresas');

/** `em` gives the company of a row and the phase that the person sees there; none where it has no phase. */
export function useFasesEmLote<T>(
  projeto: ComId<Projeto>,
  em: (linha: T) => { idEmpresa: string; status: number | null },
): EmLote<T> {
  const sessao = useSessaoAtiva();
  // The means follow the rows a moment later, and the ranking with them.
  const doProjeto = [empresasDoProjetoData.chave(sessao, projeto.id)];
  const { um, aoTerminar } = useUmPorVez(doProjeto, doProjeto);
  const perguntando = usePerguntando<T>(um);
  const muda = (linha: T) => {
    const { status } = em(linha);
    return status !== null && podeMudarPara(sessao.quem, status, status);
  };
  const preparar = (quais: readonly T[]) => {
    const fases = fasesEmUso(projeto).filter(({ id }) => podeMudarPara(sessao.quem, id, id));
    const emFases = quais.flatMap((linha) => {
      const { idEmpresa, status } = em(linha);
      return status === null ? [] : [{ idEmpresa, status }];
    });
    let para = faseSeguinte(
      fases,
      emFases.map(({ status }) => status),
    );
    return perguntando(
      () => ({
        titulo: `Mudar a fase de ${empresas(quais.length)}?`,
        texto: (
          <NovaFase
            projeto={projeto}
            fases={fases}
            empresas={emFases}
            inicial={para}
            aoMudar={(fase) => {
              para = fase;
            }}
          />
        ),
        rotuloSim: 'Mudar fase',
        rotuloNao: 'Cancelar',
      }),
      (linha) => {
        const { idEmpresa, status } = em(linha);
        return empresasDoProjetoData.mudarFaseDeUma(sessao, {
          idProjeto: projeto.id,
          idEmpresa,
          de: status ?? 0,
          status: para,
        });
      },
    )(quais);
  };
  return {
    selecionadas: ['empresa selecionada', 'empresas selecionadas'],
    acoes: podeMudarPara(sessao.quem, 0, 0)
      ? [
          {
            rotulo: 'Mudar fase',
            icone: <IconTimeline size={16} aria-hidden />,
            pode: muda,
            porQueNao: () => 'Só quem administra tira uma empresa das vencedoras.',
            preparar,
            andamento: 'Mudando fases',
            feito: (quantas) =>
              plural(quantas, 'empresa está na fase escolhida.', 'empresas estão na fase escolhida.'),
          },
        ]
      : [],
    aoTerminar,
  };
}
