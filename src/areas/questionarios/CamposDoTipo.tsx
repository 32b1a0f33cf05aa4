/** What a number and a scale say of themselves: unit, limits and digits; words at the ends (decisions Q362, Q364). */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/SimpleGrid.css';
import { NativeSelect, NumberInput, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MAIS_CASAS } from '@/domain/diagnostico/codigos-do-tipo';
import {
  NUMERO_QUALQUER,
  type NumeroPedido,
  type TipoDeRespostaForm,
} from '@/domain/diagnostico/tipo-de-resposta';
import classes from './Questionarios.module.css';

interface Props {
  form: UseFormReturnType<TipoDeRespostaForm>;
}

const CASAS = Array.from({ length: MAIS_CASAS + 1 }, (_, casas) => ({
  value: String(casas),
  label: casas === 0 ? 'Só números inteiros' : casas === 1 ? 'Até 1 casa' : `Até ${casas} casas`,
}));

export function CampoDoNumero({ form }: Props) {
  const numero = form.values.numero ?? NUMERO_QUALQUER;
  const mudar = (novo: Partial<NumeroPedido>) => form.setFieldValue('numero', { ...numero, ...novo });
  const limite = (rotulo: string, campo: 'minimo' | 'maximo') => (
    <NumberInput
      label={rotulo}
      description="Em branco, qualquer um."
      decimalSeparator=","
      thousandSeparator="."
      clampBehavior="none"
      error={form.errors[`numero.${campo}`] ?? (campo === 'minimo' ? form.errors['numero'] : undefined)}
      value={numero[campo] ?? ''}
      onChange={(valor) => mudar({ [campo]: typeof valor === 'number' ? valor : null })}
    />
  );
  return (
    <fieldset className={classes.caixa}>
      <legend>O número</legend>
      <Text size="sm" c="dimmed">
        Quem responde lê a unidade ao lado do campo. O que passa dos limites é recusado com uma frase. Um
        número não tem nota.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Unidade"
          description="Como reais, pessoas, %."
          error={form.errors['numero.unidade']}
          value={numero.unidade}
          onChange={({ currentTarget: { value } }) => mudar({ unidade: value })}
        />
        <NativeSelect
          label="Casas depois da vírgula"
          description="Quantas a resposta pode ter."
          data={CASAS}
          value={String(numero.casas)}
          onChange={({ currentTarget: { value } }) => mudar({ casas: Number(value) })}
        />
        {limite('Menor valor', 'minimo')}
        {limite('Maior valor', 'maximo')}
      </SimpleGrid>
    </fieldset>
  );
}

export function CampoDasPontas({ form }: Props) {
  const pontas = form.values.pontas ?? { menor: '', maior: '' };
  return (
    <fieldset className={classes.caixa}>
      <legend>Palavras nas pontas</legend>
      <Text size="sm" c="dimmed">
        Dizem o que significam 1 e 10. Em branco, aparecem só os números.
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Ao lado do 1"
          error={form.errors['pontas.menor']}
          value={pontas.menor}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('pontas', { ...pontas, menor: value })
          }
        />
        <TextInput
          label="Ao lado do 10"
          error={form.errors['pontas.maior']}
          value={pontas.maior}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('pontas', { ...pontas, maior: value })
          }
        />
      </SimpleGrid>
    </fieldset>
  );
}
