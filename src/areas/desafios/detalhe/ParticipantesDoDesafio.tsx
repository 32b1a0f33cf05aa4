/** People of a challenge: everybody joins and leaves on their own, and the proposer stays (part 2 §4, decisions D4). */
import { Button, Text } from '@mantine/core';
import { IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQueries } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { ComId } from '@/domain/comum/campos';
import { type Desafio, participa, podeSair } from '@/domain/desafios/desafio';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Avatares } from '@/ui/pessoas/Avatares';
import { plural } from '@/ui/texto/formatos';
import { podeParticipar } from '../acesso';
import { mudancasDoDesafio } from '../mudancas.data';

/** Faces shown (part 2 §9); the others are counted. */
const MOSTRADAS = 3;

export function ParticipantesDoDesafio({ desafio }: { desafio: ComId<Desafio> }) {
  const sessao = useSessaoAtiva();
  const { mutate, isPending } = useMutation(mudancasDoDesafio.participar(sessao, desafio));
  const { participantesReferences: todos } = desafio;
  const primeiros = todos.slice(0, MOSTRADAS);
  const lidas = useQueries({
    queries: primeiros.map((referencia) => pessoasData.porReferencia(sessao, referencia)),
  });
  const nomes = primeiros.map(
    (_, i) => lidas[i]?.data?.nome ?? (lidas[i]?.isPending ? '…' : 'Não encontrado'),
  );
  const dentro = participa(desafio, sessao.referencia);
  const sai = podeSair(desafio, sessao.referencia);
  return (
    <BlocoLateral titulo="Participantes">
      <Avatares pessoas={primeiros.map((id, i) => ({ id, nome: nomes[i] ?? '…' }))} maximo={MOSTRADAS} />
      <Text size="sm">
        {nomes.join(', ')}
        {todos.length > MOSTRADAS && ` e mais ${plural(todos.length - MOSTRADAS, 'pessoa', 'pessoas')}`}
      </Text>
      {dentro && !sai && (
        <Text size="sm" c="dimmed">
          Você propôs este desafio e por isso participa dele.
        </Text>
      )}
      {podeParticipar(sessao, desafio) && !dentro && (
        <Text size="sm" c="dimmed">
          Participar é entrar na equipe do desafio. Cada imersão dele tem a sua própria inscrição.
        </Text>
      )}
      {podeParticipar(sessao, desafio) && (sai || !dentro) && (
        <Button
          variant={sai ? 'default' : 'filled'}
          w="fit-content"
          loading={isPending}
          leftSection={sai ? <IconUserMinus size={16} aria-hidden /> : <IconUserPlus size={16} aria-hidden />}
          onClick={() => mutate(!sai)}
        >
          {sai ? 'Sair do desafio' : 'Participar do desafio'}
        </Button>
      )}
    </BlocoLateral>
  );
}
