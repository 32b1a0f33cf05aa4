/**
 * Left navigation: one column, in which every area of the person has a heading that leads to its first page. The
 * entries of one area are open at a time, so the column stays short (part 1 §2, Shell).
 */
import { Suspense, useState } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { abasDoMenu, ICONE_DA_ABA, itemDaqui, itensDaAba, ROTULO_DA_ABA } from './abas';
import { EntradasDoMenu } from './EntradasDoMenu';
import { useOndeEstou } from './ondeEstou';
import { Icone } from '@/ui/moldura/Icone';
import classes from './Navegacao.module.css';
import { parte } from '@/ui/moldura/parte';

const EntradasDoDiagnostico = parte(() => import('./EntradasDoDiagnostico').then((m) => m.default));

export function Navegacao() {
  const pathname = useOndeEstou();
  const areas = abasDoMenu(useSessaoAtiva());
  // Also by what is not among the person's entries: a page under it may be theirs.
  const daqui = areas.find(({ aba }) => itemDaqui(itensDaAba(aba), pathname))?.aba;
  const [{ aberta, em }, mudar] = useState({ aberta: daqui ?? areas[0]?.aba, em: pathname });
  if (em !== pathname) {
    // Arriving in an area opens it; a page of no area leaves the menu as it was.
    mudar({ aberta: daqui ?? aberta, em: pathname });
  }
  return (
    <ul className={classes.areas}>
      {areas.map(({ aba, itens }) => {
        const rotulo = ROTULO_DA_ABA[aba];
        const abre = aba === aberta || areas.length === 1;
        return (
          <li key={aba}>
            {areas.length === 1 ? (
              <p className={classes.grupo}>{rotulo}</p>
            ) : (
              <div className={classes.area} data-ativa={aba === daqui || undefined}>
                <Link to={itens[0]?.caminho ?? '/'} className={classes.titulo}>
                  <Icone nome={ICONE_DA_ABA[aba]} />
                  {rotulo}
                </Link>
                <button
                  type="button"
                  className={classes.abrir}
                  aria-label={`Páginas de ${rotulo}`}
                  aria-expanded={abre}
                  onClick={() => mudar({ aberta: abre ? undefined : aba, em: pathname })}
                />
              </div>
            )}
            {abre ? (
              <Suspense fallback={<EntradasDoMenu itens={itens} />}>
                {aba === 'diagnostico' ? (
                  <EntradasDoDiagnostico itens={itens} />
                ) : (
                  <EntradasDoMenu itens={itens} />
                )}
              </Suspense>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
