/** Left navigation: a tab per area and under it the entries this person may open (part 1 §2, Shell). */
import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import {
  IconBuildingCommunity,
  IconBulb,
  IconClipboardCheck,
  IconRocket,
  IconSettings,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { abasDoMenu, itemDaqui, ROTULO_DA_ABA } from './abas';
import type { Aba } from './menu';
import { EntradasDoMenu } from './EntradasDoMenu';
import classes from './Navegacao.module.css';

const ICONE: Record<Aba, TablerIcon> = {
  administracao: IconBuildingCommunity,
  gestao: IconBulb,
  diagnostico: IconClipboardCheck,
  incentivo: IconRocket,
  configuracoes: IconSettings,
};

export function Navegacao() {
  const sessao = useSessaoAtiva();
  const { pathname } = useLocation();
  const abas = abasDoMenu(sessao);
  const daqui = abas.find(({ itens }) => itemDaqui(itens, pathname))?.aba;
  const [escolhida, escolher] = useState({ aba: daqui ?? abas[0]?.aba, em: pathname });
  if (escolhida.em !== pathname) {
    // Arriving in another area opens its tab; a page of no area leaves the tab as it was.
    escolher({ aba: daqui ?? escolhida.aba, em: pathname });
  }
  const [unica] = abas;
  if (!unica) return null;
  if (abas.length === 1) {
    return (
      <>
        <p className={classes.titulo}>{ROTULO_DA_ABA[unica.aba]}</p>
        <EntradasDoMenu itens={unica.itens} />
      </>
    );
  }
  const aberta = abas.some(({ aba }) => aba === escolhida.aba) ? escolhida.aba : unica.aba;
  return (
    <Tabs
      variant="none"
      value={aberta ?? null}
      onChange={(aba) => escolher({ aba: (aba as Aba | null) ?? unica.aba, em: pathname })}
    >
      <Tabs.List className={classes.abas} aria-label="Áreas">
        {abas.map(({ aba }) => {
          const Icone = ICONE[aba];
          return (
            <Tabs.Tab key={aba} value={aba} className={classes.aba}>
              <Icone size={18} aria-hidden />
              <span>{ROTULO_DA_ABA[aba]}</span>
            </Tabs.Tab>
          );
        })}
      </Tabs.List>
      {abas.map(({ aba, itens }) => (
        <Tabs.Panel key={aba} value={aba} pt="sm">
          <EntradasDoMenu itens={itens} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
