/**
 * What an organiser does first for an award, each step ticked by what is stored (decisions P231). It goes once companies
 * are in a project with a published questionnaire. All it asks is read by the page below it anyway.
 */
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { FINALISTAS, type Projeto, VENCEDORES } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { rankingData } from '../ranking.data';
import dela from './Inicio.module.css';

interface Passo {
  titulo: string;
  texto: string;
  /** None where it cannot be done yet. */
  endereco?: string | undefined;
  feito: boolean;
}

/** Undefined while something is not known: nothing is guessed. */
function usePassos(projeto: ComId<Projeto> | undefined): Passo[] | undefined {
  const sessao = useSessaoAtiva();
  const id = projeto?.id ?? '';
  const leQuestionarios = temFlag(sessao.quem, [5, 'leitura']);
  const { data: questionarios } = useQuery({
    ...rankingData.todosOsQuestionarios(sessao, id),
    enabled: projeto !== undefined && leQuestionarios,
  });
  const { data: empresas } = useQuery({
    ...empresasDoProjetoData.contagens(sessao, id, [FINALISTAS, VENCEDORES]),
    enabled: projeto !== undefined,
  });
  if (projeto && (!empresas || (leQuestionarios && !questionarios))) return undefined;
  const dosQuestionarios = leQuestionarios ? para('/questionarios') : undefined;
  return [
    {
      titulo: 'Crie o projeto',
      texto: 'O nome, as datas, as fases e as categorias do prêmio.',
      endereco: para('/projetos'),
      feito: projeto !== undefined,
    },
    {
      titulo: 'Monte um questionário',
      texto: 'Com grupos e perguntas, escritos aqui ou trazidos de um arquivo.',
      endereco: projeto && dosQuestionarios,
      feito: (questionarios?.length ?? 0) > 0,
    },
    {
      titulo: 'Publique o questionário',
      texto: 'Só o que está publicado pode ser respondido.',
      endereco: projeto && dosQuestionarios,
      feito: questionarios?.some(({ versao }) => versao !== undefined) ?? false,
    },
    {
      titulo: 'Traga as empresas',
      texto: 'Por convite, ou pela página de inscrição do projeto.',
      endereco: projeto && para('/convidarEmpresa/:projetoId', { projetoId: projeto.id }),
      feito: empresas !== undefined && empresas.todas !== 0,
    },
  ];
}

function UmPasso({ titulo, texto, endereco, feito }: Passo) {
  const Icone = feito ? IconCircleCheckFilled : IconCircle;
  return (
    <li className={dela.passo} data-feito={feito || undefined}>
      <Icone size={20} aria-hidden />
      <div>
        {endereco ? (
          <Anchor component={Link} to={endereco} fw={600}>
            {titulo}
          </Anchor>
        ) : (
          <b>{titulo}</b>
        )}
        <Text size="sm" c="dimmed">
          {texto}
        </Text>
      </div>
      <Text size="xs" c="dimmed" className={dela.situacao}>
        {feito ? 'Feito' : 'Por fazer'}
      </Text>
    </li>
  );
}

export function PrimeirosPassos({ projeto }: { projeto: ComId<Projeto> | undefined }) {
  const passos = usePassos(projeto);
  if (!passos || passos.every(({ feito }) => feito)) return null;
  const feitos = passos.filter(({ feito }) => feito).length;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="primeiros-passos">
      <Stack gap="sm">
        <Title order={projeto ? 3 : 2} size="h4" id="primeiros-passos">
          Primeiros passos do prêmio
        </Title>
        <Text size="sm" c="dimmed">
          {feitos} de {passos.length}
        </Text>
        <ol className={dela.passosDoPremio}>
          {passos.map((passo) => (
            <UmPasso key={passo.titulo} {...passo} />
          ))}
        </ol>
      </Stack>
    </Paper>
  );
}
