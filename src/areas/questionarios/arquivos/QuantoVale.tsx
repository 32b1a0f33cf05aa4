/** Asks what the options of a file are worth where the file does not say so (decisions Q280). */
import '@mantine/core/styles/NumberInput.css';
import { NumberInput, Stack, Text } from '@mantine/core';
import type { ArquivoDeQuestionario } from '@/domain/diagnostico/arquivo/formato';
import { MAIOR_VALOR, semValor, type Valores, valorServe } from '@/domain/diagnostico/arquivo/valores';
import { plural } from '@/ui/texto/formatos';
import classes from '../Questionarios.module.css';

interface Props {
  arquivo: ArquivoDeQuestionario;
  valores: Valores;
  aoMudar: (valores: Valores) => void;
}

export function QuantoVale({ arquivo, valores, aoMudar }: Props) {
  const pedidos = arquivo.tipos.filter(semValor);
  if (pedidos.length === 0) return null;
  const perguntas = arquivo.grupos.flatMap((grupo) => grupo.perguntas);
  const usadaEm = (chave: string) => {
    const dele = perguntas.filter(({ tipo }) => tipo === chave);
    const [primeira] = dele;
    const outras = dele.length - 1;
    return `De "${primeira?.nome}"${outras > 0 ? ` e ${plural(outras, 'outra pergunta', 'outras perguntas')}` : ''}`;
  };
  return (
    <Stack gap="sm">
      <Text size="sm">
        O arquivo não diz quanto vale cada opção. Dê valores de 0 a {MAIOR_VALOR}, ou deixe para depois: sem
        eles o questionário entra, mas não se publica. Uma opção em branco entre outras com valor não entra na
        média.
      </Text>
      {pedidos.map(({ chave, campos }) => (
        <fieldset key={chave} className={classes.caixa}>
          <legend>{usadaEm(chave)}</legend>
          {campos.map(({ campo }, i) => {
            const valor = valores.get(chave)?.[i];
            return (
              <NumberInput
                key={campo}
                label={campo}
                value={valor ?? ''}
                min={0}
                max={MAIOR_VALOR}
                allowDecimal={false}
                clampBehavior="none"
                error={valorServe(valor) ? undefined : `O valor vai de 0 a ${MAIOR_VALOR}.`}
                onChange={(novo) => {
                  const dele = campos.map((_, outro) => (outro === i ? novo : valores.get(chave)?.[outro]));
                  aoMudar(new Map([...valores, [chave, dele]]));
                }}
              />
            );
          })}
        </fieldset>
      ))}
    </Stack>
  );
}
