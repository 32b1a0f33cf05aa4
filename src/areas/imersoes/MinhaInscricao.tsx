/** The reader's own enrolment: enrol, wait for a seat, leave; and what it became. */
import { Button, Group } from '@mantine/core';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ComId } from '@/domain/comum/campos';
import { type Cronograma, vagasLivres } from '@/domain/imersoes/cronograma';
import { type Inscricao, STATUS_DA_INSCRICAO } from '@/domain/imersoes/inscricao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { imersoesData } from './imersoes.data';
import { SeloDaInscricao } from './SeloDaInscricao';

interface Props {
  cronograma: ComId<Cronograma>;
  /** null when there is none, undefined until it is read. */
  minha: ComId<Inscricao> | null | undefined;
  /** People may enrol now. */
  aberta: boolean;
}

function Inscrever({ cronograma }: Pick<Props, 'cronograma'>) {
  const { mutate, isPending } = useMutation(imersoesData.inscrever(useSessaoAtiva(), cronograma.id));
  const cheio = vagasLivres(cronograma) === 0;
  return (
    <Button
      size="xs"
      w="fit-content"
      variant={cheio ? 'default' : 'filled'}
      loading={isPending}
      leftSection={<IconUserPlus size={16} aria-hidden />}
      onClick={() => mutate(cheio)}
    >
      {cheio ? 'Entrar na lista de espera' : 'Inscrever-se na imersão'}
    </Button>
  );
}

function Cancelar({ cronograma, minha }: { cronograma: ComId<Cronograma>; minha: Inscricao }) {
  const confirmar = useConfirmar();
  const { mutate, isPending } = useMutation(imersoesData.cancelar(useSessaoAtiva(), cronograma.id));
  const perguntarECancelar = async () => {
    const sim = await confirmar(
      minha.naEspera
        ? { titulo: 'Sair da lista de espera?', rotuloSim: 'Sair da lista', rotuloNao: 'Ficar' }
        : {
            titulo: 'Cancelar a sua inscrição?',
            texto: 'A sua vaga passa para a primeira pessoa da lista de espera.',
            rotuloSim: 'Cancelar inscrição',
            rotuloNao: 'Continuar inscrito',
          },
    );
    if (sim) mutate();
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={isPending}
      leftSection={<IconUserMinus size={16} aria-hidden />}
      onClick={() => void perguntarECancelar()}
    >
      {minha.naEspera ? 'Sair da lista de espera' : 'Cancelar inscrição'}
    </Button>
  );
}

export function MinhaInscricao({ cronograma, minha, aberta }: Props) {
  const { quem } = useSessaoAtiva();
  if (minha === undefined || quem.externo || !quem.empresaAtiva) return null;
  if (minha === null || minha.deletedAt !== null)
    return aberta ? <Inscrever cronograma={cronograma} /> : null;
  return (
    <Group gap="xs">
      <SeloDaInscricao inscricao={minha} sua />
      {minha.status === STATUS_DA_INSCRICAO.inscrito && <Cancelar cronograma={cronograma} minha={minha} />}
    </Group>
  );
}
