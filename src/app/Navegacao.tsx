/** Left navigation: a tab per area and under it the entries this person may open (part 1 §2, Shell). */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Abas } from '@/ui/pagina/Abas';
import type { Aba } from '@/domain/telas/menu';
import { abasDoMenu, ICONE_DA_ABA, itemDaqui, ROTULO_DA_ABA } from './abas';
import { EntradasDoMenu } from './EntradasDoMenu';
import { IconeDoMenu } from './IconeDoMenu';
import classes from './Navegacao.module.css';

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
  const aberta = abas.find(({ aba }) => aba === escolhida.aba) ?? unica;
  const rotulos = Object.fromEntries(abas.map(({ aba }) => [aba, <RotuloDaAba key={aba} aba={aba} />]));
  return (
    <Abas
      rotulo="Áreas"
      abas={rotulos as Record<Aba, ReactNode>}
      atual={aberta.aba}
      aoMudar={(aba) => escolher({ aba, em: pathname })}
      aparencia={{ lista: classes.abas, aba: classes.aba }}
    >
      <EntradasDoMenu itens={aberta.itens} />
    </Abas>
  );
}

function RotuloDaAba({ aba }: { aba: Aba }) {
  return (
    <>
      <IconeDoMenu nome={ICONE_DA_ABA[aba]} />
      <span>{ROTULO_DA_ABA[aba]}</span>
    </>
  );
}
