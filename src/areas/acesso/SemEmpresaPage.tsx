/** Signed in without a company: invitations that wait, or the first step of the account setup (part 1 §2). */
import { type ReactNode, useEffect, useState } from 'react';
import type { Convite } from '@/domain/pessoas/convite';
import type { ComId } from '@/domain/comum/campos';
import { Carregando } from '@/ui/pagina/Carregando';
import { CartaoPublico } from './CartaoPublico';
import { ConvitesPendentes } from './ConvitesPendentes';
import { convitesData } from './convites.data';
import { NaoEVoce } from './NaoEVoce';
import { Passos } from './Passos';
import { SessaoFalhou } from './SessaoFalhou';

interface Props {
  uid: string;
  nome: string;
  /** A password is still to be chosen, in a second step. */
  faltaSenha: boolean;
  /** Form of the company, for those whom a licensee expects. */
  cadastro?: ReactNode;
}

export function SemEmpresaPage(props: Props) {
  const [vez, definirVez] = useState(0);
  // Drawn anew, it reads anew.
  return <Conta key={vez} {...props} aoTentar={() => definirVez(vez + 1)} />;
}

function Conta({ uid, nome, faltaSenha, cadastro, aoTentar }: Props & { aoTentar: () => void }) {
  const [convites, definirConvites] = useState<ComId<Convite>[]>();
  const [erro, definirErro] = useState<unknown>();
  useEffect(() => {
    convitesData.pendentes(uid).then(definirConvites, definirErro);
  }, [uid]);

  // As long as nothing was read, nothing is known of the account. Somebody may have invited it, and it may have no
  // company to register.
  if (erro !== undefined) return <SessaoFalhou erro={erro} aoTentar={aoTentar} />;
  if (!convites) return <Carregando />;
  const temConvite = convites.length > 0;
  const cadastrando = !temConvite && cadastro !== undefined;
  const semNada = 'A sua conta ainda não está ligada a uma empresa. Peça um convite a quem administra a sua.';
  return (
    <CartaoPublico
      titulo={`Olá, ${nome}!`}
      largura={cadastrando ? 820 : 480}
      texto={cadastrando ? 'Vamos preparar a sua conta.' : temConvite ? undefined : semNada}
    >
      <NaoEVoce />
      {temConvite && <ConvitesPendentes convites={convites} />}
      {cadastrando && faltaSenha && <Passos passo={1} nome="cadastro da empresa" />}
      {cadastrando && cadastro}
    </CartaoPublico>
  );
}
