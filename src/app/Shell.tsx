/** The frame of the signed-in product: header, navigation by area, page, footer (part 1 §2, Shell). */
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Moldura } from '@/ui/Moldura';
import { abasDoMenu } from './abas';
import { AvisoDePrivacidade } from './AvisoDePrivacidade';
import { Cabecalho } from './Cabecalho';
import { EmpresaInativa } from './EmpresaInativa';
import { Navegacao } from './Navegacao';
import { Rodape } from './Rodape';
import { Rotas } from './Rotas';
import { useDialogosDoShell } from './useDialogosDoShell';

export function Shell() {
  const sessao = useSessaoAtiva();
  const { abrirBusca, abrirAtalhos, dialogos } = useDialogosDoShell();
  const inativa = sessao.empresa.status === 'INATIVO';
  const temMenu = !inativa && abasDoMenu(sessao).length > 0;
  return (
    <Moldura
      cabecalho={<Cabecalho aoBuscar={abrirBusca} />}
      menu={temMenu ? <Navegacao /> : undefined}
      rodape={<Rodape aoVerAtalhos={abrirAtalhos} />}
    >
      {inativa ? <EmpresaInativa /> : <Rotas />}
      {inativa ? null : <AvisoDePrivacidade />}
      {dialogos}
    </Moldura>
  );
}
