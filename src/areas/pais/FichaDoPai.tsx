/** What a parent is filed under, beside its text: facts and attachments, without a box of their own where there is room. */
import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Anexo } from '@/domain/comum/campos';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import classes from './FichaDoPai.module.css';

interface Fato {
  nome: string;
  /** Of a list nobody filled in it says so; a text that is missing is no fact. */
  valor: string | readonly string[] | null;
}

interface Props {
  fatos: readonly Fato[];
  anexos: readonly Anexo[];
}

function Valor({ valor }: Pick<Fato, 'valor'>) {
  if (typeof valor === 'string') return <Text size="sm">{valor}</Text>;
  if (!valor?.length)
    return (
      <Text size="sm" c="dimmed">
        Nenhum valor adicionado!
      </Text>
    );
  return (
    <Group gap={6}>
      {valor.map((um) => (
        <StatusBadge key={um} cor="gray">
          {um}
        </StatusBadge>
      ))}
    </Group>
  );
}

const Linha = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <div>
    <dt>{nome}</dt>
    <dd>{children}</dd>
  </div>
);

export function FichaDoPai({ fatos, anexos }: Props) {
  const ditos = fatos.filter(({ valor }) => valor !== null && valor !== '');
  if (ditos.length === 0 && anexos.length === 0) return null;
  return (
    <BlocoLateral titulo={anexos.length > 0 ? 'Ficha e anexos' : 'Ficha'} recolhido discreto>
      <dl className={classes.ficha}>
        {ditos.map(({ nome, valor }) => (
          <Linha key={nome} nome={nome}>
            <Valor valor={valor} />
          </Linha>
        ))}
        {anexos.length > 0 && (
          <Linha nome="Anexos">
            <ArquivosParaBaixar arquivos={anexos} ler={baixarArquivo} />
          </Linha>
        )}
      </dl>
    </BlocoLateral>
  );
}
