/**
 * Header: the company's logo and name, search, bell and the person's menu. Several companies are a choice, and
 * Diagnóstico shows the project (part 1 §2, Shell).
 */
import { Text } from '@mantine/core';
import { Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { itemDaqui, itensDaAba } from './abas';
import { BotaoDeBusca } from './BotaoDeBusca';
import classes from './Cabecalho.module.css';
import { LogoDaEmpresa } from './LogoDaEmpresa';
import { useOndeEstou } from './ondeEstou';
import { MenuDaPessoa } from './MenuDaPessoa';
import { Sino } from './Sino';
import { emSilencio, parte } from '@/ui/moldura/parte';

/** Without a connection it stays away. */
const ProjetoDaVez = parte(() => import('./ProjetoDaVez').then((m) => m.default), emSilencio());

function NomeDaEmpresa() {
  const { empresa } = useSessaoAtiva();
  return (
    <Text fw={600} className={classes.nomeDaEmpresa ?? ''} title={empresa.nomeFantasia}>
      {empresa.nomeFantasia}
      <Text span size="xs" c="dimmed" display="block" visibleFrom="md">
        Gestão de Inovação
      </Text>
    </Text>
  );
}

const EscolhaDaEmpresa = parte(
  () => import('./EscolhaDaEmpresa').then((m) => m.EscolhaDaEmpresa),
  emSilencio(<NomeDaEmpresa />),
);

function EmpresaDaVez() {
  const { usuario } = useSessaoAtiva();
  if (usuario.empresas.length < 2) return <NomeDaEmpresa />;
  return (
    <Suspense fallback={<NomeDaEmpresa />}>
      <EscolhaDaEmpresa />
    </Suspense>
  );
}

export function Cabecalho({ aoBuscar }: { aoBuscar: (() => void) | undefined }) {
  const { quem, empresa } = useSessaoAtiva();
  const pathname = useOndeEstou();
  return (
    <div className={classes.cabecalho}>
      <LogoDaEmpresa />
      <div className={classes.empresa}>
        <EmpresaDaVez />
      </div>
      {itemDaqui(itensDaAba('diagnostico'), pathname) ? (
        <Suspense>
          <ProjetoDaVez />
        </Suspense>
      ) : null}
      {aoBuscar ? <BotaoDeBusca aoClicar={aoBuscar} /> : null}
      {quem.externo || empresa.status === 'INATIVO' ? null : <Sino />}
      <MenuDaPessoa />
    </div>
  );
}
