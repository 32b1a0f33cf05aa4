/** The first companies of a questionnaire's ranking, with the way to all of them. */
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { ComId } from '@/domain/comum/campos';
import type { Media } from '@/domain/diagnostico/media';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Projeto } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { usePagina } from '@/firebase/dados/usePagina';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Lugar } from '@/ui/pagina/Lugar';
import classes from '../Analise.module.css';
import { lugaresDaPagina } from '../lugares';
import { rankingData } from '../ranking.data';
import dela from './Inicio.module.css';

const QUANTAS = 5;

interface Props {
  projeto: ComId<Projeto>;
  questionario: ComId<Questionario>;
  todos: readonly ComId<Questionario>[];
  aoEscolher: (questionario: string) => void;
}

function UmaEmpresa({ projeto, media, lugar }: { projeto: Projeto; media: Media; lugar: number | null }) {
  const { idEmpresa, idProjeto, nomeFantasia, mediaEmpresa, fase } = media;
  return (
    <li className={dela.empresa}>
      {lugar === null ? <span className={dela.semLugar}>–</span> : <Lugar lugar={lugar} />}
      <div className={dela.nome}>
        <Anchor
          component={Link}
          className={classes.texto}
          to={para('/analisarQuestionarios/:idEmpresa/:idProjeto', { idEmpresa, idProjeto })}
        >
          {nomeFantasia}
        </Anchor>
        <Text size="sm" c="dimmed">
          {tituloDaFase(projeto, fase ?? 0)}
        </Text>
      </div>
      <b className={dela.media}>{mediaEmpresa === null ? 'Sem média' : notaEmPalavras(mediaEmpresa)}</b>
    </li>
  );
}

export function PrimeirasDoRanking({ projeto, questionario, todos, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  const daqui = { idProjeto: projeto.id, idQuestionario: questionario.id };
  const lista = rankingData.pagina(sessao, daqui, {}, QUANTAS);
  const { data, error, refetch } = usePagina(lista, 0);
  const { data: quantas } = useQuery(rankingData.quantas(sessao, daqui));
  const itens = data?.itens ?? [];
  const lugares = lugaresDaPagina(
    itens.map(({ mediaEmpresa }) => mediaEmpresa),
    0,
  );
  return (
    <Stack gap="sm">
      {todos.length > 1 ? (
        <NativeSelect
          label="Questionário do ranking"
          value={questionario.id}
          data={todos.map(({ id, nome }) => ({ value: id, label: nome }))}
          onChange={({ currentTarget }) => aoEscolher(currentTarget.value)}
        />
      ) : (
        <Text size="sm" c="dimmed" className={classes.texto}>
          Médias de {questionario.nome}.
        </Text>
      )}
      {error ? (
        <ErrorState
          titulo="Erro ao buscar o ranking de empresas"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : !data ? (
        <Esqueleto altura={240} />
      ) : itens.length === 0 ? (
        <Text>Nenhuma empresa finalizou as respostas deste questionário.</Text>
      ) : (
        <>
          <ol className={dela.ranking} aria-label={`Primeiras empresas em ${questionario.nome}`}>
            {itens.map((media, i) => (
              <UmaEmpresa key={media.id} projeto={projeto} media={media} lugar={lugares[i] ?? null} />
            ))}
          </ol>
          <Anchor
            component={Link}
            size="sm"
            // The ranking is that of the project chosen in the header.
            onClick={() => escolherProjeto(sessao, projeto)}
            to={para('/analisarRespostas', { questionario: questionario.id })}
          >
            {typeof quantas === 'number' && quantas > itens.length
              ? `Ver as ${quantas} empresas do ranking`
              : 'Ver o ranking inteiro'}
          </Anchor>
        </>
      )}
    </Stack>
  );
}
