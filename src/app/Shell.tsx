/** The frame of the signed-in product: header, navigation by area, page, footer (part 1 §2, Shell). */
import { Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Moldura } from '@/ui/moldura/Moldura';
import { abasDoMenu } from './abas';
import { Cabecalho } from './Cabecalho';
import { Navegacao } from './Navegacao';
import { Rodape } from './Rodape';
import { Rotas } from './Rotas';
import { useDialogosDoShell } from './useDialogosDoShell';
import { emSilencio, parte } from '@/ui/moldura/parte';

const EmpresaInativa = parte(() => import('./EmpresaInativa').then((m) => m.EmpresaInativa));

/** The page needs its own files first. */
const primeiroAPagina = () => new Promise((pronto) => setTimeout(pronto, 2_000));

/** They come without a connection when it is back. */
const CienciaDoAviso = parte(async () => {
  await primeiroAPagina();
  return (await import('./CienciaDoAviso')).default;
}, emSilencio());
const FaixaDaVersao = parte(async () => {
  await primeiroAPagina();
  return (await import('@/ui/moldura/FaixaDaVersao')).FaixaDaVersao;
}, emSilencio());

export function Shell() {
  const sessao = useSessaoAtiva();
  const { abrirBusca, abrirAtalhos, dialogos } = useDialogosDoShell();
  const inativa = sessao.empresa.status === 'INATIVO';
  const temMenu = !inativa && abasDoMenu(sessao).length > 0;
  return (
    <Moldura
      cabecalho={<Cabecalho aoBuscar={abrirBusca} />}
      menu={temMenu ? <Navegacao /> : undefined}
      faixa={
        <Suspense>
          <FaixaDaVersao />
        </Suspense>
      }
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
