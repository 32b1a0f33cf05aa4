/** The board of a kind on which the person moves cards to another status: by dragging, or by a button (part 2 §4). */
import { Button } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { lugarDoPai, type Pai } from '@/domain/pai/pai';
import { chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { type PaiNaTela, podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { ListasDePais } from './listas.data';
import type { Movendo } from './mover';
import { MuralDePais } from './MuralDePais';

interface Props<T> {
  listas: ListasDePais<T>;
  mover: ComponentType<Movendo>;
}

export function MuralQueMove<T>({ listas, mover: Mover }: Props<T>) {
  const sessao = useSessaoAtiva();
  const [movendo, definirMovendo] = useState<Omit<Movendo, 'aoFechar'>>();
  const { tipo } = listas;
  const naTela = ({ id, pai }: { id: string; pai: Pai }): PaiNaTela => ({
    lugar: lugarDoPai(tipo, sessao.contexto, id),
    pai,
    chave: chaveDoTipo(sessao, tipo),
  });
  const acao = (registro: { id: string; pai: Pai }) => {
    const pai = naTela(registro);
    if (!podeSob(sessao, pai, 'movimentacoes', 'create')) return null;
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`Mover: ${registro.pai.titulo}`}
        onClick={() => definirMovendo({ pai })}
      >
        Mover
      </Button>
    );
  };
  return (
    <>
      <MuralDePais
        listas={listas}
        acao={acao}
        aoSoltar={(registro, destino) => definirMovendo({ pai: naTela(registro), destino })}
      />
      {movendo && <Mover {...movendo} aoFechar={() => definirMovendo(undefined)} />}
    </>
  );
}
