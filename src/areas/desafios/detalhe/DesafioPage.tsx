/** Detail of a challenge (part 2 §2): what it asks for, who takes part, the conversation, and what can be done with it. */
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ANCORA } from '@/areas/pais/ancoras';
import { BarraDoPai } from '@/areas/pais/BarraDoPai';
import { DetalheDoPai } from '@/areas/pais/DetalheDoPai';
import { PaginaDoPai } from '@/areas/pais/PaginaDoPai';
import { Vinculados } from '@/areas/pais/Vinculados';
import { PatrocinioBloco } from '@/areas/patrocinio/PatrocinioBloco';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhoDaTela } from '@/domain/telas/nomes';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { desafioNaTela, desafiosData } from '../desafios.data';
import { DesafioCabecalho } from './DesafioCabecalho';
import { FichaDoDesafio, TextoDoDesafio } from './InformacoesDoDesafio';
import { ParticipantesDoDesafio } from './ParticipantesDoDesafio';
import { parte } from '@/ui/moldura/parte';

/** What one consults, below what one does: the page is shown without their code. */
const TextosAnteriores = aoAbrir(() =>
  import('@/areas/pais/TextosAnteriores').then((m) => m.TextosAnteriores),
);
const ROTULOS = { descricao: 'Descrição' };
/** Last on the page, with an editor that the rest does without. */
const AtividadeDoPai = parte(() =>
  import('@/areas/pais/atividade/AtividadeDoPai').then((m) => m.AtividadeDoPai),
);

interface Props {
  /** The committee's block, composed by src/app. */
  decisao: ComponentType<{ pai: PaiNaTela }>;
  /** What is scheduled around it, composed by src/app too. */
  imersoes: ComponentType<{ desafio: ComId<Desafio>; aoVir: () => void }>;
}

function Detalhe({ desafio, decisao: Decisao, imersoes: Imersoes }: Props & { desafio: ComId<Desafio> }) {
  const pai = desafioNaTela(useSessaoAtiva(), desafio);
  const [vieram, virao] = useState(!desafio.published);
  const [aoVir] = useState(() => () => virao(true));
  return (
    <>
      <DetalheDoPai
        // How high the immersions become nobody knows: what stands under them is shown after them.
        conversaEspera={!vieram}
        sobre={
          <>
            <TextoDoDesafio desafio={desafio} />
            <Imersoes desafio={desafio} aoVir={aoVir} />
          </>
        }
        lado={
          <>
            <Decisao pai={pai} />
            <PatrocinioBloco pai={pai} />
            <FichaDoDesafio desafio={desafio} />
            <ParticipantesDoDesafio desafio={desafio} />
            <Vinculados de={pai} com={IDEIA} />
            <TextosAnteriores pai={pai} rotulos={ROTULOS} />
          </>
        }
        conversa={
          <div id={ANCORA.conversa}>
            <Suspense fallback={<Esqueleto altura={380} />}>
              <AtividadeDoPai pai={pai} />
            </Suspense>
          </div>
        }
      />
      <BarraDoPai pai={pai} />
    </>
  );
}

export function DesafioPage(partes: Props) {
  const { desafioId = '' } = useParams();
  const consulta = useQuery(desafiosData.porId(useSessaoAtiva(), desafioId));
  return (
    <PaginaDoPai
      tipo={DESAFIO}
      consulta={consulta}
      nenhum="Nenhum desafio encontrado!"
      caminho={({ titulo }) => caminhoDaTela('/desafios/:desafioId', titulo)}
    >
      {(desafio) => (
        <>
          <DesafioCabecalho desafio={desafio} />
          <Detalhe desafio={desafio} {...partes} />
        </>
      )}
    </PaginaDoPai>
  );
}
