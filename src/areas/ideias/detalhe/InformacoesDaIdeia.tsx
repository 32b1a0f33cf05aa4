/** Registration information of an idea (part 2 §2): its goals, sectors and texts. */
import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { Ideia } from '@/domain/ideias/ideia';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { ROTULO_DO_TEXTO } from '../rotulos';

function Etiquetas({ titulo, itens }: { titulo: string; itens: readonly string[] }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {titulo}
      </Text>
      {itens.length === 0 && (
        <Text size="sm" c="dimmed">
          Nenhum valor adicionado!
        </Text>
      )}
      <Group gap={6} mt={4}>
        {itens.map((item) => (
          <StatusBadge key={item} cor="gray">
            {item}
          </StatusBadge>
        ))}
      </Group>
    </div>
  );
}

export function InformacoesDaIdeia({ ideia }: { ideia: Ideia }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="informacoes">
      <Stack gap="md">
        <Title order={2} size="h3" id="informacoes">
          Sobre a ideia
        </Title>
        {ROTULO_DO_TEXTO.map(({ campo, rotulo }) => (
          <div key={campo}>
            <Text size="sm" fw={600}>
              {rotulo}
            </Text>
            {ideia[campo] ? (
              <HtmlSeguro formato="markdown">{ideia[campo]}</HtmlSeguro>
            ) : (
              <Text size="sm" c="dimmed">
                Ainda não preenchido
              </Text>
            )}
          </div>
        ))}
        <Etiquetas titulo="Objetivos" itens={ideia.objetivo} />
        <Etiquetas titulo="Setores" itens={ideia.setores} />
        {ideia.anexos.length > 0 && (
          <div>
            <Text size="sm" fw={600} mb={4}>
              Anexos
            </Text>
            <ArquivosParaBaixar arquivos={ideia.anexos} ler={baixarArquivo} />
          </div>
        )}
      </Stack>
    </Paper>
  );
}
