/** Forced password change (part 1 §2 and §4): nothing else opens until it is done. */
import { useState } from 'react';
import { definirSenha } from '@/domain/contratos/users';
import { codigoDoErro } from '@/domain/comum/erros';
import { senhaForm, type SenhaForm, senhaVazia } from '@/domain/pessoas/senha';
import type { Usuario } from '@/domain/pessoas/usuario';
import { chamar } from '@/firebase/chamadas/callable';
import { aguardarOperacao } from '@/firebase/chamadas/operacao';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { CamposDaSenha } from './CamposDaSenha';
import { CartaoPublico } from './CartaoPublico';
import { FormularioPublico } from './FormularioPublico';
import { NaoEVoce } from './NaoEVoce';
import { Passos } from './Passos';
import { entrarEAbrir, sairDaqui } from './sessaoPublica';

/** Part 1 §4: the password operation may take longer than others. */
const PRAZO = 120_000;
/** The answer was lost, not the request: the operation record tells how it ended. */
const RESPOSTA_PERDIDA = new Set(['unavailable', 'deadline-exceeded', 'internal']);

const SENHA_DEFINIDA = 'A sua senha nova já vale. Entre com ela.';

export function TrocarSenhaPage({ email, usuario }: { email: string; usuario: Usuario }) {
  const [empresa] = usuario.empresas;
  const idDoPedido = usePedido();
  // One operation for the whole page: the server lets only the person who began it set another password.
  const [operacaoId] = useState(() => crypto.randomUUID());

  async function finalizar({ password: senha }: SenhaForm) {
    if (!empresa) return;
    const { licenciadaId, empresaId } = empresa;
    try {
      const dados = { licenciadaId, empresaId, senha, operacaoId };
      await chamar(definirSenha, dados, idDoPedido(dados));
    } catch (erro) {
      if (!RESPOSTA_PERDIDA.has(codigoDoErro(erro) ?? '')) throw erro;
    }
    await aguardarOperacao({ licenciadaId, empresaId }, operacaoId, { prazo: PRAZO });
    // The old sign-in ended with the old password. It cannot be asked for twice, so a failure now leads to the login.
    await entrarEAbrir(email, senha).catch(() => sairDaqui(SENHA_DEFINIDA));
  }

  return (
    <CartaoPublico
      titulo={`Olá, ${usuario.nome || email}!`}
      texto="Antes de continuar, defina uma senha só sua."
    >
      {usuario.licenciadaId && <Passos passo={2} nome="definição da senha" />}
      <FormularioPublico
        rotulo="Finalizar"
        schema={senhaForm}
        valoresIniciais={senhaVazia}
        aoEnviar={finalizar}
      >
        {(form) => (
          <>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <CamposDaSenha form={form} />
          </>
        )}
      </FormularioPublico>
      <NaoEVoce />
    </CartaoPublico>
  );
}
