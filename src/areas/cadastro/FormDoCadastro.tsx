/** The dialog that registers or changes a record known by its name. */
import { Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { DadosDoCadastro, Registro } from '@/firebase/dados/cadastro';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { useAberto } from '@/ui/formulario/useAberto';

/** What a page gives to the form of its records. */
export interface DaPagina<T> {
  /** Absent for a new one. */
  registro?: ComId<T> | undefined;
  aoFechar: () => void;
}

export interface DoForm<T, F = { nome: string }> extends DaPagina<T> {
  /** Over another form: what was stored, to be chosen there. The lists that show it are read again by then. */
  aoCriar?: ((criado: ComId<F>) => void) | undefined;
}

interface Props<T extends Registro, F extends { nome: string }> extends DoForm<T, F> {
  dados: DadosDoCadastro<T, F>;
  titulo: string;
  /** The record can only be looked at. */
  somenteLeitura?: boolean;
  /** What a new one begins with besides. */
  inicial?: Partial<F> | undefined;
  tamanho?: 'md' | 'lg' | 'secoes';
  /** What its schema cannot know: throws the sentence of a form that may not be stored. */
  antesDeSalvar?: ((form: F, id: string) => Promise<void>) | undefined;
  /** A new one has more than a name in it, so that its draft is kept too. */
  guardaNovo?: boolean;
  /** The fields; `id` is the record's, also of one that is not stored yet. */
  children: (form: UseFormReturnType<F>, id: string) => ReactNode;
}

export function FormDoCadastro<T extends Registro, F extends { nome: string }>({
  dados,
  registro: atual,
  titulo,
  somenteLeitura = false,
  guardaNovo = false,
  inicial,
  tamanho = 'md',
  antesDeSalvar,
  aoFechar,
  aoCriar,
  children,
}: Props<T, F>) {
  const sessao = useSessaoAtiva();
  const registro = useAberto(atual);
  const [id] = useState(() => registro?.id ?? novoId());
  const { mutateAsync } = useMutation(dados.salvar(sessao, registro));
  const enviar = async (form: F) => {
    await antesDeSalvar?.(form, id);
    await mutateAsync({ id, form });
    aoCriar?.({ ...form, id });
  };
  return (
    <FormModal
      titulo={titulo}
      aberto
      aoFechar={aoFechar}
      tamanho={tamanho}
      somenteLeitura={somenteLeitura}
      schema={dados.cadastro.form}
      valoresIniciais={{ ...dados.cadastro.formDe(registro), ...(registro ? {} : inicial) }}
      {...((registro || guardaNovo) && !somenteLeitura
        ? {
            rascunhoKey: `${sessao.uid}/${sessao.contexto.empresaId}/${dados.cadastro.colecao}/${registro?.id ?? 'novo'}`,
          }
        : {})}
      aoEnviar={enviar}
    >
      {(form) => <Stack gap="md">{children(form, id)}</Stack>}
    </FormModal>
  );
}
