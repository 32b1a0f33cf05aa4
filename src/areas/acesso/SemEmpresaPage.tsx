/** Signed in without a company: invitations that wait, or the first step of the account setup (part 1 §2). */
import { Alert, Anchor } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import type { Convite } from '@/domain/convite';
import { mensagemDoErro } from '@/domain/erros';
import type { ComId } from '@/domain/fields';
import { encerrar } from '@/firebase/session';
import { Carregando } from '@/ui/Carregando';
import { CartaoPublico } from './CartaoPublico';
import { ConvitesPendentes } from './ConvitesPendentes';
import { convitesData } from './convites.data';
import { Passos } from './Passos';

interface Props {
  uid: string;
  nome: string;
  /** Form of the company, for those whom a licensee expects. */
  cadastro?: ReactNode;
}

export function SemEmpresaPage({ uid, nome, cadastro }: Props) {
  const [convites, definirConvites] = useState<ComId<Convite>[]>();
  const [erro, definirErro] = useState<string>();
  useEffect(() => {
    convitesData.pendentes(uid).then(definirConvites, (falha: unknown) => {
      definirErro(mensagemDoErro(falha));
      definirConvites([]);
    });
  }, [uid]);

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
      <Anchor component="button" type="button" ta="left" onClick={() => void encerrar()}>
        Não é você? Sair
      </Anchor>
      {erro && (
        <Alert color="red" variant="light" role="alert">
          {erro}
        </Alert>
      )}
      {temConvite && <ConvitesPendentes convites={convites} />}
      {cadastrando && <Passos passo={1} nome="cadastro da empresa" />}
      {cadastrando && cadastro}
    </CartaoPublico>
  );
}
