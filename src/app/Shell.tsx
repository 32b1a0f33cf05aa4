/** The frame of the signed-in product: header, navigation by area, page, footer (part 1 §2, Shell). */
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Moldura } from '@/ui/Moldura';
import { Cabecalho } from './Cabecalho';
import { EmpresaInativa } from './EmpresaInativa';
import { Navegacao } from './Navegacao';
import { Rotas } from './Rotas';

export function Shell() {
  const { empresa } = useSessaoAtiva();
  const inativa = empresa.status === 'INATIVO';
  return (
    <Moldura
      cabecalho={<Cabecalho />}
      menu={inativa ? undefined : <Navegacao />}
      rodape={`Versão ${__VERSAO__}`}
    >
      {inativa ? <EmpresaInativa /> : <Rotas />}
    </Moldura>
  );
}
