/** Criteria of the score cards of a kind of parent, with their weights. Cards that were sent keep theirs. */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button, NumberInput, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Criterios, criteriosForm, MAIOR_PESO, MAXIMO_DE_CRITERIOS } from '@/domain/comite/cartela';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import classes from './Cartela.module.css';
import { cartelasData } from './cartelas.data';

interface Props {
  tipo: TipoDePai;
  criterios: Criterios | null;
  aoFechar: () => void;
}

interface Linha {
  nome: string;
  peso: number | '';
}
const NOVA: Linha = { nome: '', peso: 1 };

const linhasDe = ({ criterios, pesos }: Pick<Criterios, 'criterios' | 'pesos'>): Linha[] =>
  criterios.map((nome, i) => ({ nome, peso: pesos[i] ?? 1 }));

export function CriteriosModal({ tipo, criterios, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const definir = useMutation(cartelasData.definirCriterios(sessao, tipo, criterios));
  return (
    <FormModal
      titulo={`Critérios para avaliar ${tipo.nome.plural}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={criteriosForm}
      valoresIniciais={{ linhas: criterios ? linhasDe(criterios) : [NOVA] }}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/criterios/${tipo.colecao}`}
      rotuloEnviar="Salvar critérios"
      aoEnviar={({ linhas }) =>
        definir.mutateAsync({
          criterios: linhas.map(({ nome }) => nome),
          pesos: linhas.map(({ peso }) => peso),
        })
      }
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Cada pessoa do comitê dá uma nota de 0 a 10 por critério; o peso, de 1 a {MAIOR_PESO}, diz quanto
            a nota vale na média. Cartelas já enviadas ficam com os critérios que tinham.
          </Text>
          <ol className={classes.linhas}>
            {form.values.linhas.map((_, i) => (
              <li key={i} className={classes.linha}>
                <TextInput label={`Critério ${i + 1}`} {...form.getInputProps(`linhas.${i}.nome`)} />
                <NumberInput
                  label={`Peso ${i + 1}`}
                  min={1}
                  max={MAIOR_PESO}
                  allowDecimal={false}
                  allowNegative={false}
                  clampBehavior="none"
                  {...form.getInputProps(`linhas.${i}.peso`)}
                />
                <ActionIcon
                  variant="subtle"
                  color="red"
                  mt={28}
                  aria-label={`Remover o critério ${i + 1}`}
                  onClick={() => form.removeListItem('linhas', i)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ol>
          {form.values.linhas.length === 0 && (
            <Text size="sm" c="dimmed">
              Sem critérios, o comitê não preenche cartelas.
            </Text>
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            style={{ justifySelf: 'start', alignSelf: 'start' }}
            disabled={form.values.linhas.length >= MAXIMO_DE_CRITERIOS}
            onClick={() => form.insertListItem('linhas', { ...NOVA })}
          >
            Adicionar critério
          </Button>
        </Stack>
      )}
    </FormModal>
  );
}
