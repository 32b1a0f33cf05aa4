import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Avatares } from '@/ui/pessoas/Avatares';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { copiarUrl } from '@/ui/texto/copiar';
import type { Cor } from '@/ui/moldura/cores';
import { Markdown } from '@/ui/texto/Markdown';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { Voltar } from '@/ui/pagina/Voltar';

const CORES: Cor[] = [
  'gray',
  'teal',
  'yellow',
  'indigo',
  'violet',
  'green',
  'red',
  'blue',
  'lime',
  'grape',
  'pink',
  'orange',
];
const PESSOAS = ['Ana Souza', 'Bruno Lima', 'Carla Dias', 'Davi Rocha', 'Eva Nunes', 'Fábio Reis'].map(
  (nome) => ({ id: nome, nome }),
);
const HA_TRES_HORAS = new Date(Date.now() - 3 * 3600 * 1000);
const TEXTO = `## Como fizemos

Reunimos o time e **medimos** o tempo de cada etapa. Veja o [resultado](https://exemplo.com.br).

- menos papel
- menos espera

> Ficou mais simples para quem atende.`;

const VARIANTES = ['filled', 'light', 'default', 'subtle', 'outline'] as const;

export function Pecas() {
  const confirmar = useConfirmar();
  const perguntar = async () => {
    const sim = await confirmar({
      titulo: 'Tem certeza que deseja remover a ideia "Menos papel"?',
      perigo: true,
    });
    if (sim) avisarSucesso('Ideia removida', { acao: { rotulo: 'Desfazer', aoClicar: () => {} } });
  };
  return (
    <Stack>
      <Breadcrumbs
        itens={[
          { rotulo: 'Início', para: '/' },
          { rotulo: 'Ideias', para: '/lista' },
          { rotulo: 'Menos papel' },
        ]}
      />
      <Group>
        <Voltar />
      </Group>
      <Title order={1}>Título de página</Title>
      <Title order={2}>Título de seção</Title>
      <Title order={3}>Título de grupo</Title>
      <Text>Texto comum de trabalho, com tamanho de 14 pixels.</Text>
      <Text c="dimmed">Texto de apoio, mais discreto.</Text>
      <Text size="xs" c="dimmed">
        Atualizado <RelativeTime valor={HA_TRES_HORAS} />
      </Text>
      {VARIANTES.map((variante) => (
        <Group key={variante}>
          <Button variant={variante}>Publicar ideia</Button>
          <Button variant={variante} color="red">
            Remover
          </Button>
          <Button variant={variante} color="gray">
            Cancelar
          </Button>
          <Button variant={variante} color="pink">
            Votar
          </Button>
          <Button variant={variante} color="orange">
            Prêmio
          </Button>
        </Group>
      ))}
      <Group>
        {CORES.map((cor) => (
          <StatusBadge key={cor} cor={cor}>
            Em análise ({cor})
          </StatusBadge>
        ))}
      </Group>
      <Avatares pessoas={PESSOAS} />
      <Group>
        <Button variant="default" onClick={() => void perguntar()}>
          Confirmar
        </Button>
        <Button variant="default" onClick={() => avisarErro(new Error('Permissão negada'))}>
          Avisar erro
        </Button>
        <Button variant="default" onClick={() => void copiarUrl('https://exemplo.com.br')}>
          Copiar
        </Button>
      </Group>
      <Markdown>{TEXTO}</Markdown>
    </Stack>
  );
}
