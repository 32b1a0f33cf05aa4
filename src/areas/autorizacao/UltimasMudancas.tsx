/** The last changes of the matrix: who, what and when, with the whole trail one click away. */
import '@mantine/core/styles/List.css';
import { Anchor, List, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { auditoriaData } from '@/areas/auditoria/auditoria.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import type { Auditoria } from '@/domain/auditoria/auditoria';
import { alvoDe, mudancasEmPalavras } from '@/domain/auditoria/auditoria-em-palavras';
import { caminhos } from '@/domain/comum/caminhos';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { Link } from '@/ui/moldura/Link';

function Entrada({ quem, alvo, antes, depois, createdAt }: Auditoria) {
  const sessao = useSessaoAtiva();
  const referencia = caminhos.colaborador(sessao.contexto, quem);
  const { data: pessoa } = useQuery(pessoasData.porReferencia(sessao, referencia));
  const sobre = alvoDe(alvo);
  return (
    <>
      <Text span inherit fw={600}>
        {pessoa?.nome ?? 'Sistema'}
      </Text>{' '}
      · {'nome' in sobre ? sobre.nome : ''} · {mudancasEmPalavras(antes, depois).join('; ')}{' '}
      <Text span c="dimmed">
        <RelativeTime valor={createdAt} />
      </Text>
    </>
  );
}

export function UltimasMudancas() {
  const { data: entradas } = useQuery(auditoriaData.ultimas(useSessaoAtiva(), 'AUTORIZACAO'));
  if (!entradas?.length) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="ultimas-mudancas">
      <Title order={2} id="ultimas-mudancas">
        Últimas mudanças
      </Title>
      <List size="sm" spacing={4}>
        {entradas.map((entrada) => (
          <List.Item key={entrada.id}>
            <Entrada {...entrada} />
          </List.Item>
        ))}
      </List>
      <Anchor component={Link} to={para('/auditoria', { acao: 'AUTORIZACAO' })} underline="always">
        Ver todas na auditoria
      </Anchor>
    </Stack>
  );
}
