/** The public addresses of a project's enrolment, to be read and copied (decisions P233). */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { Compartilhar } from '@/areas/compartilhar/Compartilhar';
import { diaEscrito } from '@/domain/comum/datas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { copiarUrl } from '@/ui/texto/copiar';
import { enderecosDeInscricao } from './enderecosDeInscricao';

interface Props {
  projeto: { id: string; nome: string; anoVigencia: Date };
  aoFechar: () => void;
}

export function LinksDeInscricaoModal({ projeto, aoFechar }: Props) {
  const { contexto } = useSessaoAtiva();
  return (
    <Janela opened onClose={aoFechar} title="Links de inscrição" size="md">
      <Stack gap="lg">
        <Text>
          Quem tiver um destes links inscreve uma empresa em {projeto.nome}, enquanto as inscrições estiverem
          abertas.
        </Text>
        {enderecosDeInscricao(contexto, projeto.id).map(({ nome, de, oQue, texto, url }) => (
          <Stack key={nome} component="section" gap={4} aria-label={nome}>
            <Title order={3} size="h5">
              {nome}
            </Title>
            <Text size="sm">{texto}</Text>
            <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
            <Group gap="xs">
              <Button
                variant="default"
                size="xs"
                aria-label={`Copiar endereço ${de}`}
                onClick={() => void copiarUrl(url)}
              >
                Copiar endereço
              </Button>
              <Compartilhar
                size="xs"
                endereco={{
                  oQue,
                  titulo: projeto.nome,
                  chamada: 'Inscreva a sua empresa',
                  prazo: `Inscrições até ${diaEscrito(projeto.anoVigencia)}.`,
                  endereco: url,
                }}
              />
            </Group>
          </Stack>
        ))}
      </Stack>
    </Janela>
  );
}
