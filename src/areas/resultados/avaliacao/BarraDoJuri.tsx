/** On the analysis that 'Para avaliar' leads to: what is left of this company, and the next one by one key. */
import { Anchor, Button, Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { juriData } from '@/areas/juri/juri.data';
import { aSeguinte, ondeAvaliar } from '@/areas/juri/seguinte.data';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { useAtalhos } from '@/ui/moldura/useAtalhos';
import { data, plural } from '@/ui/texto/formatos';
import type { AlvoDaAvaliacao } from './avaliacoes.data';

export function BarraDoJuri({ alvo }: { alvo: AlvoDaAvaliacao }) {
  const { data: lido } = useQuery(juriData.paraAvaliar(useSessaoAtiva()));
  const navegar = useNavigate();
  const { idEmpresa, questionarioId } = alvo;
  const achado = useMemo(
    () => lido && aSeguinte(lido.juris, { idEmpresa, questionarioId }),
    [lido, idEmpresa, questionarioId],
  );
  const destino = achado?.proxima ? ondeAvaliar(achado.proxima) : undefined;
  const atalhos = useMemo(
    () =>
      destino === undefined
        ? []
        : [{ tecla: 'N', descricao: 'Próxima empresa para avaliar', aoAcionar: () => void navegar(destino) }],
    [destino, navegar],
  );
  useAtalhos(atalhos);
  if (!achado) return null;
  const { juri, item, proxima, faltam } = achado;
  return (
    <Paper withBorder p="sm" component="section" aria-label="Para avaliar">
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">
            {juri.titulo}, até {data(juri.prazo)}:{' '}
            <b>
              {item.dadas} de {plural(item.de, 'nota', 'notas')}
            </b>{' '}
            desta empresa.{' '}
            {faltam > 0
              ? `Em outras ${faltam === 1 ? 'falta' : 'faltam'} ${plural(faltam, 'avaliação', 'avaliações')}.`
              : item.dadas < item.de
                ? 'É a última que falta.'
                : 'Tudo o que é seu está avaliado.'}
          </Text>
          <Anchor component={Link} to={para('/respostasParaAvaliar')} size="sm">
            {nomeDaTela('/respostasParaAvaliar')}
          </Anchor>
        </div>
        {proxima && destino !== undefined ? (
          <Button component={Link} to={destino} aria-keyshortcuts="N">
            Próxima: {proxima.empresa} (N)
          </Button>
        ) : null}
      </Group>
    </Paper>
  );
}
