import { retornoDoAno as contrato } from '@/domain/contratos/retorno';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import {
  dinheiroDe,
  doAno,
  esperaValidacao,
  retornoDoAno as respostaDoAno,
  retornoSchema,
  somasDe,
} from '@/domain/retorno/retorno';
import { abaixoDe, legivel } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerPai } from '@functions/nucleo/pai';
import { limitesDoRetorno } from './retornos';

/** Ideas named beside the sums. */
const MOSTRADAS = 20;

/**
 * Sums of the whole company, of ideas too that the person may not see: a sum names nobody. Only public ideas are named
 * (threats A42).
 */
export const retornoDoAno = chamada(
  contrato,
  { quem: 'membro', limites: limitesDoRetorno, soLeitura: true },
  async ({ ano, ordem }, { db, contexto, quem }) => {
    if (quem.externo || !temFlag(quem, [35, 'leitura'])) throw negado();
    const { docs } = await abaixoDe(db, caminhos.empresa(contexto), 'retornos').get();
    const lidos = docs.flatMap((documento) => {
      const retorno = legivel(retornoSchema, documento);
      const ideia = documento.ref.parent.parent;
      return retorno && ideia ? [{ ...retorno, id: idDaReferencia(ideia.path) }] : [];
    });
    const comFiguras = lidos
      .filter((um) => um.conta && (um.linhas.length > 0 || um.implementadaEm?.startsWith(`${String(ano)}-`)))
      .map((um) => {
        const { liquido } = dinheiroDe(somasDe(um.linhas, doAno(ano)));
        const esperam = um.linhas.filter(esperaValidacao).length;
        return { id: um.id, implementadaEm: um.implementadaEm, esperam, ...liquido };
      })
      // Waiting first: somebody has to look at them; then by what was validated.
      .toSorted(
        (a, b) =>
          (ordem === 'VALIDADO' ? 0 : Number(b.esperam > 0) - Number(a.esperam > 0)) ||
          b.validado - a.validado ||
          b.realizado - a.realizado ||
          b.previsto - a.previsto ||
          a.id.localeCompare(b.id),
      );
    const ideias = [];
    for (const uma of comFiguras) {
      if (ordem === 'VALIDADO' && uma.validado <= 0) break;
      if (ideias.length === MOSTRADAS) break;
      const pai = await lerPai(db, lugarDoPai(IDEIA, contexto, uma.id));
      if (pai?.visibilidade === 'PUBLICA') ideias.push({ ...uma, titulo: pai.titulo });
    }
    return { ano: respostaDoAno(lidos, ano), anterior: respostaDoAno(lidos, ano - 1), ideias };
  },
);
