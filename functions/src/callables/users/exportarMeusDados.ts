import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { exportarMeusDados as contrato } from '@/domain/contratos/users';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { auditar } from '@functions/nucleo/auditoria';
import { reunirDados, semOQueNaoVe } from '@functions/nucleo/meusDados';

/** The caller's own data (LGPD art. 18 II and V), also of a respondent. The trail records that it was handed over. */
export const exportarMeusDados = chamada(
  contrato,
  {
    quem: 'conta',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 10, minutos: 24 * 60 }],
  },
  async ({ licenciadaId, empresaId, formato }, { db, uid, chave }) => {
    if ([licenciadaId, empresaId].some((parte) => parte.includes('/'))) throw negado();
    const contexto = { licenciadaId, empresaId };
    const alvo = caminhos.colaborador(contexto, uid);
    const pessoa = await ler(db, colaboradorSchema, alvo);
    if (pessoa?.status !== 'ACTIVE' || pessoa.deletedAt !== null || pessoa.bloqueio !== null) throw negado();
    const dados = await semOQueNaoVe(db, contexto, uid, await reunirDados(db, contexto, uid));
    const sobre = { contexto, acao: 'EXPORTAR', quem: uid, alvo } as const;
    await db.runTransaction((tx) => Promise.resolve(auditar({ db, tx, chave }, sobre, {}, { formato })));
    return { geradoEm: new Date().toISOString(), dados };
  },
);
