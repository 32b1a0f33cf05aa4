/** Choice of a record by its name, such as the category of a type. The name stands beside the id (part 2 §3). */
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import type { opcoesDeCategorias } from './opcoes.data';

interface Props {
  rotulo: string;
  ajuda?: string;
  opcoes: typeof opcoesDeCategorias;
  valor: { id: string; nome: string };
  aoMudar: (id: string, nome: string) => void;
  erro?: ReactNode;
}

export function CampoDeOpcao({ rotulo, ajuda, opcoes, valor, aoMudar, erro }: Props) {
  const { data = [], error, isPending, refetch } = useQuery(opcoes(useSessaoAtiva()));
  if (error)
    return (
      <ErrorState
        titulo={`Erro ao buscar ${rotulo.toLowerCase()}`}
        erro={error}
        aoTentarDeNovo={() => void refetch()}
      />
    );
  // One that was removed, or that the person may not list, stays chosen until another is.
  const fora = valor.id !== '' && !data.some(({ id }) => id === valor.id);
  const todas = fora ? [valor, ...data] : data;
  return (
    <NativeSelect
      label={rotulo}
      description={
        !isPending && todas.length === 0
          ? 'Nenhuma opção está ao seu alcance: peça a quem administra a empresa.'
          : ajuda
      }
      error={erro}
      value={valor.id}
      onChange={({ currentTarget: { value } }) =>
        aoMudar(value, todas.find(({ id }) => id === value)?.nome ?? '')
      }
      data={[
        { value: '', label: isPending ? 'Carregando…' : 'Escolha' },
        ...todas.map(({ id, nome }) => ({ value: id, label: nome })),
      ]}
    />
  );
}
