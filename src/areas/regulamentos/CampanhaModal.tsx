/** 'Campanha' dialog (part 2 §2): kept in the page until the rule is saved. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { MultiSelect, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { diaDe } from '@/domain/comum/datas';
import { campanhaComo, campanhaForm, type CampanhaForm } from '@/domain/regulamentos/regulamento-form';
import type { Ganhos } from '@/domain/regulamentos/regulamento-ideias';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { FormModal } from '@/ui/formulario/FormModal';
import { CamposDeGanho } from './CamposDeGanho';
import { PagaMenos } from './PagaMenos';
import type { CampanhaNaPagina } from './regulamentos.data';

interface Props {
  /** Absent for a new one. */
  campanha: CampanhaNaPagina | undefined;
  /** The rule's points, which a new campaign begins with. */
  regulamento: Ganhos;
  aoSalvar: (form: CampanhaForm) => void;
  aoFechar: () => void;
}

export function CampanhaModal({ campanha, regulamento, aoSalvar, aoFechar }: Props) {
  const { empresa } = useSessaoAtiva();
  const [hoje] = useState(() => diaDe(new Date()));
  const jaComecou = campanha !== undefined && campanha.form.dataInicial < hoje;
  return (
    <FormModal
      titulo={campanha ? 'Editar campanha de incentivo' : 'Nova campanha de incentivo'}
      aberto
      aoFechar={aoFechar}
      schema={campanhaForm}
      valoresIniciais={campanha?.form ?? campanhaComo(regulamento)}
      rotuloEnviar={campanha ? 'Alterar campanha' : 'Adicionar campanha'}
      aoEnviar={(form) => Promise.resolve(aoSalvar(form))}
    >
      {(form) => (
        <Stack>
          <Textarea label="Descrição" autosize minRows={2} {...form.getInputProps('descricao')} />
          <CampoDePeriodo
            rotulo="Início e fim"
            minimo={jaComecou ? campanha.form.dataInicial : hoje}
            valor={[form.values.dataInicial, form.values.dataFinal]}
            aoMudar={(dataInicial, dataFinal) => form.setValues({ dataInicial, dataFinal })}
            erros={[form.errors['dataInicial'], form.errors['dataFinal']]}
          />
          <MultiSelect label="Setores" data={empresa.setores} searchable {...form.getInputProps('setores')} />
          <CamposDeGanho campo={(nome) => form.getInputProps(nome)} />
          <PagaMenos campanha={form.values} regulamento={regulamento} />
          <Text size="sm" c="dimmed">
            Enquanto a campanha corre, estes pontos substituem os do regulamento para pessoas dos setores
            escolhidos. A campanha é gravada junto com o regulamento.
          </Text>
        </Stack>
      )}
    </FormModal>
  );
}
