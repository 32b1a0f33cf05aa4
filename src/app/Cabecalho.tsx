/**
 * Header: logo, company (a choice when the person has several), search and the person's menu (part 1 §2, Shell).
 * The project selector of part 3 will stand between company and search.
 */
import { NativeSelect, Text } from '@mantine/core';
import { trocarEmpresa } from '@/firebase/session';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { BotaoDeBusca } from './BotaoDeBusca';
import classes from './Cabecalho.module.css';
import { LogoDaEmpresa } from './LogoDaEmpresa';
import { MenuDaPessoa } from './MenuDaPessoa';

function EmpresaDaVez() {
  const { usuario, contexto, empresa } = useSessaoAtiva();
  if (usuario.empresas.length < 2) {
    return (
      <Text fw={600} truncate visibleFrom="xs">
        {empresa.nomeFantasia}
      </Text>
    );
  }
  return (
    <NativeSelect
      aria-label="Empresa"
      maw={260}
      value={contexto.empresaId}
      onChange={({ currentTarget }) => void trocarEmpresa(currentTarget.value)}
      data={usuario.empresas.map(({ empresaId, nomeFantasia }) => ({
        value: empresaId,
        label: nomeFantasia,
      }))}
    />
  );
}

export function Cabecalho({ aoBuscar }: { aoBuscar: (() => void) | undefined }) {
  return (
    <div className={classes.cabecalho}>
      <LogoDaEmpresa />
      <div className={classes.empresa}>
        <EmpresaDaVez />
      </div>
      {aoBuscar ? <BotaoDeBusca aoClicar={aoBuscar} /> : null}
      <MenuDaPessoa />
    </div>
  );
}
