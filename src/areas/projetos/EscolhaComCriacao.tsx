/** Licensed entity and ambassadors of a project: chosen from a list, or created by typing a new name (part 3 §5). */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { type ComboboxItem, MultiSelect, type OptionsFilter, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { AQuemPedir } from '@/areas/cadastro/AQuemPedir';
import { contemPalavras, emOrdem } from '@/domain/comum/busca';
import { APOIOS, type TipoDeApoio } from '@/domain/projetos/apoio';
import { pode } from '@/firebase/sessao/pode';
import { novoId } from '@/firebase/dados/collection';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { apoiosData } from './apoios.data';

/** For somebody who may not create one. */
const SEM_NADA = (
  <>
    Ainda não há nada para escolher. <AQuemPedir />
  </>
);
/** Value of the option that creates what was typed; no id looks like it. */
const CRIAR = '+';

const filtrar: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter(({ value, label }) => value === CRIAR || contemPalavras(label, search));

/** The list, with '+ Criar' at its end while what is typed names none of it. */
function useEscolha(tipo: TipoDeApoio, escolhidos: readonly string[], aoCriar: (id: string) => void) {
  const sessao = useSessaoAtiva();
  const { data: apoios, isError } = useQuery(apoiosData[tipo].todos(sessao));
  const [criados, definirCriados] = useState<ComboboxItem[]>([]);
  const [busca, definirBusca] = useState('');
  const { mutate, isPending } = useMutation(apoiosData[tipo].criar(sessao));
  const conhecidos = new Map(
    [...criados, ...(apoios ?? []).map(({ id, nome }) => ({ value: id, label: nome }))].map((item) => [
      item.value,
      item,
    ]),
  );
  // The chosen one stays chosen, also where the name does not come.
  for (const id of escolhidos)
    if (id && !conhecidos.has(id))
      conhecidos.set(id, { value: id, label: apoios ? 'Nome não encontrado' : '…' });
  const opcoes = [...conhecidos.values()];
  const nome = busca.trim();
  const cria = pode(sessao, APOIOS[tipo].acesso, 'create');
  const novo =
    cria &&
    apoios !== undefined &&
    nome !== '' &&
    !opcoes.some(({ label }) => emOrdem(label) === emOrdem(nome));
  const criar = () =>
    mutate(
      { id: novoId(), nome },
      {
        onSuccess: (criado) => {
          definirCriados((antes) => [...antes, { value: criado.id, label: criado.nome }]);
          aoCriar(criado.id);
          definirBusca('');
        },
      },
    );
  return {
    criar,
    campo: {
      data: novo ? [...opcoes, { value: CRIAR, label: `+ Criar "${nome}"` }] : opcoes,
      searchable: true,
      searchValue: busca,
      onSearchChange: definirBusca,
      filter: filtrar,
      disabled: isPending,
      nothingFoundMessage: isError
        ? 'Não foi possível carregar a lista.'
        : opcoes.length > 0
          ? 'Nada encontrado...'
          : cria
            ? 'Ainda não há nada para escolher: escreva o nome para + Criar.'
            : SEM_NADA,
    },
  };
}

interface Props<V> {
  tipo: TipoDeApoio;
  rotulo: string;
  valor: V;
  aoMudar: (valor: V) => void;
  erro: ReactNode;
}

export function EscolhaDeUm({ tipo, rotulo, valor, aoMudar, erro }: Props<string>) {
  const { campo, criar } = useEscolha(tipo, [valor], aoMudar);
  return (
    <Select
      label={rotulo}
      description="Escolha da lista ou escreva um nome novo."
      allowDeselect={false}
      error={erro}
      value={valor || null}
      onChange={(id) => (id === CRIAR ? criar() : aoMudar(id ?? ''))}
      {...campo}
    />
  );
}

export function EscolhaDeVarios({ tipo, rotulo, valor, aoMudar, erro }: Props<string[]>) {
  const { campo, criar } = useEscolha(tipo, valor, (id) => aoMudar([...valor, id]));
  return (
    <MultiSelect
      label={rotulo}
      description="Escolha da lista ou escreva um nome novo."
      hidePickedOptions
      error={erro}
      value={valor}
      onChange={(ids) => (ids.includes(CRIAR) ? criar() : aoMudar(ids))}
      {...campo}
    />
  );
}
