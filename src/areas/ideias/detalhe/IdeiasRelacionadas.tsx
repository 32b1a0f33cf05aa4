/** Related ideas of the detail. An author of one of the two, or somebody who edits ideas, makes and undoes the link. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { podeVincular } from '@/domain/ideias/vinculo';
import { para } from '@/domain/telas/enderecos';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Link } from '@/ui/moldura/Link';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { vinculosData } from './vinculos.data';

const VincularModal = lazy(() => import('./VincularModal').then((m) => ({ default: m.VincularModal })));

const minha = (sessao: SessaoAtiva, ...ideias: Pick<Ideia, 'createdBy'>[]) =>
  ideias.some(({ createdBy }) => createdBy === sessao.uid);

export function IdeiasRelacionadas({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const publica = ideia.visibilidade === 'PUBLICA';
  const { data, error, refetch } = useQuery({
    ...vinculosData.relacionadas(sessao, ideia.id),
    enabled: publica,
  });
  const { mutate: vincular } = useMutation(vinculosData.vincular(sessao, ideia.id));
  const desvincular = useMutation(vinculosData.desvincular(sessao, ideia.id));
  const [procurando, procurar] = useState(false);
  // Only public ideas are linked: a draft or a private one has nothing to show here.
  if (!publica) return null;
  const vincula = podeVincular(sessao.quem, minha(sessao, ideia));
  const nenhuma = data?.itens.length === 0 && !data.ilegiveis;
  if (nenhuma && !vincula) return null;

  const desfazerVinculo = (outra: ComId<Ideia>) =>
    desvincular.mutate(outra, {
      onSuccess: () =>
        avisarSucesso('Ideias desvinculadas', {
          duracao: 8_000,
          acao: { rotulo: 'Desfazer', aoClicar: () => vincular(outra) },
        }),
    });

  return (
    <BlocoLateral titulo="Ideias relacionadas" recolhido>
      {error && (
        <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {!data && !error && <Esqueleto altura={40} />}
      <RegistrosIlegiveis quantos={data?.ilegiveis} />
      {nenhuma && (
        <Text c="dimmed">Vincule ideias que tratam do mesmo assunto: cada uma continua como está.</Text>
      )}
      {data && data.itens.length > 0 && (
        <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.itens.map((outra) => (
            <Stack key={outra.id} gap={4} component="li">
              <Anchor component={Link} to={para('/ideias/:ideiaId', { ideiaId: outra.id })}>
                {outra.titulo}
              </Anchor>
              <Group justify="space-between" gap="xs">
                <StatusDaIdeia status={outra.status} />
                {podeVincular(sessao.quem, minha(sessao, ideia, outra)) && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    leftSection={<IconLinkOff size={14} aria-hidden />}
                    disabled={desvincular.isPending}
                    aria-label={`Desvincular ${outra.titulo}`}
                    onClick={() => desfazerVinculo(outra)}
                  >
                    Desvincular
                  </Button>
                )}
              </Group>
            </Stack>
          ))}
        </Stack>
      )}
      {vincula && (
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconLink size={14} aria-hidden />}
          onClick={() => procurar(true)}
        >
          Vincular ideia
        </Button>
      )}
      {procurando && (
        <Suspense>
          <VincularModal
            ideia={ideia}
            menos={data?.itens.map(({ id }) => id) ?? []}
            aoFechar={() => procurar(false)}
          />
        </Suspense>
      )}
    </BlocoLateral>
  );
}
