/** Published questionnaires of the project, each with what the company made of it. */
import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import type { ComId } from '@/domain/comum/campos';
import type { Media } from '@/domain/diagnostico/media';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Inscrito } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import classes from './Analise.module.css';
import { lugarEmPalavras } from './lugares';
import { rankingData } from './ranking.data';

/** The mean and the place that it gives. */
function MediaELugar({ media: { mediaEmpresa, folhas, ...media } }: { media: Media }) {
  const sessao = useSessaoAtiva();
  const acima = useQuery({
    ...rankingData.acimaDe(sessao, media, mediaEmpresa ?? 0),
    enabled: mediaEmpresa !== null,
  });
  const quantas = useQuery(rankingData.quantas(sessao, media));
  return (
    <Text size="sm">
      {plural(folhas, 'resposta finalizada', 'respostas finalizadas')}
      {mediaEmpresa === null ? ', nenhuma conta para a média' : `, média ${notaEmPalavras(mediaEmpresa)}`}
      {acima.data === undefined ? '' : `, posição ${lugarEmPalavras(acima.data, quantas.data)}`}
    </Text>
  );
}

interface Props {
  inscrito: Inscrito;
  questionarios: readonly ComId<Questionario>[];
  medias: ReadonlyMap<string, Media>;
}

export function QuestionariosAplicados({ inscrito: { idProjeto, idEmpresa }, questionarios, medias }: Props) {
  if (questionarios.length === 0)
    return (
      <EmptyState
        cena="respostas"
        nivel={2}
        titulo="Nenhum Questionário encontrado!"
        texto="O projeto ainda não tem um questionário publicado."
      />
    );
  return (
    <ul className={classes.lista}>
      {questionarios.map(({ id, nome }) => {
        const achada = medias.get(id);
        const media = achada && achada.folhas > 0 ? achada : undefined;
        return (
          <Paper key={id} component="li" withBorder p="md" className={classes.cartao}>
            <Group justify="space-between" gap="sm">
              <Title order={3} size="h4" className={classes.texto}>
                {nome}
              </Title>
              <StatusBadge cor={media ? 'teal' : 'gray'}>
                {media ? 'Preenchido' : 'Sem respostas'}
              </StatusBadge>
            </Group>
            {media ? (
              <>
                <MediaELugar media={media} />
                <Anchor
                  component={Link}
                  size="sm"
                  to={para('/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId', {
                    idEmpresa,
                    idProjeto,
                    questionarioId: id,
                  })}
                  aria-label={`Ver resultado: ${nome}`}
                >
                  Ver resultado
                </Anchor>
              </>
            ) : (
              <Text size="sm" c="dimmed">
                Ninguém da empresa finalizou as respostas.
              </Text>
            )}
          </Paper>
        );
      })}
    </ul>
  );
}
