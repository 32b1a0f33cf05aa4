/** Chooses colleagues for the filter; the value is `uid|nome,uid|nome`, so that its tag needs no further read. */
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { SelecaoDePessoas } from '@/ui/pessoas/SelecaoDePessoas';
import { PESSOAS_NO_FILTRO } from './atividades.data';
import { lerColaboradores } from './lerColaboradores';

interface Props {
  valor: string;
  aoMudar: (valor: string) => void;
}

export function CampoDeColaboradores({ valor, aoMudar }: Props) {
  const sessao = useSessaoAtiva();
  return (
    <SelecaoDePessoas
      rotulo="Colaboradores"
      ajuda="Atividades em que ao menos uma destas pessoas é responsável."
      maximo={PESSOAS_NO_FILTRO}
      valor={lerColaboradores(valor)}
      aoMudar={(pessoas) =>
        aoMudar(pessoas.map(({ id, nome }) => `${id}|${nome.replace(/[|,]/g, ' ')}`).join(','))
      }
      buscar={async (texto) => {
        const pessoas = await pessoasData.opcoes(sessao, texto);
        return pessoas.map((pessoa) => ({ ...pessoa, id: idDaReferencia(pessoa.id) }));
      }}
    />
  );
}
