/**
 * `/`: the management dashboard (part 2 §2, "Management dashboard"). Each tab is an area's own half; that of the
 * challenges is loaded when somebody opens it.
 */
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contadorData } from '@/areas/pais/contador.data';
import { PainelDeIdeias } from '@/areas/ideias/painel/PainelDeIdeias';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { temFlag } from '@/domain/acesso/quem';
import { para } from '@/domain/telas/enderecos';
import { MENU } from '@/domain/telas/menu';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { Abas } from '@/ui/pagina/Abas';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { plural } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import classes from './PainelPage.module.css';

const PainelDeDesafios = lazy(() => import('./PainelDeDesafios'));
const EXPORTAR = {
  ideias: lazy(() => import('@/areas/ideias/relatorio/ExportarIdeias')),
  desafios: lazy(() => import('@/areas/desafios/relatorio/ExportarDesafios')),
};

const NOME = MENU.gestao['/'].rotulo;
const SO_IDEIAS = { ideias: 'Ideias' };
const ABAS = { ...SO_IDEIAS, desafios: 'Desafios' };
/** Module of each half's report. */
const RELATORIO = { ideias: 23, desafios: 24 } as const;

function CartaoDaEmpresa() {
  const sessao = useSessaoAtiva();
  const { nomeFantasia, image } = sessao.empresa;
  const logo = useImagem(image[0]?.path);
  const { data: contador } = useQuery(contadorData.doTipo(sessao, IDEIA));
  return (
    <section aria-label="Empresa" className={classes.empresa}>
      {logo ? <img src={logo} alt="" className={classes.logo} /> : null}
      <div>
        <Text fw={600}>{nomeFantasia}</Text>
        <Text size="xs" c="dimmed">
          {contador === undefined ? 'Contando as ideias…' : <Total publicas={contador?.publicas ?? 0} />}
        </Text>
      </div>
    </section>
  );
}

const Total = ({ publicas }: { publicas: number }) =>
  publicas === 0 ? (
    'Nenhuma ideia publicada ainda'
  ) : (
    <Anchor component={Link} to={para('/ideias')} inherit>
      {plural(publicas, 'ideia publicada', 'ideias publicadas')}
    </Anchor>
  );

export function PainelPage() {
  const { quem } = useSessaoAtiva();
  const [parametros, mudarParametros] = useSearchParams();
  const [exportando, exportar] = useState(false);
  usePageTitle(NOME);
  useDevolverFoco(exportando);
  const abas = temFlag(quem, [9, 'leitura']) ? ABAS : SO_IDEIAS;
  const atual = abas === ABAS && parametros.get('aba') === 'desafios' ? 'desafios' : 'ideias';
  const Exportar = EXPORTAR[atual];
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={1}>{NOME}</Title>
        {temFlag(quem, [RELATORIO[atual], 'leitura']) && (
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => exportar(true)}
          >
            Exportar
          </Button>
        )}
      </Group>
      <CartaoDaEmpresa />
      <Abas
        rotulo="Do que é o painel"
        abas={abas}
        atual={atual}
        aoMudar={(aba) => mudarParametros(aba === 'desafios' ? { aba } : {}, { replace: true })}
      >
        {atual === 'ideias' ? (
          <PainelDeIdeias />
        ) : (
          <Suspense fallback={<Esqueleto altura={800} />}>
            <PainelDeDesafios />
          </Suspense>
        )}
      </Abas>
      {exportando && (
        <Suspense>
          <Exportar aoFechar={() => exportar(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
