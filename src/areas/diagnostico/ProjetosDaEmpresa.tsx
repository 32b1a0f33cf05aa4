/**
 * The company in its projects with the questionnaires of each, then those of other projects that the person may answer:
 * the company's own programme, and what a respondent was invited to (part 3 §2).
 */
import { Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { QuestionarioParaResponder } from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import { respostasData } from '@/areas/resposta/respostas.data';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { projetosInscritosData } from './projetosInscritos.data';
import { QuestionariosDoProjeto } from './QuestionariosDoProjeto';
import { UmProjeto } from './UmProjeto';
import { parte } from '@/ui/moldura/parte';

type DoProjeto = Pick<QuestionarioParaResponder, 'idEmpresa' | 'idProjeto'>;
const chaveDo = ({ idEmpresa, idProjeto }: DoProjeto) => `${idEmpresa}/${idProjeto}`;

/** Questionnaires by project, in the order in which they come. */
function porProjeto(questionarios: readonly QuestionarioParaResponder[]) {
  const grupos = new Map<string, QuestionarioParaResponder[]>();
  for (const questionario of questionarios) {
    const chave = chaveDo(questionario);
    grupos.set(chave, [...(grupos.get(chave) ?? []), questionario]);
  }
  return grupos;
}

const MeusConvites = parte(() => import('./MeusConvites').then((m) => m.MeusConvites));

/** Invitations come once what stands above them has its height: what people are reading does not jump. */
export function ProjetosDaEmpresa() {
  const sessao = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const inscritos = useQuery(projetosInscritosData.daEmpresa(sessao));
  const lista = useQuery(respostasData.paraResponder(sessao, null));
  const { data: lidos, error, refetch } = inscritos;
  const questionarios = lista.data?.questionarios ?? [];
  const convites = (
    <Suspense>
      <MeusConvites questionarios={questionarios} />
    </Suspense>
  );
  if (error)
    return (
      <>
        <ErrorState titulo="Erro ao buscar projetos" erro={error} aoTentarDeNovo={() => void refetch()} />
        {convites}
      </>
    );
  if (inscritos.isLoading) return <Esqueleto altura={180} />;
  const grupos = porProjeto(questionarios);
  // Without the right to answer for the company nobody knows what questionnaires it has.
  const respondePelaEmpresa = temFlag(sessao.quem, [29, 'criacao']);
  const projetos = lidos?.itens ?? [];
  const dos = projetos.map((projeto) => ({
    projeto,
    chave: chaveDo({ idEmpresa: projeto.empresaId, idProjeto: projeto.idProjeto }),
  }));
  const outros = [...grupos].filter(([chave]) => dos.every((dele) => dele.chave !== chave));
  return (
    <>
      {projetos.length > 0 || lidos?.ilegiveis ? (
        <Stack component="section" gap="sm" aria-label="Projetos da empresa">
          <Title order={2} size="h3">
            Projetos da empresa
          </Title>
          {dos.map(({ projeto, chave }) => {
            const dele = grupos.get(chave);
            const sabe = lista.data !== undefined && (dele !== undefined || respondePelaEmpresa);
            return (
              <UmProjeto
                key={projeto.id}
                projeto={projeto}
                questionarios={sabe ? (dele ?? []) : undefined}
                agora={agora}
              />
            );
          })}
          <RegistrosIlegiveis quantos={lidos?.ilegiveis ?? 0} />
        </Stack>
      ) : null}
      {lista.isLoading ? <Esqueleto altura={120} /> : null}
      {lista.error ? (
        <ErrorState
          titulo="Erro ao buscar questionários"
          erro={lista.error}
          aoTentarDeNovo={() => void lista.refetch()}
        />
      ) : null}
      {outros.length > 0 ? (
        <Stack component="section" gap="sm" aria-label="Questionários para responder">
          <Title order={2} size="h3">
            Questionários para responder
          </Title>
          {outros.map(([chave, deles]) => (
            <Paper key={chave} withBorder p="md">
              <Stack gap="sm">
                <Text fw={600}>{deles[0]?.projeto}</Text>
                <QuestionariosDoProjeto projeto={deles[0]?.projeto ?? ''} questionarios={deles} nivel={3} />
              </Stack>
            </Paper>
          ))}
        </Stack>
      ) : null}
      {lista.isLoading ? null : convites}
    </>
  );
}
