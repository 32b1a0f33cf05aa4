/** Registers or changes an answer type, which shows itself while it is written (part 3 §5). */
import '@mantine/core/styles/SimpleGrid.css';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { type DoForm, FormDoCadastro } from '@/areas/cadastro/FormDoCadastro';
import {
  type CodigoDoTipo,
  ESCALA,
  NUMERO,
  NUMERO_QUALQUER,
  type Opcao,
  type Orientacao,
  ROTULO_DA_ORIENTACAO,
  ROTULO_DO_TIPO,
  temOpcoes,
  type TipoDeResposta,
} from '@/domain/diagnostico/tipo-de-resposta';
import { NA_MONTAGEM } from '@/domain/diagnostico/especies-na-montagem';
import { CampoDasPontas, CampoDoNumero } from './CamposDoTipo';
import { CampoDeOpcoes } from './CampoDeOpcoes';
import { PreviaDaResposta } from './PreviaDaResposta';
import { tiposDeRespostasData } from './tiposDeRespostas.data';

const opcoesDe = (rotulos: Record<number, string>) =>
  Object.entries(rotulos).map(([value, label]) => ({ value, label }));
const TIPOS = opcoesDe(ROTULO_DO_TIPO);
const ORIENTACOES = opcoesDe(ROTULO_DA_ORIENTACAO);

const SEM_PONTAS = { menor: '', maior: '' };

export function TipoDeRespostaFormModal(props: DoForm<TipoDeResposta>) {
  // Options wait here while the type has none: out of sight they could not be mended.
  const guardadas = useRef<readonly Opcao[]>([]);
  return (
    <FormDoCadastro
      {...props}
      dados={tiposDeRespostasData}
      titulo="Cadastro de tipo de resposta"
      tamanho="lg"
      guardaNovo
    >
      {(form) => {
        const { tipoDeResposta, orientacao } = form.values;
        return (
          <>
            <TextInput label="Nome" {...form.getInputProps('nome')} />
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <NativeSelect
                label="Tipo de resposta"
                description={NA_MONTAGEM[tipoDeResposta].explicacao}
                data={TIPOS}
                value={String(tipoDeResposta)}
                onChange={({ currentTarget: { value } }) => {
                  const novo = Number(value) as CodigoDoTipo;
                  if (form.values.campos.length > 0) guardadas.current = form.values.campos;
                  form.setValues({
                    tipoDeResposta: novo,
                    campos: temOpcoes(novo) ? [...guardadas.current] : [],
                    ...(novo === NUMERO ? { numero: form.values.numero ?? NUMERO_QUALQUER } : {}),
                    ...(novo === ESCALA ? { pontas: form.values.pontas ?? SEM_PONTAS } : {}),
                  });
                }}
              />
              {temOpcoes(tipoDeResposta) || tipoDeResposta === ESCALA ? (
                <NativeSelect
                  label="Orientação"
                  data={ORIENTACOES}
                  value={String(orientacao)}
                  onChange={({ currentTarget: { value } }) =>
                    form.setFieldValue('orientacao', Number(value) as Orientacao)
                  }
                />
              ) : null}
            </SimpleGrid>
            {tipoDeResposta === ESCALA ? <CampoDasPontas form={form} /> : null}
            {tipoDeResposta === NUMERO ? <CampoDoNumero form={form} /> : null}
            {temOpcoes(tipoDeResposta) ? <CampoDeOpcoes form={form} /> : null}
            <PreviaDaResposta {...form.values} />
          </>
        );
      }}
    </FormDoCadastro>
  );
}
