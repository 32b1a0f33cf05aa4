/**
 * 'Diagnóstico da empresa', `/diagnosticoEmpresa` (part 1 §2, part 3 §2): the company in its projects, what the person
 * answers in each, whom the company invited, and the person's own invitations.
 */
import { Button, Group, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { leResultados } from '@/areas/resultados/resultados.data';
import { INSCREVER, projetoParaInscrever } from '@/domain/projetos/inscrever-se';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { parte } from '@/ui/moldura/parte';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { ProjetosDaEmpresa } from './ProjetosDaEmpresa';

const InscreverNoProjeto = parte(() => import('./InscreverNoProjeto').then((m) => m.InscreverNoProjeto));

const TITULO = nomeDaTela('/diagnosticoEmpresa');

export function DiagnosticoPage() {
  const sessao = useSessaoAtiva();
  const { empresa } = sessao;
  const [busca, definirBusca] = useSearchParams();
  const aInscrever = projetoParaInscrever(busca.get(INSCREVER));
  usePageTitle(TITULO);
  const fechar = () =>
    definirBusca(
      (antes) => {
        antes.delete(INSCREVER);
        return antes;
      },
      { replace: true },
    );
  return (
    <Stack gap="lg">
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={TITULO}>
          {empresa.nomeFantasia}: em que projetos está, e o que responder em cada um.
        </TituloDaPagina>
        <Group gap="sm">
          {leResultados(sessao) ? (
            <Button component={Link} to={para('/visualizarResultados')} variant="default">
              Ver resultados
            </Button>
          ) : null}
          <Button
            component={Link}
            to={para('/listaResponderQuestionario/:projetoId', { projetoId: '0' })}
            variant="default"
          >
            Todos os questionários
          </Button>
        </Group>
      </Group>
      {aInscrever ? (
        <Suspense>
          <InscreverNoProjeto endereco={aInscrever} aoFechar={fechar} />
        </Suspense>
      ) : null}
      <ProjetosDaEmpresa />
    </Stack>
  );
}
