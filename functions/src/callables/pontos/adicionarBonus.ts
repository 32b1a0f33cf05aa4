import { adicionarBonus as contrato } from '@/domain/contratos/pontos';
import { analisaIdeias, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { temFlag } from '@/domain/acesso/quem';
import type { Pontos } from '@/domain/pontos/pontos';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { eraMembro } from '@functions/nucleo/premio';

/**
 * Somebody decides on a bonus, so no flag alone is enough. The default matrix gives every flag to everybody, and a
 * person could otherwise reward themselves (decisions I101).
 */
export const adicionarBonus = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: 200, minutos: 24 * 60 },
    ],
  },
  async (
    { regulamentoIdeias, colaboradorReference, pontos, observacao },
    { db, chave, uid, contexto, quem },
  ) => {
    if (!analisaIdeias(quem.papel) || !temFlag(quem, [18, 'editar'])) throw negado();
    // Letter by letter: a path with a slash more leads to the same record, under another name.
    if (
      regulamentoIdeias !== caminhos.regulamentoIdeias(contexto, idDaReferencia(regulamentoIdeias)) ||
      colaboradorReference !== caminhos.colaborador(contexto, idDaReferencia(colaboradorReference))
    )
      throw negado();
    if (colaboradorReference === caminhos.colaborador(contexto, uid)) {
      throw new ErroDoProduto('Você não pode dar um bônus a si mesmo.');
    }
    const [regulamento, colaborador] = await Promise.all([
      ler(db, regulamentoIdeiasSchema, regulamentoIdeias),
      ler(db, colaboradorSchema, colaboradorReference),
    ]);
    if (!regulamento || regulamento.deletedAt) throw new ErroDoProduto('Regulamento não encontrado');
    if (!colaborador || !eraMembro(colaborador, new Date()))
      throw new ErroDoProduto('Colaborador não encontrado');
    const bonus: Omit<Pontos, keyof ReturnType<typeof carimbo>> = {
      type: 'BONIFICACAO',
      typeOriginal: null,
      pontos,
      observacao,
      ideia: null,
      colaboradorReference,
      regulamentoIdeias,
      comiteInovacaoReference: null,
      regulamentoDesafios: null,
    };
    // The digest of the request is the id: a repeated request writes the same document again.
    const id = `bonus_${chave}`;
    await db
      .doc(`${caminhos.historicoPontos(contexto)}/${id}`)
      .set({ ...bonus, ...carimbo(new Date(), uid) });
    return { id };
  },
);
