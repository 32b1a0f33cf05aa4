/** Registers or changes a challenge rule (part 2 §5); one that has begun only shows itself (decisions D11). */
import { Alert, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import { diaDe } from '@/domain/comum/datas';
import { bloqueado } from '@/domain/regulamentos/regulamento';
import type {
  RegulamentoDesafios,
  RegulamentoDesafiosForm,
} from '@/domain/regulamentos/regulamento-desafios';
import { CampoDePeriodo } from '@/ui/formulario/CampoDePeriodo';
import { CampoDeQuantidade } from './CamposDeGanho';
import { regulamentosDeDesafiosData } from './regulamentosDeDesafios.data';

export function RegulamentoDeDesafiosFormModal(props: DoForm<RegulamentoDesafios, RegulamentoDesafiosForm>) {
  const [agora] = useState(() => new Date());
  const travado = props.registro !== undefined && bloqueado(props.registro, agora);
  return (
    <FormDoCadastro
      {...props}
      dados={regulamentosDeDesafiosData}
      titulo="Cadastro de regulamento de desafios"
      somenteLeitura={travado}
      // Registered for what waits for one, it begins at once.
      inicial={props.aoCriar && { dataInicial: diaDe(agora) }}
      guardaNovo
    >
      {(form) => (
        <>
          {travado && (
            <Alert color="blue" title="Este regulamento já começou">
              Nome, datas e moedas não mudam mais.
            </Alert>
          )}
          <TextInput label="Nome" disabled={travado} {...form.getInputProps('nome')} />
          <CampoDePeriodo
            rotulo="Início e fim"
            ajuda="Do primeiro ao último dia, no horário de Brasília."
            minimo={travado ? undefined : diaDe(agora)}
            desabilitado={travado}
            valor={[form.values.dataInicial, form.values.dataFinal]}
            aoMudar={(dataInicial, dataFinal) => form.setValues({ dataInicial, dataFinal })}
            erros={[form.errors['dataInicial'], form.errors['dataFinal']]}
          />
          <CampoDeQuantidade
            rotulo="Moedas por colaborador"
            ajuda="Quantas moedas cada pessoa pode dar aos desafios deste regulamento."
            desabilitado={travado}
            {...form.getInputProps('quantidadeMoedasPorColaborador')}
          />
        </>
      )}
    </FormDoCadastro>
  );
}
