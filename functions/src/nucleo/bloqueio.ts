/** `bloqueio` of a membership: what shuts it although it is active (src/domain/pessoas/colaborador.ts, decisions P27). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { empresaSchema } from '@/domain/empresas/empresa';
import { bloqueioDe, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { usuarioSchema } from '@/domain/pessoas/usuario';
import { type Firestore, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

/** Copies it from company and account as they stand now. `updatedAt` stays: nobody edited the membership. */
export const acertarBloqueio = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.colaborador(contexto, uid);
    const [colaborador, empresa, usuario] = await Promise.all([
      ler(db, colaboradorSchema, caminho, tx),
      ler(db, empresaSchema, caminhos.empresa(contexto), tx),
      ler(db, usuarioSchema, caminhos.usuario(uid), tx),
    ]);
    const bloqueio = bloqueioDe(empresa, usuario);
    if (!colaborador || colaborador.bloqueio === bloqueio) return [];
    return [{ caminho, como: 'update', dados: { bloqueio } }];
  });
