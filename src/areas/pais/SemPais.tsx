/** The home of a kind without a card: nothing matches, or nothing is there yet. */
import { Button } from '@mantine/core';
import { flexao, type Nome } from '@/domain/pai/pai';
import { EmptyState } from '@/ui/pagina/EmptyState';
import type { TextosDaHome } from './HomeDePais';
import type { FiltrosDePais } from './listas.data';
import { nenhumCadastrado } from './textos';
import type { Aba } from './visiveis';

interface Props {
  nome: Nome;
  textos: TextosDaHome;
  filtros: FiltrosDePais;
  aoLimpar: () => void;
  /** Absent for people who may not. */
  aoCriar: (() => void) | undefined;
}

/** Of an empty tab. */
function quaisAparecem(nome: Nome, aba: Aba): string {
  const { o } = flexao(nome);
  const quais = {
    todas: `publicad${o}s na sua empresa`,
    minhas: 'que você cadastra e os seus rascunhos',
    patrocinios: 'a que você der moedas',
  }[aba];
  return `${o.toUpperCase()}s ${nome.plural} ${quais} aparecem aqui.`;
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
      texto={quaisAparecem(nome, filtros.aba)}
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
