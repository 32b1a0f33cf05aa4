/** Registers or changes a region, which shows its companies while it is written (part 3 §5). */
import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import {
  type Comparacao,
  formDaRegiao,
  type Regiao,
  regiaoForm,
  regiaoVazia,
  ROTULO_DA_COMPARACAO,
} from '@/domain/projetos/regiao';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';
import { CampoDeCriterios } from './CampoDeCriterios';
import { EmpresasQueCombinam } from './EmpresasQueCombinam';
import { regioesData } from './regioes.data';

const COMPARACOES = Object.entries(ROTULO_DA_COMPARACAO).map(([value, label]) => ({ value, label }));

interface Props {
  projetoId: string;
  /** Absent for a new one. */
  regiao?: ComId<Regiao> | undefined;
  aoFechar: () => void;
}

export function RegiaoFormModal({ projetoId, regiao: atual, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const regiao = useAberto(atual);
  const [id] = useState(() => regiao?.id ?? novoId());
  const { mutateAsync } = useMutation(regioesData.salvar(sessao, projetoId, regiao));
  return (
    <FormModal
      titulo="Cadastro de região"
      aberto
      aoFechar={aoFechar}
      schema={regiaoForm}
      doRegistro={formDaRegiao}
      valoresIniciais={regiao ? formDaRegiao(regiao) : regiaoVazia}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/regiao/${regiao?.id ?? `${projetoId}/nova`}`}
      aoEnviar={(form) => mutateAsync({ id, form })}
    >
      {(form) => (
        <Stack gap="md">
          <TextInput label="Nome" {...form.getInputProps('name')} />
          <NativeSelect
            label="A empresa precisa atender a"
            data={COMPARACOES}
            value={form.values.comparisonType}
            onChange={({ currentTarget }) =>
              form.setFieldValue('comparisonType', currentTarget.value as Comparacao)
            }
          />
          <CampoDeCriterios form={form} />
          {temFlag(sessao.quem, [13, 'leitura']) ? (
            <EmpresasQueCombinam projetoId={projetoId} regiao={form.values} />
          ) : null}
        </Stack>
      )}
    </FormModal>
  );
}
