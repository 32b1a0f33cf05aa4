/** One's own score card: a score for each criterion. It is sent once. */
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/SimpleGrid.css';
import { NumberInput, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { cartelaForm, type Criterios, MAIOR_NOTA, mediaDaCartela } from '@/domain/comite/cartela';
import { este } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { numero } from '@/ui/texto/formatos';
import { cartelasData, rodadaDe } from './cartelas.data';

interface Props {
  pai: PaiNaTela;
  criterios: Criterios;
  aoFechar: () => void;
}

/** The mean of the scores so far, once all are given. */
function fraseDaMedia(notas: readonly (number | '')[], pesos: readonly number[]): string {
  const dadas = notas.filter((nota) => nota !== '');
  return dadas.length < notas.length
    ? 'A sua média aparece quando todas as notas estiverem dadas.'
    : `Sua média: ${numero(mediaDaCartela({ notas: dadas, pesos: [...pesos] }), 1)} de ${MAIOR_NOTA}.`;
}

export function CartelaModal({ pai, criterios, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { lugar } = pai;
  const enviar = useMutation(cartelasData.enviar(sessao, pai, criterios));
  return (
    <FormModal
      titulo={`Avaliar ${este(lugar.tipo)}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={cartelaForm}
      valoresIniciais={{ notas: criterios.criterios.map((): number | '' => ''), comentario: '' }}
      // A draft of other criteria is not taken for one of these.
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/cartela/${lugar.id}/${rodadaDe(pai)}/${criterios.criterios.join('|')}`}
      rotuloEnviar="Enviar cartela"
      aoEnviar={(valores) => enviar.mutateAsync(valores)}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Ninguém lê a sua cartela antes de enviar a própria, ou de o comitê decidir. Depois de enviada, ela
            não muda mais.
          </Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} verticalSpacing="sm">
            {criterios.criterios.map((nome, i) => (
              <NumberInput
                key={nome}
                label={nome}
                description={`Peso ${criterios.pesos[i]}. Nota de 0 a ${MAIOR_NOTA}.`}
                min={0}
                max={MAIOR_NOTA}
                allowDecimal={false}
                allowNegative={false}
                clampBehavior="none"
                {...form.getInputProps(`notas.${i}`)}
              />
            ))}
          </SimpleGrid>
          <Textarea
            label="Comentário (opcional)"
            description="O que pesou nas notas."
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('comentario')}
          />
          <Text size="sm" fw={600} aria-live="polite">
            {fraseDaMedia(form.values.notas, criterios.pesos)}
          </Text>
        </Stack>
      )}
    </FormModal>
  );
}
