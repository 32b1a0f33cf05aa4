/** How many coins one gives. The idea's page is shown without this code, which brings the number field along. */
import '@mantine/core/styles/NumberInput.css';
import { Alert, Button, NumberInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { mensagemDoErro } from '@/domain/comum/erros';
import { flexao } from '@/domain/pai/pai';
import { estadoDoPatrocinio, patrocinioForm } from '@/domain/pontos/patrocinio';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { validarCom } from '@/ui/formulario/validarCom';
import { numero, plural } from '@/ui/texto/formatos';
import { type Saldo, patrocinioData } from './patrocinio.data';
import classes from './Patrocinio.module.css';

const ATALHOS = [5, 10, 25];
/** What one tap gives: a few usual sums, and all that is left. */
const atalhosDe = (maximo: number) =>
  [...ATALHOS, maximo].filter((quantas, i) => quantas > 0 && (quantas < maximo || i === ATALHOS.length));

interface Props {
  pai: PaiNaTela;
  saldo: Saldo;
  /** Called when it has more coins than before. */
  aoDar?: () => void;
}

/** How much of the rule's coins is given elsewhere, here, and left, as the form stands. */
function Quanto({ saldo: { quota, maximo, dadas }, aqui }: { saldo: Saldo; aqui: number }) {
  const cabe = Number.isInteger(aqui) && aqui >= 0 && aqui <= maximo ? aqui : dadas;
  const sobram = maximo - cabe;
  const parte = (quantas: number) => ({ width: `${quota > 0 ? (100 * quantas) / quota : 0}%` });
  return (
    <div>
      <div className={classes.barra} aria-hidden>
        <span className={classes.fora} style={parte(quota - maximo)} />
        <span className={classes.aqui} style={parte(cabe)} />
      </div>
      <Text size="sm" c="dimmed" mt={4} aria-live="polite">
        {cabe === dadas ? 'Você tem' : 'Depois disso você fica com'} {numero(sobram)} de{' '}
        {plural(quota, 'moeda', 'moedas')} para dar.
      </Text>
    </div>
  );
}

export function FormularioDoPatrocinio({ pai, saldo, aoDar }: Props) {
  const sessao = useSessaoAtiva();
  const { nome } = pai.lugar.tipo;
  const mutacao = patrocinioData.patrocinar(sessao, pai);
  const patrocinar = useMutation({
    ...mutacao,
    // Of the act itself: the form is a new one before the act has ended.
    onSuccess: (...deTudo) => {
      if (deTudo[1].moedas > saldo.dadas) aoDar?.();
      return mutacao.onSuccess?.(...deTudo);
    },
  });
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
        <div className={classes.valores} role="group" aria-label="Valores sugeridos">
          {atalhosDe(saldo.maximo).map((quantas, i) => (
            <Button
              key={quantas}
              // Where the page's bar leads to.
              data-foco={i === 0 || undefined}
              size="xs"
              variant={digitadas === quantas ? 'light' : 'default'}
              aria-pressed={digitadas === quantas}
              onClick={() => form.setFieldValue('moedas', quantas)}
            >
              {quantas === saldo.maximo ? `Tudo (${quantas})` : quantas}
            </Button>
          ))}
        </div>
        <Quanto saldo={saldo} aqui={digitadas} />
        <NumberInput
          label="Moedas"
          description={`Você pode dar até ${plural(saldo.maximo, 'moeda', 'moedas')} a ${flexao(nome).este} ${nome.singular}.`}
          min={0}
          max={saldo.maximo}
          clampBehavior="none"
          decimalSeparator=","
          inputContainer={(campo) => (
            <div className={classes.dar}>
              {campo}
              <Button type="submit" variant="light" loading={patrocinar.isPending} disabled={nadaAFazer}>
                {estado}
              </Button>
            </div>
          )}
          {...form.getInputProps('moedas')}
        />
        {patrocinar.error && (
          <Alert color="red" role="alert">
            {mensagemDoErro(patrocinar.error)}
          </Alert>
        )}
      </Stack>
    </form>
  );
}
