/** What a published parent said before the committee or an administrator changed it (decisions I3). */
import { Text } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { ComId } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { CAMPOS_DA_VERSAO, type CampoDaVersao, type Versao } from '@/domain/ideias/versao';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { LinhaDoTempo } from '@/ui/pagina/LinhaDoTempo';
import { VERSOES, versoesDo } from './versoes.data';

/** Names of the fields of one kind; title and goal are called so everywhere. */
type Rotulos = Partial<Record<CampoDaVersao, string>>;
const COMUNS: Rotulos = { titulo: 'Título', objetivo: 'Objetivo' };

/** Markdown of the former texts, each under the name of its field. */
const emMarkdown = ({ textos }: Versao, rotulos: Rotulos) =>
  CAMPOS_DA_VERSAO.flatMap((campo) =>
    textos[campo] === undefined
      ? []
      : [`**${{ ...COMUNS, ...rotulos }[campo]}**\n\n${textos[campo] || '(em branco)'}`],
  ).join('\n\n');

function Lista({ versoes, rotulos }: { versoes: readonly ComId<Versao>[]; rotulos: Rotulos }) {
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
        texto: emMarkdown(versao, rotulos),
      }))}
    />
  );
}

/** Most stay as they were published: then there is nothing to show. */
export function TextosAnteriores({ pai: naTela, rotulos }: { pai: PaiNaTela; rotulos: Rotulos }) {
  const { uid, referencia } = useSessaoAtiva();
  const { pai } = naTela;
  const daEquipe = pai.autor === uid || pai.participantes.includes(referencia);
  const consulta = useQuery({ ...versoesDo(naTela, daEquipe), enabled: pai.publicado });
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
      {data && <Lista versoes={data.itens} rotulos={rotulos} />}
      {data?.proxima && <Text c="dimmed">São as {VERSOES} alterações mais recentes.</Text>}
    </BlocoLateral>
  );
}
