import { denunciar as contrato } from '@/domain/contratos/moderacao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Caso, MAXIMO_DE_DENUNCIAS } from '@/domain/moderacao/moderacao';
import { carimbo } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { caminhoDoCaso, idDoCaso, lerCaso, lerConteudo, veConteudo } from '@functions/nucleo/moderacao';
import { limitesDeDenuncias, NAO_HA } from './limites';

/**
 * One case for a content. A report that comes again takes the place of the person's first one. One that somebody else
 * makes after a decision to keep opens the case anew; the same person's does not.
 */
export const denunciar = chamada(
  contrato,
  { quem: 'membro', limites: limitesDeDenuncias },
  async ({ alvo, denuncia }, membro) => {
    const { db, uid, contexto } = membro;
    await db.runTransaction(async (tx) => {
      const conteudo = await lerConteudo(db, contexto, alvo, tx);
      if (!conteudo || conteudo.oculto || !veConteudo(conteudo, membro)) throw new ErroDoProduto(NAO_HA);
      if (conteudo.autor === uid) throw new ErroDoProduto('Isto foi você quem escreveu: edite ou remova.');
      const id = idDoCaso(conteudo.caminho);
      const caso = await lerCaso(db, contexto, id, tx);
      const agora = new Date();
      const minha = { ...denuncia, quem: uid, em: agora };
      const anteriores = caso?.denuncias ?? [];
      const ja = anteriores.find(({ quem }) => quem === uid);
      if (!ja && anteriores.length >= MAXIMO_DE_DENUNCIAS) return;
      if (caso && ja && caso.situacao !== 'ABERTO') return;
      const denuncias = ja
        ? anteriores.map((uma) => (uma === ja ? { ...minha, em: ja.em } : uma))
        : [...anteriores, minha];
      const ref = db.doc(caminhoDoCaso(contexto, id));
      if (caso) {
        tx.update(ref, {
          denuncias,
          denunciantes: denuncias.map(({ quem }) => quem),
          situacao: 'ABERTO',
          versao: caso.versao + 1,
          updatedAt: agora,
          updatedBy: uid,
        });
        return;
      }
      const novo: Caso = {
        alvo,
        caminho: conteudo.caminho,
        sobre: conteudo.lugar.caminho,
        autor: conteudo.autor,
        situacao: 'ABERTO',
        denuncias,
        denunciantes: [uid],
        versao: 1,
        decisao: null,
        motivo: null,
        explicacao: '',
        decididoPor: null,
        decididoEm: null,
        guardado: null,
        ...(carimbo(agora, uid) as Pick<
          Caso,
          'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'deletedAt'
        >),
      };
      tx.create(ref, novo);
    });
    return { feito: true as const };
  },
);
