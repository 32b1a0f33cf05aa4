/** A play under way: where it stands, its board of tactics, and its timeline (part 2 §4). */
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import {
  diasSemMovimento,
  emCurso,
  type Jogada,
  parada,
  SITUACOES_DA_JOGADA,
  situacaoDaJogada,
} from '@/domain/incentivo/jogada';
import { resumirTaticas, type TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data, plural } from '@/ui/texto/formatos';
import { Andamento } from '../Andamento';
import classes from '../Incentivo.module.css';
import { EncerrarJogada } from './EncerrarJogada';
import { LinhaDoTempoDaJogada } from './LinhaDoTempoDaJogada';
import { podeConduzir, podeMovimentar } from './permissoes';
import { QuadroDeTaticas } from './QuadroDeTaticas';

interface Props {
  jogada: ComId<Jogada>;
  taticas: readonly ComId<TaticaDaJogada>[];
}

export function JogadaEmCurso({ jogada, taticas }: Props) {
  const sessao = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const [mostrada, mostrar] = useState('');
  const { rotulo, cor } = SITUACOES_DA_JOGADA[situacaoDaJogada(jogada)];
  const corre = emCurso(jogada);
  // The play's own summary is a trigger's, and comes a moment after the tactics shown below it.
  const resumo = resumirTaticas(taticas);
  const comoEsta = { ...jogada, resumo };
  return (
    <Stack gap="lg">
      <Breadcrumbs
        itens={[
          {
            rotulo: 'Implementação de jogadas',
            para: para('/jogadas-de-inovacao', { aba: 'implementacao' }),
          },
          ...caminhoDaTela('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', jogada.nome).slice(-1),
        ]}
      />
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap="xs" flex="1 1 300px" className={classes.texto}>
          <Title order={1}>{jogada.nome}</Title>
          <Group gap="xs">
            <StatusBadge cor={cor}>{rotulo}</StatusBadge>
            <Text size="sm" c="dimmed">
              {[
                jogada.nomeTipoDeJogada,
                jogada.startedAt && `iniciada em ${data(jogada.startedAt)}`,
                jogada.endedAt && `encerrada em ${data(jogada.endedAt)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Group>
          <Text>{jogada.descricao}</Text>
        </Stack>
        {corre && podeConduzir(sessao) && (
          <EncerrarJogada jogada={jogada} taticasPermitem={resumo.podeConcluir} />
        )}
      </Group>
      <Andamento jogada={comoEsta} />
      {parada(comoEsta, agora) && (
        <Alert color="orange" title="Esta jogada está parada">
          Nenhuma movimentação há {plural(diasSemMovimento(comoEsta, agora), 'dia', 'dias')}.
        </Alert>
      )}
      <QuadroDeTaticas
        jogada={jogada}
        taticas={taticas}
        podeMovimentar={corre && podeMovimentar(sessao)}
        podeVincular={corre && podeConduzir(sessao)}
      />
      <Stack gap="sm" component="section" aria-label="Linha do tempo">
        <Group justify="space-between" gap="sm">
          <Title order={2}>Linha do tempo</Title>
          {mostrada && (
            <Button variant="default" size="xs" onClick={() => mostrar('')}>
              Mostrar todas as táticas
            </Button>
          )}
        </Group>
        <LinhaDoTempoDaJogada jogada={jogada.id} taticas={taticas} tatica={mostrada} aoFiltrar={mostrar} />
      </Stack>
    </Stack>
  );
}
