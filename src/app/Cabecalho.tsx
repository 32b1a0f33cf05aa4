/**
 * Header: logo, company (a choice when the person has several), project, search, bell and the person's menu (part 1 §2,
 * Shell).
 */
import { Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { BotaoDeBusca } from './BotaoDeBusca';
import classes from './Cabecalho.module.css';
import { LogoDaEmpresa } from './LogoDaEmpresa';
import { MenuDaPessoa } from './MenuDaPessoa';
import { Sino } from './Sino';

const EscolhaDaEmpresa = lazy(() =>
  import('./EscolhaDaEmpresa').then((m) => ({ default: m.EscolhaDaEmpresa })),
);

/** Comes after the first paint, as the bell's number does; without a connection it stays away. */
const ProjetoDaVez = lazy(() =>
  new Promise((pronto) => setTimeout(pronto, 2_500))
    .then(() => import('./ProjetoDaVez'))
    .catch(() => ({ default: () => null })),
);

function EmpresaDaVez() {
  const { usuario, empresa } = useSessaoAtiva();
  const nome = (
    <Text fw={600} truncate visibleFrom="xs">
      {empresa.nomeFantasia}
    </Text>
  );
  if (usuario.empresas.length < 2) return nome;
  return (
    <Suspense fallback={nome}>
      <EscolhaDaEmpresa />
    </Suspense>
  );
}

export function Cabecalho({ aoBuscar }: { aoBuscar: (() => void) | undefined }) {
  const { quem, empresa } = useSessaoAtiva();
  return (
    <div className={classes.cabecalho}>
      <LogoDaEmpresa />
      <div className={classes.empresa}>
        <EmpresaDaVez />
      </div>
      <Suspense>
        <ProjetoDaVez />
      </Suspense>
      {aoBuscar ? <BotaoDeBusca aoClicar={aoBuscar} /> : null}
      {quem.externo || empresa.status === 'INATIVO' ? null : <Sino />}
      <MenuDaPessoa />
    </div>
  );
}
