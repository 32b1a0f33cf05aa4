/** Colleagues who take part in the idea; the author is not one of them (part 2 §4). */
import type { UseFormReturnType } from '@mantine/form';
import { useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/administracao/pessoas.data';
import type { IdeiaForm } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { SelecaoDePessoas } from '@/ui/SelecaoDePessoas';

interface Props {
  form: UseFormReturnType<IdeiaForm>;
  autor: string;
}

export function ParticipantesDaIdeia({ form, autor }: Props) {
  const sessao = useSessaoAtiva();
  const escolhidos = form.values.participantesReferences;
  const lidos = useQueries({
    queries: escolhidos.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  const buscar = async (texto: string) => {
    const pessoas = await pessoasData.buscar(sessao, texto);
    return pessoas
      .map(({ id, nome, setores }) => ({
        id: caminhos.colaborador(sessao.contexto, id),
        nome,
        detalhe: setores.join(', '),
      }))
      .filter(({ id }) => id !== autor);
  };
  return (
    <SelecaoDePessoas
      rotulo="Participantes (opcional)"
      maximo={50}
      valor={escolhidos.map((id, i) => ({ id, nome: lidos[i]?.data?.nome ?? '…' }))}
      aoMudar={(pessoas) =>
        form.setFieldValue(
          'participantesReferences',
          pessoas.map(({ id }) => id),
        )
      }
      buscar={buscar}
      erro={form.errors['participantesReferences']}
    />
  );
}
