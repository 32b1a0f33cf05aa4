/**
 * `/`: the management dashboard (part 2 §2, "Management dashboard"). Each tab is an area's own half; that of the
 * challenges is loaded when somebody opens it.
 */
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PainelDeIdeias } from '@/areas/ideias/painel/PainelDeIdeias';
import { temFlag } from '@/domain/acesso/quem';
import { para } from '@/domain/telas/enderecos';
import { MENU } from '@/domain/telas/menu';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { Abas } from '@/ui/pagina/Abas';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { depois } from '@/ui/moldura/depois';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { ALTURA_DO_COMECO, ALTURA_DO_ESPERANDO } from './alturas';
import { noComeco } from './comeco';
import { parte, porCima } from '@/ui/moldura/parte';

const NoAlto = depois(() => import('./NoAlto').then((m) => m.default));
const PainelDeDesafios = parte(() => import('./PainelDeDesafios').then((m) => m.default));
const EXPORTAR = {
  ideias: parte(() => import('@/areas/ideias/relatorio/ExportarIdeias').then((m) => m.default), porCima),
  desafios: parte(
    () => import('@/areas/desafios/relatorio/ExportarDesafios').then((m) => m.default),
    porCima,
  ),
};

const NOME = MENU.gestao['/'].rotulo;
const RETORNO = MENU.gestao['/retorno'].rotulo;
const ABAS = { ideias: 'Ideias', desafios: 'Desafios' };
/** Module of each half's report. */
const RELATORIO = { ideias: 23, desafios: 24 } as const;

export function PainelPage() {
  const sessao = useSessaoAtiva();
  const { quem } = sessao;
  const [comecando, comecar] = useState(() => noComeco(sessao));
  const [parametros, mudarParametros] = useSearchParams();
  const [exportando, exportar] = useState(false);
  usePageTitle(NOME);
  useDevolverFoco(exportando);
  const comDesafios = temFlag(quem, [9, 'leitura']);
  const atual = comDesafios && parametros.get('aba') === 'desafios' ? 'desafios' : 'ideias';
  const Exportar = EXPORTAR[atual];
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Title order={1}>{NOME}</Title>
        <Group gap="sm">
          {atual === 'ideias' && temFlag(quem, [35, 'leitura']) && (
            <Button component={Link} to={para('/retorno')} variant="default">
              {RETORNO}
            </Button>
          )}
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
      </Group>
      <Suspense
        fallback={
          <>
            {comecando && <Esqueleto {...ALTURA_DO_COMECO} />}
            <Esqueleto altura={ALTURA_DO_ESPERANDO} />
          </>
        }
      >
        <NoAlto comecando={comecando} aoMudar={comecar} />
      </Suspense>
      {comDesafios ? (
        <Abas
          rotulo="Do que é o painel"
          abas={ABAS}
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
      ) : (
        <PainelDeIdeias />
      )}
      {exportando && (
        <Suspense>
          <Exportar aoFechar={() => exportar(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
