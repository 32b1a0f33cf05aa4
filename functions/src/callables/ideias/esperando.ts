import { esperando as contrato } from '@/domain/contratos/espera';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { AggregateField, type Firestore, type Query } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { paraAvaliar } from '@functions/nucleo/paraAvaliar';
import { limitesDoRetorno } from './retornos';

const somar = async (consulta: Query) =>
  (await consulta.aggregate({ linhas: AggregateField.sum('esperam') }).get()).data().linhas;

/** Lines of the company that wait, without those of ideas where the person is barred from one of them. */
async function retornosPara(db: Firestore, empresa: string, uid: string) {
  const daEmpresa = db.collectionGroup('retornos').where('empresa', '==', empresa);
  const [todas, barradas] = await Promise.all([
    somar(daEmpresa),
    somar(daEmpresa.where('barrados', 'array-contains', uid)),
  ]);
  return todas - barradas;
}

/** A function and not a rule: sums over records that are read one by one, and seats of a jury, which no rule lists. */
export const esperando = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno, soLeitura: true },
  async (_dados, membro) => {
    const { db, contexto, uid, quem } = membro;
    if (quem.externo) throw negado();
    const valida = quem.empresaAtiva && temFlag(quem, [36, 'editar']);
    const [retornos, { juris }] = await Promise.all([
      valida ? retornosPara(db, caminhos.empresa(contexto), uid) : 0,
      podeAvaliar(quem) ? paraAvaliar(membro) : { juris: [] },
    ]);
    const faltam = juris.flatMap(({ itens }) => itens.filter(({ dadas, de }) => dadas < de));
    return { retornos, avaliacoes: faltam.length };
  },
);
