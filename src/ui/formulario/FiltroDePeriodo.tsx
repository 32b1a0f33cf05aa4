import { type ComponentProps, useState } from 'react';
import { CampoDePeriodo } from './CampoDePeriodo';
import { ehDia } from './dia';

const soDia = (texto: string) => (ehDia(texto) ? texto : '');

/** A period that filters: only whole days go on, what is being typed stays here. */
export function FiltroDePeriodo({ valor, aoMudar, ...resto }: ComponentProps<typeof CampoDePeriodo>) {
  const [escrito, escrever] = useState(valor);
  // Changed from elsewhere, such as 'Limpar filtros', what was typed is past.
  const vale = escrito.every((texto, i) => soDia(texto) === valor[i]);
  return (
    <CampoDePeriodo
      {...resto}
      valor={vale ? escrito : valor}
      aoMudar={(inicio, fim) => {
        escrever([inicio, fim]);
        aoMudar(soDia(inicio), soDia(fim));
      }}
    />
  );
}
