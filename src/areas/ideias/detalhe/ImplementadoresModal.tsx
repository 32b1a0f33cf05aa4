/** Chooses who implements the idea; at least one (part 2 §5). */
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { ComId } from '@/domain/comum/campos';
import { lista, referencia } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { EscolhaDePessoas } from '@/areas/pais/EscolhaDePessoas';
import { mudancasDaIdeia } from '../mudancas.data';

const implementadoresForm = z.object({
  implementadoresReferences: lista(referencia(), 50, 1, 'Nenhum implementador selecionado'),
});

export function ImplementadoresModal(props: { ideia: ComId<Ideia>; aoFechar: () => void }) {
  const ideia = useAberto(props.ideia);
  const salvar = useMutation(mudancasDaIdeia.mudarImplementadores(useSessaoAtiva(), ideia));
  return (
    <FormModal
      titulo="Implementadores da ideia"
      aberto
      aoFechar={props.aoFechar}
      tamanho="md"
      schema={implementadoresForm}
      valoresIniciais={{ implementadoresReferences: ideia.implementadoresReferences }}
      aoEnviar={({ implementadoresReferences }) => salvar.mutateAsync(implementadoresReferences)}
    >
      {(form) => (
        <EscolhaDePessoas
          rotulo="Implementadores"
          valor={form.values.implementadoresReferences}
          aoMudar={(referencias) => form.setFieldValue('implementadoresReferences', referencias)}
          erro={form.errors['implementadoresReferences']}
        />
      )}
    </FormModal>
  );
}
