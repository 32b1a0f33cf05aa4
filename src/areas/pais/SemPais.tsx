/** The home of a kind without a card: nothing matches, or nothing is there yet. */
import { Button } from '@mantine/core';
import type { Nome } from '@/domain/pai/pai';
import { EmptyState } from '@/ui/pagina/EmptyState';
import type { TextosDaHome } from './HomeDePais';
import type { FiltrosDePais } from './listas.data';
import { nenhumCadastrado } from './textos';

interface Props {
  nome: Nome;
  textos: TextosDaHome;
  filtros: FiltrosDePais;
  aoLimpar: () => void;
  /** Absent for people who may not. */
  aoCriar: (() => void) | undefined;
}

export function SemPais({ nome, textos, filtros, aoLimpar, aoCriar }: Props) {
  if (filtros.pesquisa)
    return (
      <EmptyState
        cena="busca"
        titulo={textos.nadaEncontrado}
        texto={`Nenhum título tem as palavras "${filtros.pesquisa}". Tente menos palavras, ou só o começo delas.`}
        acao={
          <Button variant="default" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        }
      />
    );
  return (
    <EmptyState
      titulo={nenhumCadastrado(nome)}
      texto={textos.abas[filtros.aba]?.vazio}
      acao={
        aoCriar &&
        filtros.aba !== 'patrocinios' && (
          <Button variant="light" onClick={aoCriar}>
            {textos.adicionar}
          </Button>
        )
      }
    />
  );
}
