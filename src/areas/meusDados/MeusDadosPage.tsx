/** `/meus-dados`: everybody takes a copy of what is kept about them (LGPD art. 18; decisions P121). */
import '@mantine/core/styles/List.css';
import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/moldura/Link';
import { TERMOS, versaoEscrita } from '@/domain/pessoas/termos';
import { SECOES } from '@/domain/pessoas/meus-dados';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { baixar } from '@/ui/formulario/baixar';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { dataHora } from '@/ui/texto/formatos';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { consentimentosData } from './consentimentos.data';
import { type Formato, meusDadosData } from './meusDados.data';

export function MeusDadosPage() {
  const sessao = useSessaoAtiva();
  const exportar = useMutation(meusDadosData.exportar(sessao));
  const { data: aceite } = useQuery(consentimentosData.porTermo(sessao, 'privacidade'));
  const consentir = useMutation(consentimentosData.registrar(sessao, 'privacidade'));
  const gerar = (formato: Formato) => exportar.mutate(formato, { onSuccess: baixar });
  const gerando = (formato: Formato) => exportar.isPending && exportar.variables === formato;

  return (
    <Stack gap="lg" maw="72ch">
      <Breadcrumbs itens={caminhoDaTela('/meus-dados')} />
      <TituloDaPagina titulo={nomeDaTela('/meus-dados')}>
        Uma cópia de tudo o que {sessao.empresa.nomeFantasia} guarda sobre você neste produto.
      </TituloDaPagina>
      <Group gap="xs">
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={gerando('csv')}
          disabled={exportar.isPending}
          onClick={() => gerar('csv')}
        >
          Baixar para planilha (CSV)
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={gerando('json')}
          disabled={exportar.isPending}
          onClick={() => gerar('json')}
        >
          Baixar em formato aberto (JSON)
        </Button>
      </Group>
      <Stack component="section" gap="xs" aria-labelledby="o-que-vem">
        <Title order={2} id="o-que-vem">
          O que vem no arquivo
        </Title>
        <List size="sm">
          {Object.entries(SECOES).map(([secao, rotulo]) => (
            <List.Item key={secao}>{rotulo}</List.Item>
          ))}
        </List>
      </Stack>
      <Stack component="section" gap="xs" aria-labelledby="termos">
        <Title order={2} id="termos">
          Termos
        </Title>
        <Text>
          <Anchor component={Link} to={TERMOS.privacidade.caminho} underline="always">
            {TERMOS.privacidade.titulo}
          </Anchor>
          , versão {versaoEscrita('privacidade')}:{' '}
          {aceite ? `ciência registrada em ${dataHora(aceite.createdAt)}.` : 'ciência ainda não registrada.'}
        </Text>
        {aceite === null ? (
          <Group>
            <Button variant="default" loading={consentir.isPending} onClick={() => consentir.mutate()}>
              Estou ciente
            </Button>
          </Group>
        ) : null}
        <Text c="dimmed">
          Para corrigir o cadastro, use o seu perfil. Para os outros direitos da LGPD, veja a página de
          privacidade.
        </Text>
      </Stack>
    </Stack>
  );
}
