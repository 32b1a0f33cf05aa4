/**
 * `/meus-dados`: what is kept about the person, what for and how long, and a copy of it (LGPD art. 9 and 18; decisions
 * P121, P160).
 */
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@/ui/moldura/Link';
import { TERMOS, versaoEscrita } from '@/domain/pessoas/termos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { dataHora, plural } from '@/ui/texto/formatos';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { Atos } from './Atos';
import { consentimentosData } from './consentimentos.data';
import { meusDadosData } from './meusDados.data';
import { Tratamentos } from './Tratamentos';

export function MeusDadosPage() {
  const sessao = useSessaoAtiva();
  const contar = useMutation(meusDadosData.contar(sessao));
  const { data: aceite } = useQuery(consentimentosData.porTermo(sessao, 'privacidade'));
  const consentir = useMutation(consentimentosData.registrar(sessao, 'privacidade'));
  const total = contar.data && Object.values(contar.data).reduce((soma, n) => soma + n, 0);

  return (
    <Stack gap="lg" maw="110ch">
      <Breadcrumbs itens={caminhoDaTela('/meus-dados')} />
      <TituloDaPagina titulo={nomeDaTela('/meus-dados')}>
        O que {sessao.empresa.nomeFantasia} guarda sobre você neste produto, para quê, quem vê, por quanto
        tempo, e uma cópia de tudo.
      </TituloDaPagina>
      <Atos />
      <Stack component="section" gap="md" aria-labelledby="o-que-ha">
        <Group justify="space-between">
          <Title order={2} id="o-que-ha">
            O que é guardado
          </Title>
          <Button
            variant="default"
            leftSection={<IconListNumbers size={16} aria-hidden />}
            loading={contar.isPending}
            onClick={() => contar.mutate()}
          >
            Contar os registros
          </Button>
        </Group>
        <Text role="status" size="sm" c="dimmed">
          {total === undefined
            ? 'Abra um item para ver quem o vê e para quê. Contar os registros vale como uma das dez cópias do dia.'
            : `Há ${plural(total, 'registro', 'registros')} sobre você nesta empresa.`}
        </Text>
        <Tratamentos quantos={contar.data} />
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
          Nome, foto e telefone você corrige em “Meu perfil”, no menu com o seu nome. Os outros direitos da
          LGPD estão na página de privacidade.
        </Text>
      </Stack>
    </Stack>
  );
}
