/**
 * The committee in session: the agenda, the idea it looks at, and the decision about it, side by side. J and K go
 * through the agenda, Ctrl+Enter decides and goes on.
 */
import { Anchor, Button, Group, Kbd, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Kbd.css';
import { IconArrowDown, IconArrowUp, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ideiasPorId } from '@/areas/ideias/ideiasPorId.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import type { Comite } from '@/domain/comite/comite';
import { idDaReferencia } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { APARENCIA_DO_STATUS, type Ideia } from '@/domain/ideias/ideia';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import { para } from '@/domain/telas/enderecos';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Link } from '@/ui/moldura/Link';
import { useAtalhos } from '@/ui/moldura/useAtalhos';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import { comitesData, ritmoDaAta } from './comites.data';
import { DecisaoDaIdeia } from './DecisaoDaIdeia';
import classes from './SessaoEmCurso.module.css';

const naTela = (sessao: SessaoAtiva, ideia: ComId<Ideia>): PaiNaTela => ({
  lugar: lugarDoPai(IDEIA, sessao.contexto, ideia.id),
  pai: comoPai(ideia),
  chave: ideiasData.porId(sessao, ideia.id).queryKey,
});

interface Props {
  comite: ComId<Comite>;
  /** What the idea says, composed by src/app. */
  texto: ComponentType<{ ideia: Ideia }>;
}

interface PautaProps {
  ideias: readonly ComId<Ideia>[];
  atual: string;
  decididas: ReadonlySet<string>;
  aoEscolher: (id: string) => void;
}

const Pauta = ({ ideias, atual, decididas, aoEscolher }: PautaProps) => (
  <nav aria-label="Pauta da sessão">
    <ol className={classes.pauta}>
      {ideias.map(({ id, titulo, status }) => {
        const { rotulo, cor } = APARENCIA_DO_STATUS[status];
        return (
          <li key={id}>
            <button
              type="button"
              className={classes.item}
              aria-current={id === atual ? 'true' : undefined}
              onClick={() => aoEscolher(id)}
            >
              <span className={classes.titulo}>{titulo}</span>
              <Group gap={6}>
                <StatusBadge cor={cor}>{rotulo}</StatusBadge>
                {decididas.has(id) && (
                  <Text span size="xs" c="dimmed">
                    <IconCheck size={12} aria-hidden /> Decidida
                  </Text>
                )}
              </Group>
            </button>
          </li>
        );
      })}
    </ol>
  </nav>
);

function Mesa({ ideias, comite, texto: Texto }: Props & { ideias: readonly ComId<Ideia>[] }) {
  const sessao = useSessaoAtiva();
  const [parametros, mudarParametros] = useSearchParams();
  const [daqui, juntar] = useState<readonly string[]>([]);
  const decisao = useRef<HTMLDivElement>(null);
  const meio = useRef<HTMLDivElement>(null);
  const { data: decisoes } = useQuery({
    ...comitesData.decisoes(sessao, comite),
    refetchInterval: () => ritmoDaAta(comite),
  });
  const decididas = new Set([...daqui, ...(decisoes ?? []).map((d) => idDaReferencia(d.paiReference))]);
  const pedida = parametros.get('ideia');
  const onde = Math.max(
    0,
    ideias.findIndex(({ id }) => id === pedida),
  );
  const ideia = ideias[onde];

  const ir = (id: string | undefined) => {
    if (id === undefined) return;
    mudarParametros(
      (atuais) => {
        atuais.set('ideia', id);
        return atuais;
      },
      { replace: true },
    );
    // What one reads next begins at its beginning, for the eye and for a screen reader.
    meio.current?.focus();
  };
  const proxima = ideias[onde + 1]?.id;
  const anterior = ideias[onde - 1]?.id;
  const teclas = useRef({ proxima: () => {}, anterior: () => {} });
  useEffect(() => {
    teclas.current = { proxima: () => ir(proxima), anterior: () => ir(anterior) };
  });
  useAtalhos(
    useMemo(
      () => [
        { tecla: 'J', descricao: 'Próxima ideia da pauta', aoAcionar: () => teclas.current.proxima() },
        { tecla: 'K', descricao: 'Ideia anterior da pauta', aoAcionar: () => teclas.current.anterior() },
        {
          tecla: 'mod+Enter',
          descricao: 'Decidir e seguir para a próxima ideia',
          aoAcionar: () => decisao.current?.querySelector('form')?.requestSubmit(),
        },
      ],
      [],
    ),
  );
  if (!ideia) return null;
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <Text size="sm" role="status">
          Ideia {onde + 1} de {ideias.length} · {plural(decididas.size, 'decidida', 'decididas')}
        </Text>
        <Group gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowUp size={16} aria-hidden />}
            disabled={anterior === undefined}
            onClick={() => ir(anterior)}
          >
            Anterior
          </Button>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowDown size={16} aria-hidden />}
            disabled={proxima === undefined}
            onClick={() => ir(proxima)}
          >
            Próxima
          </Button>
        </Group>
      </Group>
      <Text size="xs" c="dimmed" visibleFrom="sm">
        <Kbd size="xs">J</Kbd> próxima · <Kbd size="xs">K</Kbd> anterior · <Kbd size="xs">Ctrl</Kbd> +{' '}
        <Kbd size="xs">Enter</Kbd> decide e segue. Enquanto você escreve, J e K são letras.
      </Text>
      <div className={classes.mesa}>
        <Pauta ideias={ideias} atual={ideia.id} decididas={decididas} aoEscolher={ir} />
        <div ref={meio} tabIndex={-1} className={classes.meio} role="region" aria-label="Ideia em análise">
          <Stack gap="sm">
            <Title order={2} className={classes.titulo}>
              {ideia.titulo}
            </Title>
            <Text size="sm" c="dimmed">
              {ideia.autorNome} ·{' '}
              <Anchor
                component={Link}
                to={para('/ideias/:ideiaId', { ideiaId: ideia.id })}
                size="sm"
                underline="always"
              >
                Abrir a página da ideia
              </Anchor>
            </Text>
            <Texto key={ideia.id} ideia={ideia} />
          </Stack>
        </div>
        <div ref={decisao}>
          <DecisaoDaIdeia
            key={ideia.id}
            ideia={ideia}
            pai={naTela(sessao, ideia)}
            aoMover={() => {
              juntar([...daqui, ideia.id]);
              ir(proxima);
            }}
          />
        </div>
      </div>
    </Stack>
  );
}

export function SessaoEmCurso({ comite, texto }: Props) {
  const sessao = useSessaoAtiva();
  const ids = comite.ideiasReferences.map(idDaReferencia);
  const { data, error, refetch } = useQuery({ ...ideiasPorId(sessao, ids), enabled: ids.length > 0 });
  if (error && !data)
    return <ErrorState titulo="Erro ao buscar a pauta" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (ids.length > 0 && !data) return <Esqueleto altura={480} />;
  if (!data?.itens.length)
    return (
      <Paper withBorder p="md">
        <RegistrosIlegiveis quantos={data?.ilegiveis} />
        <EmptyState
          titulo="A pauta está vazia"
          texto="Na aba Ideias, selecione as que a sessão vai analisar e escolha 'Colocar na pauta'."
        />
      </Paper>
    );
  return (
    <>
      <RegistrosIlegiveis quantos={data.ilegiveis} />
      <Mesa ideias={data.itens} comite={comite} texto={texto} />
    </>
  );
}
