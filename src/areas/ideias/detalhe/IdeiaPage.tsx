/** Detail of an idea (part 2 §2): what it is, the conversation, and at the side what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import type { Ideia } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhoDaTela } from '@/domain/telas/nomes';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { IdeiaCabecalho } from './IdeiaCabecalho';
import { ideiasData } from '../ideias.data';
import { FichaDaIdeia, TextoDaIdeia } from './InformacoesDaIdeia';
import { ANCORA } from '@/areas/pais/ancoras';
import { BarraDoPai } from '@/areas/pais/BarraDoPai';
import { DetalheDoPai } from '@/areas/pais/DetalheDoPai';
import { PaginaDoPai } from '@/areas/pais/PaginaDoPai';
import { Vinculados } from '@/areas/pais/Vinculados';
import { PatrocinioBloco } from '@/areas/patrocinio/PatrocinioBloco';
import { ideiaNaTela } from '../pessoas';
import { ROTULOS_DOS_TEXTOS } from '../rotulos';
import { PessoasDaIdeia } from './PessoasDaIdeia';
import { parte } from '@/ui/moldura/parte';

/** What one consults, below what one does: the page is shown without their code. */
const TextosAnteriores = aoAbrir(() =>
  import('@/areas/pais/TextosAnteriores').then((m) => m.TextosAnteriores),
);
/** Last on the page, with an editor that the rest does without. */
const AtividadeDoPai = parte(() =>
  import('@/areas/pais/atividade/AtividadeDoPai').then((m) => m.AtividadeDoPai),
);

type Parte = ComponentType<{ ideia: ComId<Ideia> }>;
type Decisao = ComponentType<{ ideia: ComId<Ideia>; pai: PaiNaTela }>;

interface Props {
  /** Parts of other areas, composed by src/app: under the idea's text, and first in the narrow column. */
  conteudo: Parte;
  decisao: Decisao;
}

function Detalhe({ ideia, conteudo: Conteudo, decisao: Decisao }: Props & { ideia: ComId<Ideia> }) {
  const pai = ideiaNaTela(useSessaoAtiva(), ideia);
  return (
    <>
      <DetalheDoPai
        sobre={<TextoDaIdeia ideia={ideia} />}
        lado={
          <>
            <Decisao ideia={ideia} pai={pai} />
            <PatrocinioBloco pai={pai} />
            <FichaDaIdeia ideia={ideia} />
            <PessoasDaIdeia ideia={ideia} />
            <Vinculados de={pai} com={IDEIA} />
            <Vinculados de={pai} com={DESAFIO} />
            <TextosAnteriores pai={pai} rotulos={ROTULOS_DOS_TEXTOS} />
          </>
        }
        conversa={
          <>
            <Conteudo ideia={ideia} />
            <div id={ANCORA.conversa}>
              <Suspense fallback={<Esqueleto altura={380} />}>
                <AtividadeDoPai pai={pai} />
              </Suspense>
            </div>
          </>
        }
      />
      <BarraDoPai pai={pai} />
    </>
  );
}

export function IdeiaPage(partes: Props) {
  const { ideiaId = '' } = useParams();
  const consulta = useQuery(ideiasData.porId(useSessaoAtiva(), ideiaId));
  return (
    <PaginaDoPai
      tipo={IDEIA}
      consulta={consulta}
      nenhum="Nenhuma ideia encontrada!"
      caminho={({ titulo }) => caminhoDaTela('/ideias/:ideiaId', titulo)}
    >
      {(ideia) => (
        <>
          <IdeiaCabecalho ideia={ideia} />
          <Detalhe ideia={ideia} {...partes} />
        </>
      )}
    </PaginaDoPai>
  );
}
