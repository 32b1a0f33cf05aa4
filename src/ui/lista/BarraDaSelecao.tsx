import '@mantine/core/styles/Alert.css';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { AndamentoDoEnvio } from '@/ui/formulario/AndamentoDoEnvio';
import { numero } from '@/ui/texto/formatos';
import classes from './BarraDaSelecao.module.css';
import type { EmLote } from './emLote';
import type { Item, Selecao } from './lista';
import { type Resultado, useFazerEmLote } from './useFazerEmLote';

interface Props<T extends Item> {
  nomeDoItem: ((item: T) => string) | undefined;
  emLote: EmLote<T>;
  selecao: Selecao<T>;
}

/** At the foot of the list while rows are selected. It says how many, what can be done to them, and what came of it. */
export default function BarraDaSelecao<T extends Item>({ emLote, selecao, nomeDoItem }: Props<T>) {
  const { fazer, andamento, parar, resultado, calar } = useFazerEmLote(emLote, selecao);
  const { marcadas, limpar } = selecao;
  if (marcadas.length === 0 && !andamento && !resultado) return null;
  const [uma, varias] = emLote.selecionadas;
  return (
    <section className={classes.barra} aria-label="Seleção">
      <Stack gap="xs">
        {resultado ? <OQueHouve resultado={resultado} nomeDoItem={nomeDoItem} aoFechar={calar} /> : null}
        {andamento ? (
          <AndamentoDoEnvio rotulo={andamento.oQue} {...andamento} aoParar={parar} />
        ) : marcadas.length > 0 ? (
          <Group gap="xs">
            <Text size="sm" fw={600} role="status">
              {numero(marcadas.length)} {marcadas.length === 1 ? uma : varias}
            </Text>
            <Group gap="xs" className={classes.acoes}>
              {emLote.acoes.map((acao) => {
                const quantas = marcadas.filter(acao.pode).length;
                if (quantas === 0) return null;
                return (
                  <Button
                    key={acao.rotulo}
                    variant="default"
                    size="xs"
                    {...(acao.perigo ? { c: 'var(--mantine-color-error)' } : {})}
                    leftSection={acao.icone}
                    onClick={() => void fazer(acao)}
                  >
                    {acao.rotulo}
                    {quantas < marcadas.length ? ` (${numero(quantas)})` : ''}
                  </Button>
                );
              })}
              <Button variant="subtle" size="xs" onClick={limpar}>
                Limpar seleção
              </Button>
            </Group>
          </Group>
        ) : null}
      </Stack>
    </section>
  );
}

/** More names than these are only counted. */
const NOMEADAS = 5;

interface PropsDoResultado<T extends Item> extends Pick<Props<T>, 'nomeDoItem'> {
  resultado: Resultado<T>;
  aoFechar: () => void;
}

function OQueHouve<T extends Item>({ resultado, nomeDoItem, aoFechar }: PropsDoResultado<T>) {
  const { feito, ficaram } = resultado;
  const outras = ficaram.length - NOMEADAS;
  return (
    <Alert
      color={ficaram.length > 0 ? 'yellow' : 'green'}
      title={feito}
      withCloseButton
      closeButtonLabel="Fechar"
      onClose={aoFechar}
    >
      {ficaram.length > 0 ? (
        <>
          O que não foi feito continua selecionado:
          <ul className={classes.ficaram}>
            {ficaram.slice(0, NOMEADAS).map(({ item, porQue }) => (
              <li key={item.id}>
                <b>{nomeDoItem?.(item)}</b>: {porQue}
              </li>
            ))}
            {outras > 0 ? <li>e mais {numero(outras)}</li> : null}
          </ul>
        </>
      ) : null}
    </Alert>
  );
}
