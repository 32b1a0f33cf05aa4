/** How many coins one gives. The idea's page is shown without this code, which brings the number field along. */
import '@mantine/core/styles/NumberInput.css';
import { Alert, Button, Group, NumberInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { mensagemDoErro } from '@/domain/comum/erros';
import { flexao } from '@/domain/pai/pai';
import { estadoDoPatrocinio, patrocinioForm } from '@/domain/pontos/patrocinio';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { validarCom } from '@/ui/formulario/validarCom';
import { plural } from '@/ui/texto/formatos';
import { type Saldo, patrocinioData } from './patrocinio.data';

const ATALHOS = [5, 10, 25];
/** What one tap gives: a few usual sums, and all that is left. */
const atalhosDe = (maximo: number) =>
  [...ATALHOS, maximo].filter((quantas, i) => quantas > 0 && (quantas < maximo || i === ATALHOS.length));

export function FormularioDoPatrocinio({ pai, saldo }: { pai: PaiNaTela; saldo: Saldo }) {
  const sessao = useSessaoAtiva();
  const { nome } = pai.lugar.tipo;
  const patrocinar = useMutation(patrocinioData.patrocinar(sessao, pai));
  const form = useForm({
    initialValues: { moedas: saldo.dadas as number | string },
    validate: validarCom(patrocinioForm(saldo.maximo, nome)),
  });
  const digitadas = Number(form.values.moedas);
  const estado = estadoDoPatrocinio(saldo.dadas, digitadas);
  const nadaAFazer = digitadas === saldo.dadas;
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (!patrocinar.isPending && !nadaAFazer) patrocinar.mutate({ moedas: digitadas });
      })}
    >
      <Stack gap="xs">
        <NumberInput
          label="Moedas"
          description={`Você pode dar até ${plural(saldo.maximo, 'moeda', 'moedas')} a ${flexao(nome).este} ${nome.singular}.`}
          min={0}
          max={saldo.maximo}
          clampBehavior="none"
          decimalSeparator=","
          {...form.getInputProps('moedas')}
        />
        <Group gap={6} role="group" aria-label="Valores sugeridos">
          {atalhosDe(saldo.maximo).map((quantas) => (
            <Button
              key={quantas}
              size="compact-sm"
              variant={digitadas === quantas ? 'light' : 'default'}
              aria-pressed={digitadas === quantas}
              onClick={() => form.setFieldValue('moedas', quantas)}
            >
              {quantas === saldo.maximo ? `Tudo (${quantas})` : quantas}
            </Button>
          ))}
        </Group>
        <Button type="submit" variant="light" loading={patrocinar.isPending} disabled={nadaAFazer}>
          {estado}
        </Button>
        {patrocinar.error && (
          <Alert color="red" role="alert">
            {mensagemDoErro(patrocinar.error)}
          </Alert>
        )}
      </Stack>
    </form>
  );
}
