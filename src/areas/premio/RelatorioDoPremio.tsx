/** Counters, charts and tables of the award report. One counter is read for everything but the tables. */
import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { numero, plural } from '@/ui/texto/formatos';
import { porcentoDe } from '@/ui/texto/emPartes';
import { CadastrosPorDia } from './CadastrosPorDia';
import { GraficosDeEmpresas } from './GraficosDeEmpresas';
import { OrigemDosGraficos } from './Moldura';
import { type AlvoDoPremio, type Premio, premioData } from './premio.data';
import classes from './Premio.module.css';
import { TabelaDeEmbaixadores } from './TabelaDeEmbaixadores';
import { TabelaDeEmpresas } from './TabelaDeEmpresas';
import { TabelaDeMedias } from './TabelaDeMedias';

const ExportarModal = aoAbrir(() => import('./ExportarPremioModal').then((m) => m.ExportarPremioModal));

function Cartao({ titulo, valor, nota }: { titulo: string; valor: number; nota: string }) {
  return (
    <Paper withBorder p="md" component="section" aria-label={titulo}>
      <Text c="dimmed">{titulo}</Text>
      <Text size="xl" fw={600} className={classes.numero}>
        {numero(valor)}
      </Text>
      <Text size="sm" c="dimmed">
        {nota}
      </Text>
    </Paper>
  );
}

/** By itself, so that opening it draws no chart anew. */
function Exportar({ alvo, premio }: { alvo: AlvoDoPremio; premio: Premio }) {
  const [exportando, exportar] = useState(false);
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => exportar(true)}
      >
        Exportar
      </Button>
      {exportando ? <ExportarModal alvo={alvo} premio={premio} aoFechar={() => exportar(false)} /> : null}
    </Group>
  );
}

export default function RelatorioDoPremio({ alvo }: { alvo: AlvoDoPremio }) {
  const sessao = useSessaoAtiva();
  const { data: premio, error, refetch } = useQuery(premioData.premio(sessao, alvo));
  const [parametros, mudar] = useSearchParams();
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar o relatório" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!premio) return <PageSkeleton />;
  const { empresas, habilitadas, convidados, facetas } = premio;
  const dia = facetas.dia.find(({ valor }) => valor === parametros.get('dia'))?.valor ?? null;
  const escolherDia = (novo: string | null) =>
    mudar(
      (atuais) => {
        if (novo) atuais.set('dia', novo);
        else atuais.delete('dia');
        return atuais;
      },
      { replace: true },
    );
  const quota = porcentoDe(habilitadas, empresas);
  return (
    <OrigemDosGraficos value={`${premio.projeto} · ${premio.questionario}`}>
      <Stack gap="lg">
        <div className={classes.cartoes}>
          <Cartao
            titulo="Empresas cadastradas"
            valor={empresas}
            nota={`${plural(habilitadas, 'habilitada', 'habilitadas')}${quota ? ` (${quota})` : ''}`}
          />
          <Cartao
            titulo="Colaboradores convidados"
            valor={convidados}
            nota="Pelas empresas do projeto, para este questionário"
          />
        </div>
        <Exportar alvo={alvo} premio={premio} />
        <CadastrosPorDia dias={facetas.dia} dia={dia} aoEscolher={escolherDia} />
        <TabelaDeEmpresas
          key={dia ?? ''}
          alvo={alvo}
          total={empresas}
          dia={dia}
          aoLimparDia={() => escolherDia(null)}
        />
        <GraficosDeEmpresas idProjeto={alvo.idProjeto} facetas={facetas} empresas={empresas} />
        <TabelaDeMedias alvo={alvo} />
        <TabelaDeEmbaixadores
          titulo="Empresas por embaixador, pessoas"
          de="embaixadoresPessoas"
          idProjeto={alvo.idProjeto}
          somas={facetas.embaixadorPessoa}
        />
        <TabelaDeEmbaixadores
          titulo="Empresas por embaixador, entidades"
          de="embaixadores"
          idProjeto={alvo.idProjeto}
          somas={facetas.embaixador}
        />
      </Stack>
    </OrigemDosGraficos>
  );
}
