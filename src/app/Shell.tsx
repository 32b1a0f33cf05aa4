/** The frame of the signed-in product: header, navigation by area, page, footer (part 1 §2, Shell). */
import { lazy, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Moldura } from '@/ui/moldura/Moldura';
import { abasDoMenu } from './abas';
import { Cabecalho } from './Cabecalho';
import { Navegacao } from './Navegacao';
import { Rodape } from './Rodape';
import { Rotas } from './Rotas';
import { useDialogosDoShell } from './useDialogosDoShell';

const EmpresaInativa = lazy(() => import('./EmpresaInativa').then((m) => ({ default: m.EmpresaInativa })));

/** Comes after what the page needs; without a connection it waits for the next visit. */
const CienciaDoAviso = lazy(() =>
  new Promise((pronto) => setTimeout(pronto, 2_000))
    .then(() => import('./CienciaDoAviso'))
    .catch(() => ({ default: () => null })),
);

export function Shell() {
  const sessao = useSessaoAtiva();
  const { abrirBusca, abrirAtalhos, dialogos } = useDialogosDoShell();
  const inativa = sessao.empresa.status === 'INATIVO';
  const temMenu = !inativa && abasDoMenu(sessao).length > 0;
  return (
    <Moldura
      cabecalho={<Cabecalho aoBuscar={abrirBusca} />}
      menu={temMenu ? <Navegacao /> : undefined}
      recado={
        inativa ? undefined : (
          <Suspense>
            <CienciaDoAviso key={sessao.uid} />
          </Suspense>
        )
      }
      rodape={<Rodape aoVerAtalhos={abrirAtalhos} />}
    >
      <Suspense>{inativa ? <EmpresaInativa /> : <Rotas />}</Suspense>
      {dialogos}
    </Moldura>
  );
}
