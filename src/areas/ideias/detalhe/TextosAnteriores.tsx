/** What the published idea said before the committee or an administrator changed it (decisions I3). */
import { Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import type { Ideia } from '@/domain/ideias/ideia';
import { CAMPOS_DA_VERSAO, type CampoDaVersao, type Versao } from '@/domain/ideias/versao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { LinhaDoTempo } from '@/ui/pagina/LinhaDoTempo';
import { VERSOES, versoesDaIdeia } from '../versoes.data';
import { ROTULO_DO_TEXTO } from '../rotulos';

const ROTULOS: Partial<Record<CampoDaVersao, string>> = {
  titulo: 'Título',
  objetivo: 'Objetivo',
  ...Object.fromEntries(ROTULO_DO_TEXTO.map(({ campo, rotulo }) => [campo, rotulo])),
};

/** Markdown of the former texts, each under the name of its field. */
const emMarkdown = ({ textos }: Versao) =>
  CAMPOS_DA_VERSAO.flatMap((campo) =>
    textos[campo] === undefined ? [] : [`**${ROTULOS[campo]}**\n\n${textos[campo] || '(em branco)'}`],
  ).join('\n\n');

function Lista({ versoes }: { versoes: readonly ComId<Versao>[] }) {
  const sessao = useSessaoAtiva();
  const autores = [...new Set(versoes.map(({ createdBy }) => createdBy))];
  const pessoas = useQueries({
    queries: autores.map((uid) =>
      pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, uid)),
    ),
  });
  return (
    <LinhaDoTempo
      itens={versoes.map((versao) => ({
        id: versao.id,
        titulo: 'Antes da alteração',
        quem: pessoas[autores.indexOf(versao.createdBy)]?.data?.nome ?? '…',
        quando: versao.createdAt,
        texto: emMarkdown(versao),
      }))}
    />
  );
}

/** Most ideas stay as they were published: then there is nothing to show. */
export function TextosAnteriores({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const eu = caminhos.colaborador(sessao.contexto, sessao.uid);
  const daEquipe = ideia.createdBy === sessao.uid || ideia.participantesReferences.includes(eu);
  const consulta = useQuery({
    ...versoesDaIdeia(sessao, ideia.id, daEquipe),
    enabled: ideia.publishedAt !== null,
  });
  const { data, error } = consulta;
  if (!error && !data?.itens.length && !data?.ilegiveis) return null;
  return (
    <BlocoLateral titulo="Textos anteriores" recolhido>
      {error && (
        <ErrorState
          titulo="Erro ao buscar textos anteriores"
          erro={error}
          aoTentarDeNovo={() => void consulta.refetch()}
        />
      )}
      <RegistrosIlegiveis quantos={data?.ilegiveis} />
      {data && <Lista versoes={data.itens} />}
      {data?.proxima && <Text c="dimmed">São as {VERSOES} alterações mais recentes.</Text>}
    </BlocoLateral>
  );
}
