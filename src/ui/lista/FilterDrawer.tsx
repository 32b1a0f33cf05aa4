import { Box, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { Gaveta } from '@/ui/moldura/Gaveta';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { FiltroDaLista } from './filtro';
import { useFocoNoCampo } from '@/ui/formulario/useFocoNoCampo';

interface Props<F extends string> {
  filtros: readonly FiltroDaLista<F>[];
  valores: Partial<Record<F, string>>;
  aoAplicar: (valores: Partial<Record<F, string>>) => void;
  topo?: ((fechar: () => void) => ReactNode) | undefined;
  aberto: boolean;
  aoFechar: () => void;
}

/** Filters of a list, with 'Restaurar' (none) and 'Aplicar' (part 1 §2). */
export default function FilterDrawer<F extends string>({ topo, aberto, aoFechar, ...conteudo }: Props<F>) {
  return (
    <Gaveta opened={aberto} onClose={aoFechar} title="Filtros" size="sm">
      <Depois>
        {topo ? <Box mb="md">{topo(aoFechar)}</Box> : null}
        {/* Fields may be lazy: they come all at once, and the first one takes the focus. */}
        <Suspense fallback={<Esqueleto altura={160} />}>
          <Campos {...conteudo} aoFechar={aoFechar} />
        </Suspense>
      </Depois>
    </Gaveta>
  );
}

/** The drawer comes at once, what is in it with the next frame. */
const Depois = ({ children }: { children: ReactNode }) => (useDeferredValue(true, false) ? children : null);

function Campos<F extends string>({
  filtros,
  valores,
  aoAplicar,
  aoFechar,
}: Omit<Props<F>, 'aberto' | 'topo'>) {
  const [escolhidos, setEscolhidos] = useState(valores);
  const form = useRef<HTMLFormElement>(null);
  useFocoNoCampo(form);
  const aplicar = (novos: Partial<Record<F, string>>) => {
    aoAplicar(novos);
    aoFechar();
  };
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    aplicar(escolhidos);
  };
  return (
    <form ref={form} onSubmit={enviar}>
      <Stack>
        {filtros.map(({ id, campo }) => (
          <div key={id}>
            {campo(escolhidos[id] ?? '', (novo) => setEscolhidos((atuais) => ({ ...atuais, [id]: novo })))}
          </div>
        ))}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            onClick={() =>
              aplicar(Object.fromEntries(filtros.map(({ id }) => [id, ''])) as Partial<Record<F, string>>)
            }
          >
            Restaurar
          </Button>
          <Button type="submit">Aplicar</Button>
        </Group>
      </Stack>
    </form>
  );
}
