/** A score that somebody gave, with its reason; who may takes it out of the means or back into them (part 3 §2). */
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NomeDaPessoa } from '@/areas/cadastro/NomeDaPessoa';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import classes from '../Resultados.module.css';
import { type AlvoDaAvaliacao, avaliacoesData, type NotaLida } from './avaliacoes.data';

const DesconsiderarModal = aoAbrir(() => import('./DesconsiderarModal').then((m) => m.DesconsiderarModal));

interface Props {
  alvo: AlvoDaAvaliacao;
  nota: NotaLida;
  podeDesconsiderar: boolean;
}

export function NotaDada({ alvo, nota, podeDesconsiderar }: Props) {
  const sessao = useSessaoAtiva();
  const { mutate, isPending } = useMutation(avaliacoesData.reconsiderar(sessao, alvo));
  const [tirando, setTirando] = useState(false);
  const { id, respondente, desconsiderado, impedida = false, motivo, justificativa, em } = nota;
  return (
    <li className={classes.nota}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600} miw={0} component="div">
          {respondente === sessao.uid ? 'Você' : <NomeDaPessoa uid={respondente} />}
        </Text>
        <Text
          size="sm"
          fw={700}
          td={desconsiderado || impedida ? 'line-through' : undefined}
          style={{ flex: 'none' }}
        >
          {nota.nota === null ? 'Não deu nota' : notaEmPalavras(nota.nota)}
        </Text>
      </Group>
      {impedida ? (
        <div>
          <StatusBadge cor="orange">Dada com impedimento</StatusBadge>
        </div>
      ) : desconsiderado ? (
        <div>
          <StatusBadge cor="orange">Avaliação desconsiderada</StatusBadge>
          {motivo ? (
            <Text size="sm" className={classes.texto}>
              Motivo: {motivo}
            </Text>
          ) : null}
        </div>
      ) : null}
      <Text size="sm" className={classes.texto}>
        {justificativa}
      </Text>
      <Group gap="xs" justify="space-between">
        <Text size="sm" c="dimmed">
          {data(em)}
        </Text>
        {podeDesconsiderar && !impedida ? (
          <Button
            size="compact-sm"
            variant="default"
            loading={isPending}
            onClick={() => (desconsiderado ? mutate(id) : setTirando(true))}
          >
            {desconsiderado ? 'Reconsiderar avaliação' : 'Desconsiderar avaliação'}
          </Button>
        ) : null}
      </Group>
      {tirando ? <DesconsiderarModal alvo={alvo} nota={id} aoFechar={() => setTirando(false)} /> : null}
    </li>
  );
}
