/** What a challenge asks for (part 2 §2). */
import { Paper, Stack, Text, Title } from '@mantine/core';
import type { Desafio } from '@/domain/desafios/desafio';
import { baixarArquivo } from '@/firebase/arquivos/arquivo';
import { ArquivosParaBaixar } from '@/ui/formulario/ArquivosParaBaixar';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';

function Texto({ rotulo, children }: { rotulo: string; children: string }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {rotulo}
      </Text>
      {children ? (
        <HtmlSeguro formato="markdown">{children}</HtmlSeguro>
      ) : (
        <Text size="sm" c="dimmed">
          Ainda não preenchido
        </Text>
      )}
    </div>
  );
}

export function InformacoesDoDesafio({ desafio }: { desafio: Desafio }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="informacoes">
      <Stack gap="md">
        <Title order={2} size="h3" id="informacoes">
          Sobre o desafio
        </Title>
        <Texto rotulo="Descrição">{desafio.descricao}</Texto>
        <Texto rotulo="Objetivo">{desafio.objetivo}</Texto>
        {desafio.anexos.length > 0 && (
          <div>
            <Text size="sm" fw={600} mb={4}>
              Anexos
            </Text>
            <ArquivosParaBaixar arquivos={desafio.anexos} ler={baixarArquivo} />
          </div>
        )}
      </Stack>
    </Paper>
  );
}
