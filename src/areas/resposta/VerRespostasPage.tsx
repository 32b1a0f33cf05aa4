/**
 * `/visualizarQuestionario/{idEmpresa}/{idRespondente}/{id}` and `/visualizarQuestionarioExterno/…`: a sheet to be read
 * (part 3 §2). `idRespondente` is a uid, or the sheet's id for somebody without an account (decisions Q27).
 */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { respostasDa } from '@/domain/diagnostico/folha';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { dataHora } from '@/ui/texto/formatos';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { EnviarRelatorio } from './EnviarRelatorio';
import { MeuResultado } from './MeuResultado';
import { RespostasLidas } from './assistente/RespostasLidas';
import { Reaberturas } from './Reaberturas';
import { respostasData } from './respostas.data';

const ReabrirModal = aoAbrir(() => import('./ReabrirModal').then((m) => m.ReabrirModal));

export function VerRespostasPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', idRespondente = '', questionarioId = '' } = useParams();
  const consulta = useQuery(respostasData.ver(sessao, { idEmpresa, idRespondente, questionarioId }));
  const [reabrindo, definirReabrindo] = useState(false);
  usePageTitle('Respostas do questionário');
  if (consulta.isPending) return <PageSkeleton />;
  if (consulta.isError)
    return (
      <ErroDaPagina
        titulo="Erro ao buscar as respostas"
        erro={consulta.error}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  const { id, questionario, projeto, folha, contato, reaberturas, podeReabrir, resultado } = consulta.data;
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={questionario.nome}>{projeto}</TituloDaPagina>
        <Group gap="xs">
          {idRespondente === sessao.uid && folha.finalizadoEm && contato?.relatorio ? (
            <EnviarRelatorio idEmpresa={idEmpresa} questionarioId={questionarioId} />
          ) : null}
          {podeReabrir ? (
            <Button variant="default" onClick={() => definirReabrindo(true)}>
              Reabrir respostas
            </Button>
          ) : null}
        </Group>
      </Group>
      <Text>
        {folha.finalizadoEm
          ? `Respondido em ${dataHora(new Date(folha.finalizadoEm))}`
          : 'Ainda não finalizado'}
        {contato ? ` por ${contato.nome}, ${contato.email}` : ''}.
      </Text>
      {resultado ? <MeuResultado {...resultado} /> : null}
      <Reaberturas lista={reaberturas} />
      <RespostasLidas questionario={questionario} respostas={respostasDa(folha.guardadas)} />
      {reabrindo ? <ReabrirModal folha={id} aoFechar={() => definirReabrindo(false)} /> : null}
    </Stack>
  );
}
