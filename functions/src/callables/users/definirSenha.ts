import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { definirSenha as contrato } from '@/domain/contratos/users';
import { caminhos } from '@/domain/comum/caminhos';
import { statusOperacaoSchema } from '@/domain/comum/status-operacao';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { autenticacao } from '@functions/nucleo/contas';

const FALHA = 'Não foi possível definir a senha. Tente de novo em instantes.';

/**
 * Defines the caller's own password and writes its end to the operation record, which only the caller reads (threats
 * E22).
 */
export const definirSenha = chamada(
  contrato,
  { quem: 'conta', limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 10, minutos: 60 }] },
  async ({ senha, operacaoId, licenciadaId, empresaId }, { db, uid }) => {
    const contexto = { licenciadaId, empresaId };
    if ([licenciadaId, empresaId, operacaoId].some((parte) => parte.includes('/'))) throw negado();
    const pessoa = await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid));
    if (pessoa?.status !== 'ACTIVE' || pessoa.deletedAt !== null) throw negado();
    const caminho = caminhos.statusOperacao(contexto, operacaoId);
    const registro = db.doc(caminho);
    const agora = new Date();
    const existente = await ler(db, statusOperacaoSchema, caminho);
    if (existente && existente.uid !== uid) throw negado();
    // Only for people who are asked to, or who repeat what was begun. Somebody with a stolen token could otherwise
    // keep the account. Auth asks for a fresh sign-in for the same reason.
    const usuario = await ler(db, usuarioSchema, caminhos.usuario(uid));
    if (!usuario?.trocarSenha && !existente) throw negado();
    await registro.set({ uid, status: null, error: null, createdAt: agora, updatedAt: agora });
    try {
      const auth = await autenticacao();
      await auth.updateUser(uid, { password: senha });
      if (usuario?.trocarSenha) {
        await db.doc(caminhos.usuario(uid)).update({ trocarSenha: false, updatedAt: new Date() });
      }
      // Also of a repetition: the first run may have died between the two.
      await Promise.all(
        (usuario?.empresas ?? []).map((empresa) =>
          acertarBloqueio(db, { licenciadaId: empresa.licenciadaId, empresaId: empresa.empresaId }, uid),
        ),
      );
    } catch (erro) {
      await registro.update({ status: 'ERROR', error: FALHA, updatedAt: new Date() });
      throw erro;
    }
    await registro.update({ status: 'COMPLETED', updatedAt: new Date() });
    return { ok: true } as const;
  },
);
