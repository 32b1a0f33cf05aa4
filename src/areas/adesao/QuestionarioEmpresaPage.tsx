/**
 * `/questionarioEmpresa/{id}[/{idEmpresaProjeto}]` (part 3 §2): the questionnaires of a company, how many of its invited
 * people answered each, by sector too, and the sheets that the person may read.
 */
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import type { Adesao } from '@/domain/diagnostico/adesao';
import { empresaRespondeu } from '@/domain/diagnostico/pela-empresa';
import { idDoStatus } from '@/domain/projetos/status';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { adesaoData } from './adesao.data';
import { FinalizadasDaEmpresa } from '@/areas/cadastro/questionario/FinalizadasDaEmpresa';
import { type FolhaEmLista, FolhasEmLista } from '@/areas/cadastro/questionario/FolhasEmLista';
import { PorSetor } from '@/areas/cadastro/questionario/PorSetor';
import { Taxa } from '@/areas/cadastro/questionario/Taxa';

interface DoQuestionario {
  nome: string;
  projeto: string;
  adesao: Adesao | undefined;
  finalizadas: number | undefined;
  folhas: readonly FolhaEmLista[];
}

function UmQuestionario({ nome, projeto, adesao, finalizadas, folhas }: DoQuestionario) {
  return (
    <Paper component="article" withBorder p="md" aria-label={nome}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Title>
          <Text size="sm" c="dimmed">
            {projeto}
          </Text>
        </div>
        <FinalizadasDaEmpresa finalizadas={finalizadas} />
        {adesao || empresaRespondeu(finalizadas) ? (
          <div>
            <Taxa
              contagens={adesao?.contagens ?? {}}
              finalizadas={finalizadas}
              rotulo={nome}
              oQue="convidados responderam"
            />
          </div>
        ) : null}
        {adesao ? <PorSetor adesao={adesao} /> : null}
        {folhas.length > 0 ? (
          <FolhasEmLista lista={folhas} rotulo={`Respostas de ${nome}`} de="questionario" />
        ) : (
          <Text c="dimmed">Ninguém abriu este questionário ainda.</Text>
        )}
      </Stack>
    </Paper>
  );
}

export function QuestionarioEmpresaPage() {
  const sessao = useSessaoAtiva();
  const { empresaId = '', idEmpresaProjeto } = useParams();
  const lidas = useQuery(respostasData.folhas(sessao, { idEmpresa: empresaId, idRespondente: null }));
  const adesoes = useQuery(adesaoData.daEmpresa(sessao, empresaId));
  const lista = useQuery(respostasData.paraResponder(sessao, null));
  const erro = lidas.error ?? adesoes.error ?? lista.error;
  if (erro)
    return (
      <ErrorState
        titulo="Erro ao buscar questionários"
        erro={erro}
        aoTentarDeNovo={() => void Promise.all([lidas.refetch(), adesoes.refetch(), lista.refetch()])}
      />
    );
  if (!lidas.data || !adesoes.data || !lista.data) return <PageSkeleton />;
  const { nome, folhas, haMais } = lidas.data;
  const finalizadas = new Map(
    lidas.data.finalizadas?.map(({ idEmpresa, questionarioId, quantas }) => [
      `${idEmpresa}/${questionarioId}`,
      quantas,
    ]),
  );
  const questionarios = new Map<string, DoQuestionario>();
  const doProjeto = (idProjeto: string) =>
    idEmpresaProjeto === undefined || idDoStatus(idProjeto, empresaId) === idEmpresaProjeto;
  const nomes = new Map(lista.data.questionarios.map((cada) => [`${cada.idEmpresa}/${cada.id}`, cada]));
  for (const [id, adesao] of adesoes.data) {
    const conhecido = nomes.get(id);
    if (conhecido && doProjeto(adesao.idProjeto))
      questionarios.set(id, {
        nome: conhecido.nome,
        projeto: conhecido.projeto,
        adesao,
        finalizadas: finalizadas.get(id),
        folhas: [],
      });
  }
  for (const folha of folhas) {
    const id = `${folha.idEmpresa}/${folha.questionarioId}`;
    if (!doProjeto(folha.idProjeto)) continue;
    const antes = questionarios.get(id);
    questionarios.set(id, {
      nome: folha.questionario,
      projeto: folha.projeto,
      adesao: antes?.adesao ?? adesoes.data.get(id),
      finalizadas: finalizadas.get(id),
      folhas: [...(antes?.folhas ?? []), folha],
    });
  }
  return (
    <Stack>
      <Breadcrumbs itens={caminhoDaTela('/questionarioEmpresa/:empresaId', nome)} />
      <TituloDaPagina titulo={nome}>
        Os questionários da empresa e quem já respondeu a cada um.
      </TituloDaPagina>
      {haMais ? <Text>Estão aqui as 250 respostas mexidas por último.</Text> : null}
      {questionarios.size === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Nenhum Questionário encontrado!"
          texto="Os questionários aparecem aqui quando alguém é convidado ou começa a responder."
        />
      ) : (
        [...questionarios].map(([id, questionario]) => <UmQuestionario key={id} {...questionario} />)
      )}
    </Stack>
  );
}
