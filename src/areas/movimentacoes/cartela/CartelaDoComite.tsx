/**
 * The score card in the committee's block: what there is to fill in, or the result beside the decision. Others' cards
 * are asked for only when the person's own is there (decisions I214).
 */
import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Criterios, resultadoDe } from '@/domain/comite/cartela';
import type { Conflito } from '@/domain/comite/conflito';
import { permissoesDoComite } from '@/domain/comite/permissoes';
import { este, flexao } from '@/domain/pai/pai';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Cartela.module.css';
import { cartelasData, comConflito, rodadaDe } from './cartelas.data';
import { fraseDoResultado } from './frases';

const CartelaModal = aoAbrir(() => import('./CartelaModal').then((m) => m.CartelaModal));
const CartelasModal = aoAbrir(() => import('./CartelasModal').then((m) => m.CartelasModal));
const CriteriosModal = aoAbrir(() => import('./CriteriosModal').then((m) => m.CriteriosModal));

/** Of the block, as in Cartela.module.css. */
export const ALTURA_DA_CARTELA = 132;

interface Props {
  pai: PaiNaTela;
  conflitos: readonly Conflito[];
  /** The person's own declaration bars them. */
  impedida: boolean;
}

function useCartelas(pai: PaiNaTela) {
  const sessao = useSessaoAtiva();
  const criterios = useQuery(cartelasData.criterios(sessao, pai.lugar.tipo));
  const propria = useQuery(cartelasData.propria(sessao, pai));
  const todas = useQuery({ ...cartelasData.daRodada(pai, rodadaDe(pai)), enabled: !!propria.data });
  return { criterios, propria, todas };
}

export function CartelaDoComite({ pai, conflitos, impedida }: Props) {
  const sessao = useSessaoAtiva();
  const { tipo } = pai.lugar;
  const { criterios, propria, todas } = useCartelas(pai);
  // The criteria as they were when it was opened: a form does not change under one's hands.
  const [preenchendo, preencher] = useState<Criterios>();
  const [aberto, abrir] = useState<'cartelas' | 'criterios'>();
  const define = pode(sessao, permissoesDoComite.criteriosDeAvaliacao, 'create');
  const falhou = [criterios, propria, todas].find(({ error }) => error);
  if (falhou) {
    return (
      <div className={classes.cartela}>
        <ErrorState
          titulo="Erro ao buscar a cartela"
          erro={falhou.error}
          aoTentarDeNovo={() => void falhou.refetch()}
        />
      </div>
    );
  }
  if (criterios.isPending || propria.isPending || (propria.data && todas.isPending))
    return <Esqueleto altura={ALTURA_DA_CARTELA} />;
  const excluidos = comConflito(conflitos);
  const resultado = resultadoDe((todas.data ?? []).filter(({ createdBy }) => !excluidos.has(createdBy)));
  const haCriterios = (criterios.data?.criterios.length ?? 0) > 0;
  const preenche =
    !propria.data && haCriterios && !impedida && podeSob(sessao, pai, 'cartelas', 'create')
      ? criterios.data
      : null;
  const jaDecidido = pai.pai.ultimaMovimentacao !== '';
  return (
    <section className={classes.cartela} aria-labelledby="titulo-da-cartela">
      <div className={classes.topo}>
        <Title order={3} size="h5" id="titulo-da-cartela">
          Cartela de avaliação
        </Title>
        {define && (
          <Button size="compact-sm" variant="subtle" onClick={() => abrir('criterios')}>
            {haCriterios ? 'Mudar critérios' : 'Definir critérios'}
          </Button>
        )}
      </div>
      <Text size="sm">
        {propria.data
          ? resultado
            ? fraseDoResultado(resultado.geral)
            : 'Nenhuma cartela desta rodada conta: quem enviou declarou conflito de interesse.'
          : !haCriterios
            ? `Ainda não há critérios para avaliar ${tipo.nome.plural}.${define ? '' : ' Um administrador os define.'}`
            : impedida
              ? `Com conflito de interesse você não avalia ${este(tipo)}.`
              : preenche
                ? 'Avaliação às cegas: você lê as cartelas dos colegas depois de enviar a sua.'
                : `Quem cadastrou ou propôs ${este(tipo)}, ou faz parte da equipe ${flexao(tipo.nome).dele}, não ${flexao(tipo.nome).o} avalia.`}
      </Text>
      <div className={classes.acoes}>
        {preenche && (
          <Button size="compact-sm" variant="light" onClick={() => preencher(preenche)}>
            Preencher cartela
          </Button>
        )}
        {(propria.data || jaDecidido) && (
          <Button size="compact-sm" variant="default" onClick={() => abrir('cartelas')}>
            {propria.data ? 'Ver cartelas' : 'Ver rodadas anteriores'}
          </Button>
        )}
      </div>
      {preenchendo && (
        <CartelaModal pai={pai} criterios={preenchendo} aoFechar={() => preencher(undefined)} />
      )}
      {aberto === 'cartelas' && (
        <CartelasModal
          pai={pai}
          enviou={!!propria.data}
          excluidos={excluidos}
          aoFechar={() => abrir(undefined)}
        />
      )}
      {aberto === 'criterios' && (
        <CriteriosModal tipo={tipo} criterios={criterios.data ?? null} aoFechar={() => abrir(undefined)} />
      )}
    </section>
  );
}
