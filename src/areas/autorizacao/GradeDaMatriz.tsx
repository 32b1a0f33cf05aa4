/** Rota / Acessar / Editar / Remover / Criar, grouped by the four areas (part 1 §2). */
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Table.css';
import { Checkbox, Stack, Table, Title, VisuallyHidden } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { flagFixa } from '@/domain/acesso/flags-fixas';
import type { Matriz, Mudanca } from '@/domain/acesso/matriz';
import { AREAS, CODIGOS, type CodigoModulo, type Flag, ROTULO_DA_AREA } from '@/domain/acesso/areas';
import { MODULOS } from '@/domain/acesso/modulos';
import type { Papel } from '@/domain/acesso/papeis';
import classes from './GradeDaMatriz.module.css';
import { COLUNAS, ROTULO_DA_FLAG } from './rotulos';

interface Props {
  papel: Papel;
  matriz: Matriz;
  mudancas: readonly Mudanca[];
  aoMudar: (codigo: CodigoModulo, flag: Flag, valor: boolean) => void;
}

type PropsDaCelula = Props & { codigo: CodigoModulo; flag: Flag };

function Celula({ papel, matriz, mudancas, aoMudar, codigo, flag }: PropsDaCelula) {
  const fixa = flagFixa(papel, codigo, flag);
  if (fixa) {
    return (
      <span className={classes.fixa} title={fixa.motivo}>
        <IconLock size={14} aria-hidden />
        {fixa.valor ? 'Sim' : 'Não'}
        <VisuallyHidden>, fixo</VisuallyHidden>
      </span>
    );
  }
  const mudou = mudancas.some((mudanca) => mudanca.codigo === codigo && mudanca.flag === flag);
  const rotulo = `${MODULOS[codigo].label}: ${ROTULO_DA_FLAG[flag]}`;
  return (
    <span className={classes.chave} data-mudou={mudou || undefined}>
      <Checkbox
        aria-label={mudou ? `${rotulo} (mudança não salva)` : rotulo}
        checked={matriz.get(codigo)?.[flag] ?? false}
        onChange={({ currentTarget }) => aoMudar(codigo, flag, currentTarget.checked)}
      />
    </span>
  );
}

export function GradeDaMatriz(props: Props) {
  return AREAS.map((area) => (
    <Stack key={area} component="section" gap="xs" aria-labelledby={`area-${area}`}>
      <Title order={2} id={`area-${area}`}>
        {ROTULO_DA_AREA[area]}
      </Title>
      <Table layout="fixed" horizontalSpacing={4} className={classes.grade}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Rota</Table.Th>
            {COLUNAS.map((flag) => (
              <Table.Th key={flag} scope="col" ta="center" fz="xs" px={0} w={{ base: 60, xs: 110 }}>
                {ROTULO_DA_FLAG[flag]}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {CODIGOS.filter((codigo) => MODULOS[codigo].area === area && props.matriz.has(codigo)).map(
            (codigo) => (
              <Table.Tr key={codigo}>
                <Table.Th scope="row" fw={400}>
                  {MODULOS[codigo].label}
                </Table.Th>
                {COLUNAS.map((flag) => (
                  <Table.Td key={flag} ta="center">
                    <Celula {...props} codigo={codigo} flag={flag} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ),
          )}
        </Table.Tbody>
      </Table>
    </Stack>
  ));
}
