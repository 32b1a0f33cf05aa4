/** What the person can do about their data: take a copy, have it corrected, have it erased (LGPD art. 18). */
import '@mantine/core/styles/SimpleGrid.css';
import { Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { O_QUE_FICA } from '@/domain/pessoas/o-que-fica';
import { IconDownload, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contatos } from '@/firebase/dados/contatos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { type Formato, meusDadosData } from './meusDados.data';

const Ato = ({ titulo, texto, children }: { titulo: string; texto: string; children?: ReactNode }) => (
  <Paper withBorder p="md" component="section" aria-label={titulo}>
    <Stack gap="sm" h="100%" justify="space-between">
      <Stack gap={4}>
        <Title order={2} size="h4">
          {titulo}
        </Title>
        <Text size="sm">{texto}</Text>
      </Stack>
      <Group gap="xs">{children}</Group>
    </Stack>
  </Paper>
);

export function Atos() {
  const sessao = useSessaoAtiva();
  const exportar = useMutation(meusDadosData.exportar(sessao));
  const botao = (formato: Formato) => ({
    leftSection: <IconDownload size={16} aria-hidden />,
    loading: exportar.isPending && exportar.variables === formato,
    disabled: exportar.isPending,
    onClick: () => exportar.mutate(formato, { onSuccess: baixar }),
  });
  const assunto = encodeURIComponent('Pedido de anonimização dos meus dados');
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="sm">
      <Ato
        titulo="Levar uma cópia"
        texto="Um arquivo com tudo o que está em seu nome nesta empresa. Você pode pedir até dez por dia."
      >
        <Button {...botao('csv')}>Baixar para planilha (CSV)</Button>
        <Button variant="default" {...botao('json')}>
          Baixar em formato aberto (JSON)
        </Button>
      </Ato>
      <Ato
        titulo="Pedir que apaguem"
        texto={`Apagam-se nome, e-mail, telefone, foto, data de nascimento e último acesso. O que você escreveu fica em nome de “Pessoa removida”. ${O_QUE_FICA} Isso não se desfaz, e a resposta vem em até 15 dias.`}
      >
        <Button
          variant="default"
          component="a"
          href={`mailto:${contatos.privacidade}?subject=${assunto}`}
          leftSection={<IconMail size={16} aria-hidden />}
        >
          Escrever ao encarregado dos dados
        </Button>
      </Ato>
    </SimpleGrid>
  );
}
