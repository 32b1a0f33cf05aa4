/** Choice of a record by its name, such as the category of a type. The name stands beside the id (part 2 §3). */
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CriarNoLugar, type DaCriacao } from '@/areas/cadastro/CriarNoLugar';
import type { ComId } from '@/domain/comum/campos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import type { opcoesDeCategorias } from './opcoes.data';

interface Props {
  rotulo: string;
  ajuda?: string;
  opcoes: typeof opcoesDeCategorias;
  /** The record that may be missing: its noun, and its form. */
  criacao: {
    oQue: string;
    pode: boolean;
    formulario: (props: DaCriacao<ComId<{ nome: string }>>) => ReactNode;
  };
  valor: { id: string; nome: string };
  aoMudar: (id: string, nome: string) => void;
  erro?: ReactNode;
}

export function CampoDeOpcao({ rotulo, ajuda, opcoes, criacao, valor, aoMudar, erro }: Props) {
  const { data = [], error, isLoading, refetch } = useQuery(opcoes(useSessaoAtiva()));
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
    <CriarNoLugar
      {...criacao}
      vazio={!isLoading && todas.length === 0}
      aoCriar={({ id, nome }) => aoMudar(id, nome)}
    >
      <NativeSelect
        label={rotulo}
        description={ajuda}
        error={erro}
        value={valor.id}
        onChange={({ currentTarget: { value } }) =>
          aoMudar(value, todas.find(({ id }) => id === value)?.nome ?? '')
        }
        data={[
          { value: '', label: isLoading ? 'Carregando…' : 'Escolha' },
          ...todas.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
    </CriarNoLugar>
  );
}
