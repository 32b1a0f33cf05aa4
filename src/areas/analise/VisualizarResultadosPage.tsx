/**
 * `/visualizarResultados` (part 3 §2): what the company's answers gave in each project. Its own means at once, its place
 * and the evaluators' mean where the organiser published them (decisions Q23, Q232).
 */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { coberturaEmPalavras, notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { resultadosData, type ResultadoDaEmpresa } from '@/areas/resultados/resultados.data';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { data, plural } from '@/ui/texto/formatos';
import classes from './Analise.module.css';
import { parcelaEmPalavras } from './lugares';

/** The place as published, or that it is not. */
function posicaoEmPalavras({ publicado, respostas }: ResultadoDaEmpresa): string {
  if (!publicado)
    return 'A posição e as médias dos avaliadores aparecem quando a organização publicar os resultados.';
  if (publicado.confirmada === false)
    return 'Resultados publicados. A posição é das empresas que a organização confirmou, na fase “Habilitada” ou depois.';
  if (publicado.posicao === null && respostas?.quem === 'PESSOAS')
    return 'Resultados publicados: a empresa ficou sem posição, porque ainda não havia médias das suas pessoas.';
  if (publicado.posicao === null)
    return 'Resultados publicados: a empresa ficou sem posição, porque nenhuma resposta conta.';
  const lugar = `Posição ${publicado.posicao}ª de ${plural(publicado.total, 'empresa', 'empresas')}`;
  const parcela = parcelaEmPalavras(publicado.posicao, publicado.total);
  return `${lugar}, com média ${notaEmPalavras(publicado.media ?? 0)}, publicada em ${data(publicado.em)}.${parcela ? ` ${parcela}` : ''}`;
}

/** What the evaluators said, in what was published; undefined where nobody scored the company. */
function avaliacaoEmPalavras({ publicado }: ResultadoDaEmpresa): string | undefined {
  const { entrevista } = publicado ?? {};
  if (!entrevista || entrevista.media === null) return undefined;
  const { fase, media, cobertura } = entrevista;
  const base = cobertura ? ` (${coberturaEmPalavras(cobertura)})` : '';
  return `Média dos avaliadores em ${fase}: ${notaEmPalavras(media)}${base}.`;
}

function UmResultado({ resultado }: { resultado: ResultadoDaEmpresa }) {
  const { empresaId } = useSessaoAtiva().contexto;
  const { idProjeto, questionarioId, projeto, questionario, inicio, fim, folhas, media, respostas } =
    resultado;
  const avaliacao = avaliacaoEmPalavras(resultado);
  return (
    <Paper component="li" withBorder p="md" className={classes.cartao}>
      <Title order={2} size="h4" className={classes.texto}>
        {projeto}
      </Title>
      <Text size="sm" c="dimmed">
        {data(inicio)} - {data(fim)}
      </Text>
      <Text className={classes.texto}>
        {questionario}: {plural(folhas, 'resposta finalizada', 'respostas finalizadas')}
        {media === null ? '.' : `, média ${notaEmPalavras(media)}.`}
        {respostas?.quem === 'PESSOAS' && media === null
          ? ` A empresa vê médias a partir de ${respostas.minimo} pessoas.`
          : ''}
      </Text>
      <Text>{posicaoEmPalavras(resultado)}</Text>
      {avaliacao ? <Text>{avaliacao}</Text> : null}
      <Anchor
        component={Link}
        to={para('/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId', {
          idEmpresa: empresaId,
          idProjeto,
          questionarioId,
        })}
        aria-label={`Ver mais: ${questionario}, ${projeto}`}
      >
        Ver mais
      </Anchor>
    </Paper>
  );
}

export function VisualizarResultadosPage() {
  const { data: lidos, error, refetch } = useQuery(resultadosData.daEmpresa(useSessaoAtiva()));
  const nome = nomeDaTela('/visualizarResultados');
  usePageTitle(nome);
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/visualizarResultados')} />
      <TituloDaPagina titulo={nome}>O que as respostas da empresa mostram em cada projeto.</TituloDaPagina>
      <Anchor component={Link} to={para('/visualizarCertificados')}>
        Certificados da empresa
      </Anchor>
      {error ? (
        <ErrorState
          titulo="Erro ao buscar os resultados"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : !lidos ? (
        <PageSkeleton forma="lista" />
      ) : lidos.resultados.length === 0 ? (
        <EmptyState
          cena="respostas"
          nivel={2}
          titulo="Nenhum resultado ainda"
          texto="Quando a empresa participa de um projeto, os resultados aparecem com a primeira resposta finalizada."
        />
      ) : (
        <ul className={classes.lista}>
          {lidos.resultados.map((resultado) => (
            <UmResultado key={`${resultado.idProjeto} ${resultado.questionarioId}`} resultado={resultado} />
          ))}
        </ul>
      )}
    </Stack>
  );
}
