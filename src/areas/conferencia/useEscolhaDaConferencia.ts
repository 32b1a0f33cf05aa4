/** What is compared, in the address: licensee, company, questionnaire. */
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { conferenciaData } from './conferencia.data';

const ESCOLHAS = ['licenciada', 'empresa', 'questionario'] as const;

export function useEscolhaDaConferencia() {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const [licenciada, idEmpresa, idQuestionario] = ESCOLHAS.map((qual) => parametros.get(qual) ?? '') as [
    string,
    string,
    string,
  ];
  const escolha = { licenciadaId: sessao.master ? licenciada : sessao.contexto.licenciadaId, idEmpresa };
  const completa = escolha.licenciadaId !== '' && idEmpresa !== '';
  const questionarios = useQuery({ ...conferenciaData.questionarios(sessao, escolha), enabled: completa });
  return {
    escolha,
    questionarios,
    questionario: questionarios.data?.find(({ id }) => id === idQuestionario),
    /** Those that depend on it are to be chosen anew. */
    escolher: (qual: (typeof ESCOLHAS)[number], valor: string | null) =>
      definirParametros(
        (atuais) => {
          const proximos = new URLSearchParams(atuais);
          for (const cada of ESCOLHAS.slice(ESCOLHAS.indexOf(qual))) proximos.delete(cada);
          if (valor) proximos.set(qual, valor);
          return proximos;
        },
        { replace: true },
      ),
  };
}
