/**
 * 'Diagnóstico da empresa', `/diagnosticoEmpresa` (part 1 §2, part 3 §2): the company in its projects, what the person
 * answers in each, whom the company invited, and the person's own invitations.
 */
import { Button, Group, Stack } from '@mantine/core';
import { leResultados } from '@/areas/resultados/resultados.data';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { ProjetosDaEmpresa } from './ProjetosDaEmpresa';

const TITULO = nomeDaTela('/diagnosticoEmpresa');

export function DiagnosticoPage() {
  const sessao = useSessaoAtiva();
  const { empresa } = sessao;
  usePageTitle(TITULO);
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
      <ProjetosDaEmpresa />
    </Stack>
  );
}
