/** Home of a kind (part 2 §2): tabs, search, how many there are, and the parents as cards. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeBusca } from '@/ui/lista/CampoDeBusca';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { totalEmPalavras } from '@/ui/lista/total';
import { Abas } from '@/ui/pagina/Abas';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { CartaoDoPai } from './CartaoDoPai';
import classes from './HomeDePais.module.css';
import { emSequencia, type FiltrosDePais, type ListasDePais } from './listas.data';
import type { Aba } from './visiveis';
import { parte } from '@/ui/moldura/parte';

/** Its words are read by few. */
const SemPais = parte(() => import('./SemPais').then((m) => m.SemPais));

/** What the home of a kind says. */
export interface TextosDaHome {
  titulo: string;
  /** Name of the group of tabs. */
  quais: string;
  /** Name of the field of the search. */
  pesquisar: string;
  /** The tabs it has, the first one first. */
  abas: Readonly<Partial<Record<Aba, string>>>;
  adicionar: string;
  /** Nothing matches the search. */
  nadaEncontrado: string;
}

interface Props<T> {
  listas: ListasDePais<T>;
  textos: TextosDaHome;
  /** Absent for people who may not. */
  aoCriar: (() => void) | undefined;
  /** Switch to other views of the same records. */
  vistas?: ReactNode;
}

interface CartoesProps<T> extends Props<T> {
  filtros: FiltrosDePais;
  aoLimpar: () => void;
}

function Cartoes<T>({ listas, textos, filtros, aoLimpar, aoCriar }: CartoesProps<T>) {
  const sessao = useSessaoAtiva();
  const { tipo, comoPai } = listas;
  const { plural } = tipo.nome;
  const {
    data: lidos,
    error,
    hasNextPage,
    isFetchingNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery(emSequencia(listas.pagina(sessao, filtros, 10)));
  // Ten cards drawn at once keep a phone from answering. Deferred, they are drawn in slices (row 7).
  const data = useDeferredValue(lidos);
  if (error)
    return (
      <ErrorState titulo={`Erro ao buscar ${plural}`} erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!lidos || !data) return <EsqueletoDosCartoes />;
  const registros = data.pages.flatMap(({ itens }) => itens);
  const ilegiveis = ilegiveisEm(data.pages);
  if (registros.length === 0 && ilegiveis === 0)
    return (
      <Suspense fallback={<EsqueletoDosCartoes />}>
        <SemPais nome={tipo.nome} textos={textos} filtros={filtros} aoLimpar={aoLimpar} aoCriar={aoCriar} />
      </Suspense>
    );
  return (
    <Stack gap="md">
      <RegistrosIlegiveis quantos={ilegiveis} />
      <div className={classes.grade}>
        {registros.map((registro) => (
          <CartaoDoPai key={registro.id} tipo={tipo} id={registro.id} pai={comoPai(registro)} />
        ))}
      </div>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais {plural}
        </Button>
      )}
    </Stack>
  );
}

/** Beside the search and never on a line of its own: nothing jumps when it comes. */
function Quantos<T>({ listas, filtros }: Pick<CartoesProps<T>, 'listas' | 'filtros'>) {
  const { data } = useQuery(listas.total(useSessaoAtiva(), filtros));
  const { singular, plural } = listas.tipo.nome;
  return data ? (
    <Text c="dimmed" role="status">
      {totalEmPalavras(data, singular, plural)}
    </Text>
  ) : null;
}

/** As high as most cards. */
const EsqueletoDosCartoes = () => (
  <div className={classes.grade} aria-busy>
    {Array.from({ length: 6 }, (_, i) => (
      <Esqueleto key={i} altura={186} />
    ))}
  </div>
);

export function HomeDePais<T>({ listas, textos, aoCriar, vistas }: Props<T>) {
  const [parametros, mudarParametros] = useSearchParams();
  const pedida = parametros.get('aba') ?? '';
  const aba: Aba = Object.hasOwn(textos.abas, pedida) ? (pedida as Aba) : 'todas';
  const pesquisa = parametros.get('busca') ?? '';
  const filtros = { aba, ...(pesquisa ? { pesquisa } : {}) };
  const mudar = (nome: string, valor: string) =>
    mudarParametros(
      (atuais) => {
        const novos = new URLSearchParams(atuais);
        if (valor) novos.set(nome, valor);
        else novos.delete(nome);
        return novos;
      },
      { replace: true },
    );
  usePageTitle(textos.titulo);
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={1}>{textos.titulo}</Title>
        <Group gap="xs">
          {vistas}
          {aoCriar && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={aoCriar}>
              {textos.adicionar}
            </Button>
          )}
        </Group>
      </Group>
      <Abas
        rotulo={textos.quais}
        abas={textos.abas}
        atual={aba}
        aoMudar={(nova) => mudar('aba', nova === 'todas' ? '' : nova)}
      >
        <Stack gap="md">
          <div className={classes.topo}>
            <CampoDeBusca
              rotulo={textos.pesquisar}
              valor={pesquisa}
              aoBuscar={(texto) => mudar('busca', texto)}
            />
            <Quantos listas={listas} filtros={filtros} />
          </div>
          <Cartoes
            listas={listas}
            textos={textos}
            filtros={filtros}
            aoLimpar={() => mudar('busca', '')}
            aoCriar={aoCriar}
          />
        </Stack>
      </Abas>
    </Stack>
  );
}
