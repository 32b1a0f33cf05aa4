/** The category of a company in a project, chosen by either side until the voting opens (decisions P194). */
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus, recusaDaCategoria } from '@/domain/projetos/status';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { type Dupla, lerProjeto, lerStatus, projetarInscrito } from './empresasEmProjetos';

/** Nobody stands in a category that the project has not; '' is none yet. */
export function exigirCategoria({ categoria: categorias }: Projeto, categoria: string): void {
  if (categoria !== '' && !categorias.includes(categoria))
    throw new ErroDoProduto('Categoria não encontrada');
}

/** The same again changes nothing. Throws ErroDoProduto where it is settled, or somebody else was faster. */
export async function mudarCategoria(
  { db, chave, contexto, uid }: Membro,
  organizador: Contexto,
  { de, categoria, ...dupla }: Dupla & { de: string; categoria: string },
) {
  await db.runTransaction(async (tx) => {
    const projeto = await lerProjeto(db, tx, organizador, dupla.idProjeto);
    const atual = await lerStatus(db, tx, organizador, dupla);
    if (atual?.deletedAt !== null) throw new ErroDoProduto('Empresa não encontrada');
    if (atual.categoria === categoria) return;
    const agora = new Date();
    const { anoVigencia, votacao } = projeto;
    const recusa = recusaDaCategoria({ anoVigencia, inicioDaVotacao: votacao && votacao.inicio }, agora);
    if (recusa) throw new ErroDoProduto(recusa);
    // What the person sent before may have arrived without an answer: that was nobody else.
    if (atual.categoria !== de && atual.updatedBy !== uid)
      throw new ErroDoProduto('Outra pessoa já mudou a categoria desta empresa. Confira e tente de novo.');
    exigirCategoria(projeto, categoria);
    const caminho = caminhosDoStatus.um(organizador, dupla.idProjeto, dupla.idEmpresa);
    tx.update(db.doc(caminho), { categoria, updatedAt: agora, updatedBy: uid });
    // Both sides find it in their own trail, whoever of them did it.
    const trilhas = [organizador, ...(contexto.empresaId === organizador.empresaId ? [] : [contexto])];
    for (const [i, deQuem] of trilhas.entries()) {
      const sobre = { contexto: deQuem, acao: 'EMPRESA_CATEGORIA', quem: uid, alvo: caminho } as const;
      auditar({ db, tx, chave: `${chave}-${i}` }, sobre, { categoria: atual.categoria }, { categoria });
    }
  });
  // The company's page shows it when the answer comes. A trigger does the same, should this die here.
  await projetarInscrito(db, organizador, dupla);
}
