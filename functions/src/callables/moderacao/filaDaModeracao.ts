import { type CasoNaFila, CASOS_POR_PAGINA, fila as contrato } from '@/domain/contratos/moderacao';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { type Caso, casoSchema, PASTA_DA_MODERACAO } from '@/domain/moderacao/moderacao';
import { veModeracao } from '@/domain/moderacao/quem-modera';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { legivel, lerTodos } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { caminhoDoCaso, type Conteudo, eDaPessoa, lerConteudo } from '@functions/nucleo/moderacao';
import { limitesDaModeracao } from './limites';

/** The text as it stands; a hidden one to ADMIN alone (threats B171). */
function textoDe({ situacao, guardado }: Caso, conteudo: Conteudo, { quem }: Membro): string | null {
  if (situacao !== 'OCULTO') return conteudo.removido ? null : conteudo.texto;
  if (quem.papel !== 'ADMIN') return null;
  return guardado ? [guardado.titulo, guardado.texto].filter(Boolean).join('\n') : conteudo.texto;
}

/** Reports without a name: who made them stands in the case, and leaves it to nobody (threats B170). */
export const filaDaModeracao = chamada(
  contrato,
  { quem: 'membro', limites: limitesDaModeracao, soLeitura: true },
  async ({ noEstado, depois }, membro) => {
    const { db, contexto, quem } = membro;
    if (!veModeracao(quem)) throw negado();
    let consulta = db
      .collection(caminhos.daEmpresa(contexto, PASTA_DA_MODERACAO))
      .where('situacao', '==', noEstado)
      .orderBy('updatedAt', 'desc')
      .limit(CASOS_POR_PAGINA);
    if (depois !== null) {
      const anterior = await db.doc(caminhoDoCaso(contexto, depois)).get();
      if (anterior.exists) consulta = consulta.startAfter(anterior);
    }
    const { docs } = await consulta.get();
    const lidos = await Promise.all(
      docs.map(async (documento) => {
        const caso = legivel(casoSchema, documento);
        const conteudo = caso && (await lerConteudo(db, contexto, caso.alvo));
        const seu = caso && conteudo && (caso.autor === membro.uid || eDaPessoa(conteudo, membro));
        return caso && conteudo && !seu ? [{ id: documento.id, caso, conteudo }] : [];
      }),
    );
    const deles = lidos.flat();
    const uids = deles.flatMap(({ caso }) => [caso.autor, ...(caso.decididoPor ? [caso.decididoPor] : [])]);
    const pessoas = await lerTodos(
      db,
      uids.map((uid) => caminhos.colaborador(contexto, uid)),
    );
    const nomeDe = (uid: string | null) => {
      const documento = uid === null ? undefined : pessoas.get(caminhos.colaborador(contexto, uid));
      return (documento && legivel(colaboradorSchema, documento)?.nome) ?? '';
    };
    const casos = deles.map(({ id, caso, conteudo }): CasoNaFila => {
      const oculto = caso.situacao === 'OCULTO';
      const mostra = !(oculto && conteudo.proprio) || quem.papel === 'ADMIN';
      const colecao = lugarDaReferencia(caso.sobre)?.tipo.colecao === 'desafios' ? 'desafios' : 'ideias';
      return {
        id,
        alvo: caso.alvo,
        onde: { colecao, id: idDaReferencia(caso.sobre) },
        tituloDoPai: mostra ? conteudo.pai.titulo : '',
        autor: nomeDe(caso.autor),
        texto: textoDe(caso, conteudo, membro),
        removido: conteudo.removido && !oculto,
        situacao: caso.situacao,
        versao: caso.versao,
        denuncias: caso.denuncias.map(({ motivo, explicacao, em }) => ({
          motivo,
          explicacao,
          em: em.toISOString(),
        })),
        decisao: caso.decisao,
        motivo: caso.motivo,
        explicacao: caso.explicacao,
        decididoPor: nomeDe(caso.decididoPor),
        decididoEm: caso.decididoEm?.toISOString() ?? null,
      };
    });
    return { casos, proxima: docs.length < CASOS_POR_PAGINA ? null : (docs.at(-1)?.id ?? null) };
  },
);
