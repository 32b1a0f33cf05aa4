/** What opens under the project selector: a search and the projects, those in progress first. Read only when it opens. */
import { Anchor, Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { type OpcoesDeProjetos, projetosData } from '@/areas/projetos/projetos.data';
import { mensagemDoErro } from '@/domain/comum/erros';
import { para } from '@/domain/telas/enderecos';
import {
  escolherProjeto,
  type ProjetoEscolhido,
  useProjetoEscolhido,
} from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { anunciar } from '@/ui/moldura/anunciar';
import { CampoDeBusca } from '@/ui/lista/CampoDeBusca';
import { Link } from '@/ui/moldura/Link';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { useFecharFora } from '@/ui/moldura/useFecharFora';
import classes from './ProjetoDaVez.module.css';

const PASSO: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from the search through the projects and back. */
function useSetas(painel: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const elemento = painel.current;
    const andar = (evento: KeyboardEvent) => {
      const passo = PASSO[evento.key];
      if (!elemento || passo === undefined) return;
      const paradas = [...elemento.querySelectorAll<HTMLElement>('input, button[aria-pressed]')];
      const daqui = paradas.findIndex((parada) => parada === document.activeElement);
      evento.preventDefault();
      paradas[Math.max(0, Math.min(paradas.length - 1, daqui + passo))]?.focus();
    };
    elemento?.addEventListener('keydown', andar);
    return () => elemento?.removeEventListener('keydown', andar);
  }, [painel]);
}

export default function EscolhaDoProjeto({ aoFechar }: { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const escolhido = useProjetoEscolhido(sessao);
  const painel = useRef<HTMLDivElement>(null);
  const [texto, definirTexto] = useState('');
  const { data, error, isPending, refetch } = useQuery(projetosData.opcoes(sessao, texto));
  useDevolverFoco(true);
  useFecharFora(painel, aoFechar);
  useSetas(painel);
  useEffect(() => painel.current?.querySelector('input')?.focus(), []);

  const escolher = (projeto: ProjetoEscolhido | undefined) => {
    escolherProjeto(sessao, projeto);
    anunciar(projeto ? `Projeto selecionado: ${projeto.nome}` : 'Projeto não selecionado');
    aoFechar();
  };

  return (
    <div ref={painel} role="dialog" aria-label="Escolher projeto" className={classes.painel}>
      <CampoDeBusca rotulo="Pesquisar projetos" valor={texto} aoBuscar={definirTexto} />
      <div className={classes.lista} aria-busy={isPending}>
        {error ? (
          <Group justify="space-between" gap="xs" role="alert">
            <Text size="sm">Erro ao buscar projetos: {mensagemDoErro(error)}</Text>
            <Button size="compact-sm" variant="default" onClick={() => void refetch()}>
              Tentar de novo
            </Button>
          </Group>
        ) : isPending ? (
          <Text size="sm" c="dimmed">
            Buscando…
          </Text>
        ) : (
          <Opcoes opcoes={data} escolhido={escolhido?.id} aoEscolher={escolher} />
        )}
      </div>
      <Group justify="space-between" gap="xs">
        <Anchor component={Link} to={para('/projetos')} size="sm" onClick={aoFechar}>
          Ver todos os projetos
        </Anchor>
        {escolhido ? (
          <Button size="compact-sm" variant="default" onClick={() => escolher(undefined)}>
            Limpar seleção
          </Button>
        ) : null}
      </Group>
    </div>
  );
}

interface PropsDasOpcoes {
  opcoes: OpcoesDeProjetos;
  escolhido: string | undefined;
  aoEscolher: (projeto: ProjetoEscolhido) => void;
}

function Opcoes({ opcoes, ...resto }: PropsDasOpcoes) {
  const { emAndamento, concluidos, haMais } = opcoes;
  if (emAndamento.length + concluidos.length === 0) {
    return (
      <Text size="sm" role="status">
        Nenhum Projeto Encontrado!
      </Text>
    );
  }
  return (
    <>
      <GrupoDeProjetos titulo="Em andamento" projetos={emAndamento} {...resto} />
      <GrupoDeProjetos titulo="Concluídos" projetos={concluidos} {...resto} />
      {haMais ? (
        <Text size="xs" c="dimmed">
          Há mais projetos: pesquise pelo nome.
        </Text>
      ) : null}
    </>
  );
}

interface PropsDoGrupo extends Omit<PropsDasOpcoes, 'opcoes'> {
  titulo: string;
  projetos: readonly ProjetoEscolhido[];
}

function GrupoDeProjetos({ titulo, projetos, escolhido, aoEscolher }: PropsDoGrupo) {
  const id = useId();
  if (projetos.length === 0) return null;
  return (
    <>
      <Text id={id} size="xs" c="dimmed" fw={600} px={8} py={4}>
        {titulo}
      </Text>
      <ul className={classes.grupo} aria-labelledby={id}>
        {projetos.map((projeto) => (
          <li key={projeto.id}>
            <UnstyledButton
              className={classes.opcao}
              aria-pressed={projeto.id === escolhido}
              onClick={() => aoEscolher(projeto)}
            >
              <span>{projeto.nome}</span>
              {projeto.id === escolhido ? <IconCheck size={16} aria-hidden /> : null}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  );
}
