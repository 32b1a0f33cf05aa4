/** The page of a person or company: what it is and what can be done on top, facts narrow, what happened wide. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';
import { Breadcrumbs, type Migalha } from '@/ui/pagina/Breadcrumbs';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import classes from './Ficha.module.css';

interface Props {
  migalhas: readonly Migalha[];
  /** Face or logo. */
  figura: ReactNode;
  titulo: string;
  /** Under the name: role, status. */
  sob: ReactNode;
  /** Buttons; what removes and what few people ever do is behind the '…'. */
  acoes: readonly AcaoDaLinha[];
  raras?: readonly string[];
  fatos: readonly (readonly [rotulo: string, valor: ReactNode])[];
  children: ReactNode;
}

export function Ficha({ migalhas, figura, titulo, sob, acoes, raras = [], fatos, children }: Props) {
  const rara = ({ perigo, rotulo }: AcaoDaLinha) => perigo === true || raras.includes(rotulo);
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={migalhas} />
      <header className={classes.cabeca}>
        {figura}
        <Stack gap={4} className={classes.nome ?? ''}>
          <Title order={1}>{titulo}</Title>
          <Group gap="xs">{sob}</Group>
        </Stack>
        <Group gap="xs">
          {acoes
            .filter((acao) => !rara(acao))
            .map(({ rotulo, icone, aoClicar }) => (
              <Button key={rotulo} variant="default" leftSection={icone} onClick={aoClicar}>
                {rotulo}
              </Button>
            ))}
          <MaisAcoes acoes={acoes.filter(rara)} />
        </Group>
      </header>
      <div className={classes.ficha}>
        <div className={classes.lado}>
          <BlocoLateral titulo="Dados">
            <dl className={classes.fatos}>
              {fatos
                .filter(([, valor]) => valor !== '' && valor !== null)
                .map(([rotulo, valor]) => (
                  <div key={rotulo}>
                    <dt>{rotulo}</dt>
                    <dd>{valor}</dd>
                  </div>
                ))}
            </dl>
          </BlocoLateral>
        </div>
        <div className={classes.corpo}>{children}</div>
      </div>
    </Stack>
  );
}

/** A titled list of what happened; without a line it says so. */
export function Acontecimentos({ vazio, children }: { vazio: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <Text c="dimmed">{vazio}</Text>;
  return <ul className={classes.linhas}>{children}</ul>;
}
