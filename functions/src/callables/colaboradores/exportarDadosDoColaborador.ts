import { podeExportarDados } from '@/domain/pessoas/colaborador-acoes';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { exportarDadosDoColaborador as contrato } from '@/domain/contratos/colaboradores';
import { caminhos } from '@/domain/comum/caminhos';
import { ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { colaboradorInexistente } from '@functions/nucleo/acesso';
import { auditar } from '@functions/nucleo/auditoria';
import { deveNoProjeto } from '@functions/nucleo/cegueira';
import { reunirDados, semOReservado } from '@functions/nucleo/meusDados';

/** LGPD: the company's ADMIN takes out the data of a person who asks without an account. The trail records it. */
export const exportarDadosDoColaborador = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `uid:${uid}`, maximo: 50, minutos: 24 * 60 }],
  },
  async ({ colaboradorId }, membro) => {
    if (!podeExportarDados(membro, { id: colaboradorId })) throw negado();
    const { db, contexto, chave, uid: quem } = membro;
    const alvo = caminhos.colaborador(contexto, colaboradorId);
    if (!(await ler(db, colaboradorSchema, alvo))) throw colaboradorInexistente();
    // An evaluator does not read a colleague's scores here before the own ones (decisions P342).
    const pronto = await semOReservado(
      db,
      await reunirDados(db, contexto, colaboradorId),
      (await deveNoProjeto(membro)) ? ['avaliacoes', 'impedimentos'] : [],
    );
    const sobre = { contexto, acao: 'EXPORTAR_PESSOA', quem, alvo } as const;
    await db.runTransaction((tx) =>
      Promise.resolve(auditar({ db, tx, chave }, sobre, {}, { reservados: pronto.reservados })),
    );
    return { geradoEm: new Date().toISOString(), ...pronto };
  },
);
