/** The frame of the signed-in product: header, navigation by area, page, footer (part 1 §2, Shell). */
import { lazy, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Moldura } from '@/ui/moldura/Moldura';
import { abasDoMenu } from './abas';
import { AvisoDePrivacidade } from './AvisoDePrivacidade';
import { Cabecalho } from './Cabecalho';
import { Navegacao } from './Navegacao';
import { Rodape } from './Rodape';
import { Rotas } from './Rotas';
import { useDialogosDoShell } from './useDialogosDoShell';

const EmpresaInativa = lazy(() => import('./EmpresaInativa').then((m) => ({ default: m.EmpresaInativa })));

export function Shell() {
  const sessao = useSessaoAtiva();
  const { abrirBusca, abrirAtalhos, dialogos } = useDialogosDoShell();
  const inativa = sessao.empresa.status === 'INATIVO';
  const temMenu = !inativa && abasDoMenu(sessao).length > 0;
  return (
    <Moldura
      cabecalho={<Cabecalho aoBuscar={abrirBusca} />}
      menu={temMenu ? <Navegacao /> : undefined}
      recado={inativa ? undefined : <AvisoDePrivacidade />}
      rodape={<Rodape aoVerAtalhos={abrirAtalhos} />}
    >
      <Suspense>{inativa ? <EmpresaInativa /> : <Rotas />}</Suspense>
      {dialogos}
    </Moldura>
  );
}
