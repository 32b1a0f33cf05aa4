/** The numbers of a chart as a table. */
import '@mantine/core/styles/Table.css';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Rolagem } from '@/ui/pagina/Rolagem';
import { numero } from '@/ui/texto/formatos';
import { porcentoDe } from '@/ui/texto/emPartes';
import { type Fatia, soma } from './fatias';
import classes from './Premio.module.css';

interface Props {
  titulo: string;
  /** Heading of the names. */
  oQue: string;
  fatias: readonly Fatia[];
  /** Instead of the plain name. */
  celula?: (fatia: Fatia) => ReactNode;
}

export const TabelaDasFatias = ({ titulo, oQue, fatias, celula }: Props) => {
  const todas = soma(fatias);
  const comPorcento = porcentoDe(0, todas) !== undefined;
  return (
    <Rolagem nome={`Tabela: ${titulo}`} alturaMaxima="24rem">
      <Table aria-label={titulo}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{oQue}</Table.Th>
            <Table.Th scope="col" ta="right">
              Empresas
            </Table.Th>
            {comPorcento ? (
              <Table.Th scope="col" ta="right">
                Percentual
              </Table.Th>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fatias.map((fatia) => (
            <Table.Tr key={fatia.valor}>
              <Table.Th scope="row" fw="normal" className={classes.nome}>
                {celula ? celula(fatia) : fatia.nome}
              </Table.Th>
              <Table.Td ta="right">{numero(fatia.n)}</Table.Td>
              {comPorcento ? <Table.Td ta="right">{porcentoDe(fatia.n, todas)}</Table.Td> : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rolagem>
  );
};
