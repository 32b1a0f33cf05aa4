/** The list of records known by their name: what it reads, what its rows offer, and the form it opens. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import type { Filtro } from '@/domain/comum/consulta';
import type { ComId } from '@/domain/comum/campos';
import type { DadosDoCadastro, Registro } from '@/firebase/dados/cadastro';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import type { OrdemDaLista } from '@/ui/lista/useEstadoDaLista';
import type { DaPagina } from './FormDoCadastro';
import { type TextoDaPergunta, useEditarERemover, useEstadoPorNome } from '@/ui/lista/porNome';

interface Opcoes<T> {
  /** What it can be sorted by, a constant (ordensDe). */
  ordens: readonly string[];
  /** By name unless told; a constant. */
  ordemPadrao?: OrdemDaLista | undefined;
  /** Asked before a removal: 'Tem certeza que deseja remover …?', and what that brings. */
  pergunta: (registro: T) => string;
  texto?: TextoDaPergunta<ComId<T>>;
  /** What the list's records have in common besides; all of them where absent. */
  filtros?: readonly Filtro[];
  /** Between 'Editar' and 'Remover'. */
  outrasAcoes?: (registro: ComId<T>) => AcaoDaLinha[];
}

/** `props` for ListPage; `adicionar` and `formulario` draw the button and what is open, where the page wants them. */
export function useListaDoCadastro<T extends Registro, F extends { nome: string }>(
  dados: DadosDoCadastro<T, F>,
  { ordens, ordemPadrao, filtros, ...opcoes }: Opcoes<T>,
) {
  const sessao = useSessaoAtiva();
  const estado = useEstadoPorNome(ordens, ordemPadrao);
  const lista = dados.pagina(
    sessao,
    estado.busca,
    estado.ordem,
    estado.porPagina,
    ...(filtros ? [filtros] : []),
  );
  const consulta = useLista(lista, estado.pagina);
  const { mutate } = useMutation(dados.remover(sessao));
  const [aberto, abrir] = useState<'novo' | ComId<T>>();
  const acoesDaLinha = useEditarERemover<ComId<T>>({
    ...opcoes,
    pode: (operacao, registro) => dados.pode(sessao, operacao, registro),
    editar: abrir,
    remover: mutate,
  });
  return {
    props: {
      ...(dados.cadastro.pesquisavel ? { busca: 'Pesquisar pelo nome' } : {}),
      estado,
      consulta,
      acoesDaLinha,
      nomeDoItem: ({ nome }: T) => nome,
      ...(dados.pode(sessao, 'update') ? { aoAbrir: (registro: ComId<T>) => abrir(registro) } : {}),
    },

    adicionar: (rotulo: string) =>
      dados.pode(sessao, 'create') ? (
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir('novo')}>
          {rotulo}
        </Button>
      ) : undefined,

    /** The form of a new record, or of the one that was opened. */
    formulario: (Form: ComponentType<DaPagina<T>>) =>
      aberto && (
        <Form
          key={aberto === 'novo' ? aberto : aberto.id}
          registro={aberto === 'novo' ? undefined : aberto}
          aoFechar={() => abrir(undefined)}
        />
      ),
  };
}
