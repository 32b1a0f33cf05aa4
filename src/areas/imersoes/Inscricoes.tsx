/** People enrolled in an immersion. Those who manage it highlight them and, after the end, say who took part. */
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconStar, IconStarOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import type { Cronograma } from '@/domain/imersoes/cronograma';
import { APARENCIA_DA_INSCRICAO, type Inscricao, type StatusDaInscricao } from '@/domain/imersoes/inscricao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data } from '@/ui/texto/formatos';
import { imersoesData } from './imersoes.data';
import { ListaDaImersao } from './ListaDaImersao';
import { SeloDaInscricao } from './SeloDaInscricao';

interface Props {
  cronograma: ComId<Cronograma>;
  gere: boolean;
  /** The status changes only after the end of registration (part 2 §4). */
  encerradas: boolean;
}

const OPCOES = Object.entries(APARENCIA_DA_INSCRICAO).map(([value, { rotulo }]) => ({
  value,
  label: rotulo,
}));

interface DaLinha extends Props {
  inscricao: ComId<Inscricao>;
}

function Avaliar({ cronograma, encerradas, inscricao, nome }: DaLinha & { nome: string }) {
  const { mutate, isPending, variables } = useMutation(imersoesData.definir(useSessaoAtiva(), cronograma.id));
  const { id: uid, destaque, naEspera } = inscricao;
  const status = (isPending && variables.status) || inscricao.status;
  return (
    <Group gap="xs">
      {encerradas && !naEspera && (
        <NativeSelect
          size="xs"
          aria-label={`Status da inscrição de ${nome}`}
          data={OPCOES}
          value={String(status)}
          disabled={isPending}
          onChange={({ currentTarget }) =>
            mutate({ uid, status: Number(currentTarget.value) as StatusDaInscricao })
          }
        />
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={isPending}
        leftSection={destaque ? <IconStarOff size={14} aria-hidden /> : <IconStar size={14} aria-hidden />}
        aria-label={`${destaque ? 'Tirar o destaque de' : 'Destacar'} ${nome}`}
        onClick={() => mutate({ uid, destaque: !destaque })}
      >
        {destaque ? 'Tirar destaque' : 'Destacar'}
      </Button>
    </Group>
  );
}

function LinhaDaInscricao(props: DaLinha) {
  const sessao = useSessaoAtiva();
  const { inscricao, gere } = props;
  const referencia = caminhos.colaborador(sessao.contexto, inscricao.id);
  const pessoa = useQuery(pessoasData.porReferencia(sessao, referencia));
  const nome = pessoa.data?.nome ?? (pessoa.isPending ? '…' : 'Não encontrado');
  return (
    <Group justify="space-between" gap="xs">
      <Stack gap={2} miw={0}>
        <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
          {nome}
        </Text>
        <Group gap={6}>
          <SeloDaInscricao inscricao={inscricao} />
          <Text size="sm" c="dimmed">
            {data(inscricao.data)}
          </Text>
        </Group>
      </Stack>
      {gere && <Avaliar {...props} nome={nome} />}
    </Group>
  );
}

export const Inscricoes = (props: Props) => (
  <ListaDaImersao
    consulta={imersoesData.inscricoes(useSessaoAtiva(), props.cronograma.id)}
    rotulo="Inscrições na imersão"
    erro="Erro ao buscar inscrições"
    nenhum="Nenhuma inscrição encontrada!"
  >
    {(inscricao) => <LinhaDaInscricao {...props} inscricao={inscricao} />}
  </ListaDaImersao>
);
