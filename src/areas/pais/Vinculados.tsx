/** What an idea is linked with, or the ideas a challenge was answered by. Who proposes one of the two makes and undoes it. */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconBulb, IconLink } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { podeVincular, SEM_MAIS_RESPOSTAS } from '@/domain/ideias/vinculo';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Link } from '@/ui/moldura/Link';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusDoPai } from './StatusDoPai';
import { textosDoVinculo } from './textosDosVinculos';
import { MOSTRADOS, vinculosData } from './vinculos.data';
import { parte, porCima } from '@/ui/moldura/parte';

const VincularModal = parte(() => import('./VincularModal').then((m) => m.VincularModal), porCima);

const IdeiaFormModal = parte(
  () => import('@/areas/ideias/formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal),
  porCima,
);

interface Props {
  de: Pick<PaiNaTela, 'lugar' | 'pai'>;
  /** The kind of what it is linked with. */
  com: TipoDePai;
}

/** True iff neither of the two is over: what is taken back may be linked again. */
const aceita = (...pais: readonly Pai[]) => pais.every(({ aceitaRespostas }) => aceitaRespostas);

function Lista({ de: { lugar, pai }, com, itens }: Props & { itens: readonly ComId<Pai>[] }) {
  const sessao = useSessaoAtiva();
  const textos = textosDoVinculo(lugar.tipo, com);
  const { mutate: vincular } = useMutation(vinculosData.vincular(sessao, lugar, com));
  const desvincular = useMutation(vinculosData.desvincular(sessao, lugar, com));
  const desfazerVinculo = (outro: ComId<Pai>) =>
    desvincular.mutate(outro, {
      onSuccess: () =>
        avisarSucesso(textos.desvinculado, {
          duracao: 8_000,
          ...(aceita(pai, outro) && { acao: { rotulo: 'Desfazer', aoClicar: () => vincular(outro) } }),
        }),
    });
  return (
    <Stack gap="md" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {itens.map((outro) => (
        <Stack key={outro.id} component="li" gap={4}>
          <Anchor component={Link} to={com.endereco(outro.id)} style={{ overflowWrap: 'anywhere' }}>
            {outro.titulo}
          </Anchor>
          {com !== lugar.tipo && (
            <Text size="sm" c="dimmed">
              {outro.autorNome}
            </Text>
          )}
          {/* The title has the narrow column to itself: beside the button a word of it would be a line. */}
          <Group justify="space-between" gap="xs">
            <StatusDoPai tipo={com} status={outro.status} />
            {podeVincular(
              sessao.quem,
              [pai, outro].some(({ autor }) => autor === sessao.uid),
            ) && (
              <Button
                variant="subtle"
                color="gray"
                // As small as the badge beside it, and large enough to hit.
                size="compact-xs"
                mih={24}
                disabled={desvincular.isPending}
                aria-label={`${textos.desvincular} ${outro.titulo}`}
                onClick={() => desfazerVinculo(outro)}
              >
                {textos.desvincular}
              </Button>
            )}
          </Group>
        </Stack>
      ))}
    </Stack>
  );
}

/** A new idea for the challenge (C6): published, it is proposed at once. A draft is proposed when it is public. */
function NovaResposta({ de: { lugar, pai }, aoFechar }: Pick<Props, 'de'> & { aoFechar: () => void }) {
  const sessao = useSessaoAtiva();
  const { mutateAsync: vincular } = useMutation(vinculosData.vincular(sessao, lugar, IDEIA));
  return (
    <Suspense>
      <IdeiaFormModal
        para={{
          id: lugar.id,
          frase: `Ao publicar, a ideia é proposta ao desafio “${pai.titulo}”. Um rascunho se propõe depois, na página do desafio.`,
          aoPublicar: (id) => vincular({ id }),
        }}
        aoFechar={aoFechar}
      />
    </Suspense>
  );
}

export function Vinculados({ de, com }: Props) {
  const { lugar, pai } = de;
  const sessao = useSessaoAtiva();
  const textos = textosDoVinculo(lugar.tipo, com);
  // Only public records are linked: a draft or a private one has nothing to show here.
  const mostra = pai.visibilidade === 'PUBLICA' && temFlag(sessao.quem, [com.modulo, 'leitura']);
  const { data, error, refetch } = useQuery({ ...vinculosData.de(sessao, lugar), enabled: mostra });
  const [procurando, procurar] = useState(false);
  const [propondo, propor] = useState(false);
  if (!mostra) return null;
  // Everybody answers a challenge with an idea of their own; from an idea's page only its author links it.
  const vincula = podeVincular(sessao.quem, lugar.tipo !== IDEIA || pai.autor === sessao.uid);
  const itens = data?.itens.flatMap(({ tipo, pai: outro }) => (tipo === com ? [outro] : [])) ?? [];
  const propoe =
    vincula && lugar.tipo !== IDEIA && pai.aceitaRespostas && temFlag(sessao.quem, [com.modulo, 'criacao']);
  const nenhum = data && itens.length === 0 && !data.ilegiveis;
  if (nenhum && !vincula) return null;
  return (
    <BlocoLateral titulo={textos.bloco} recolhido discreto>
      {error && (
        <ErrorState
          titulo={`Erro ao buscar ${com.nome.plural}`}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      )}
      {!data && !error && <Esqueleto altura={40} />}
      <RegistrosIlegiveis quantos={data?.ilegiveis} />
      {(!pai.aceitaRespostas || nenhum) && (
        <Text c="dimmed">{pai.aceitaRespostas ? textos.nenhum : SEM_MAIS_RESPOSTAS}</Text>
      )}
      {itens.length > 0 && <Lista de={de} com={com} itens={itens} />}
      {data?.haMais && <Text c="dimmed">São os {MOSTRADOS} vínculos mais recentes.</Text>}
      {propoe && (
        <Button
          size="xs"
          w="fit-content"
          leftSection={<IconBulb size={14} aria-hidden />}
          onClick={() => propor(true)}
        >
          Propor ideia
        </Button>
      )}
      {propondo && <NovaResposta de={de} aoFechar={() => propor(false)} />}
      {vincula && pai.aceitaRespostas && (
        <Button
          variant="default"
          size="xs"
          w="fit-content"
          leftSection={<IconLink size={14} aria-hidden />}
          onClick={() => procurar(true)}
        >
          {textos.escolher}
        </Button>
      )}
      {procurando && (
        <Suspense>
          <VincularModal
            de={de}
            com={com}
            menos={itens.map(({ id }) => id)}
            aoFechar={() => procurar(false)}
          />
        </Suspense>
      )}
    </BlocoLateral>
  );
}
