import { publicar as contrato } from '@/domain/contratos/comunicados';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { emForma } from '@/domain/comum/registro';
import { comunicadoSchema, JA_SAIU } from '@/domain/notificacoes/comunicado';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { auditar } from '@functions/nucleo/auditoria';

/** A function and not a rule: the day is that of São Paulo, and is the record's id, so that there is one. */
export const publicar = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: 60, minutos: 60 },
    ],
    falha: 'Não foi possível publicar o comunicado',
  },
  async ({ titulo, texto, setores, tentativa }, { db, uid, contexto, quem, chave }) => {
    if (quem.papel !== 'ADMIN' || quem.externo || !quem.empresaAtiva) throw negado();
    const agora = new Date();
    const id = diaDe(agora);
    const alvo = `${caminhos.comunicados(contexto)}/${id}`;
    await db.runTransaction(async (tx) => {
      const ref = db.doc(alvo);
      const existente = await ler(db, comunicadoSchema, alvo, tx);
      // The person's own may come again after a lost answer, with other words: the last ones stand.
      const mesma = existente?.tentativa === tentativa && existente.createdBy === uid;
      if (existente && !mesma) throw new ErroDoProduto(JA_SAIU);
      const dados = { titulo, texto, setores, tentativa };
      if (existente) tx.update(ref, { ...dados, updatedAt: agora, updatedBy: uid });
      else tx.set(ref, emForma(comunicadoSchema, { ...dados, ...carimbo(agora, uid) }));
      const ato = { contexto, acao: 'COMUNICADO', quem: uid, alvo } as const;
      const antes: Record<string, string> = existente ? { titulo: existente.titulo } : {};
      auditar({ db, tx, chave }, ato, antes, { titulo, setores: setores.join(', ').slice(0, 200) });
    });
    return { id };
  },
);
