/** A company leaves a project (decisions Q134): its row ends, both trails tell it, and the organiser is written to. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { conviteSchema } from '@/domain/pessoas/convite';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, recusaDaSaida } from '@/domain/projetos/status';
import { type Firestore, ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { administradoresDe } from './administradores';
import { auditar } from './auditoria';
import { acertarConvidado, folhaDoConvite } from './convidados';
import { corrigir, type Modo } from './correcao';
import { duplasDoOrganizador, lerStatus, projetarInscrito } from './empresasEmProjetos';
import { emTodos } from './emTodos';

interface Dupla {
  idProjeto: string;
  idEmpresa: string;
}

/** Once more changes nothing. Throws ErroDoProduto where the company is not in the project, or may not leave it. */
export async function sairDoProjeto(
  { db, chave, contexto, uid, colaborador }: Membro,
  organizador: Contexto,
  idProjeto: string,
) {
  const dupla = { idProjeto, idEmpresa: contexto.empresaId };
  await db.runTransaction(async (tx) => {
    const status = await lerStatus(db, tx, organizador, dupla);
    const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, idProjeto), tx);
    if (!status || !projeto) throw new ErroDoProduto('Projeto não encontrado');
    if (status.deletedAt !== null) return;
    const agora = new Date();
    const recusa = recusaDaSaida({ status: status.status, anoVigencia: projeto.anoVigencia }, agora);
    if (recusa) throw new ErroDoProduto(recusa);
    const administradores = await administradoresDe(db, tx, organizador);
    const caminho = caminhosDoStatus.um(organizador, idProjeto, contexto.empresaId);
    tx.update(db.doc(caminho), { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    for (const [i, deQuem] of [organizador, contexto].entries()) {
      const sobre = { contexto: deQuem, acao: 'EMPRESA_SAIU', quem: uid, alvo: caminho } as const;
      auditar({ db, tx, chave: `${chave}-saida-${i}` }, sobre, {}, { projeto: idProjeto, removida: true });
    }
    for (const { id, nome, email } of administradores) {
      const dados = {
        nome,
        empresa: status.nomeFantasia,
        projeto: projeto.nome,
        quem: colaborador.nome,
        idProjeto,
      };
      tx.set(...naFila(db, resumo(chave, id), email, dados));
    }
  });
  // The page no longer shows it when the answer comes. A trigger does the same, should this die here.
  await projetarInscrito(db, organizador, dupla);
}

function naFila(db: Firestore, id: string, para: string, dados: Record<string, string>) {
  const [caminho, mensagem] = emailNaFila(id, { tipo: 'saidaDoProjeto', para, dados });
  return [db.doc(caminho), mensagem] as const;
}

/** Cancels one invitation of a company that is out of the project; who answered stays. */
const cancelarUm = (db: Firestore, id: string, organizador: Contexto, dupla: Dupla, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhos.convites}/${id}`;
    const status = await lerStatus(db, tx, organizador, dupla);
    const convite = await ler(db, conviteSchema, caminho, tx);
    if (!convite || convite.cancelado || !status || status.deletedAt === null) return [];
    if ((await folhaDoConvite(db, convite, tx))?.finalizadoEm) return [];
    return [{ caminho, como: 'update', dados: { cancelado: true, lembrarEm: null } }];
  });

/** Nobody is asked any more to answer for a company that left the project, or was removed. */
export async function cancelarConvitesDeQuemSaiu(
  db: Firestore,
  organizador: Contexto,
  dupla: Dupla,
  modo: Modo = {},
) {
  const { docs } = await db
    .collection(caminhos.convites)
    .where('idLicenciada', '==', organizador.licenciadaId)
    .where('idEmpresaColaboradorConvidado', '==', dupla.idEmpresa)
    .where('cancelado', '==', false)
    .select('idEmpresa', 'idProjeto')
    .get();
  const deles = docs.filter(
    (convite) =>
      convite.get('idEmpresa') === organizador.empresaId && convite.get('idProjeto') === dupla.idProjeto,
  );
  const correcoes = await emTodos(deles, ({ id }) => cancelarUm(db, id, organizador, dupla, modo));
  if (!modo.simular) await emTodos(deles, ({ id }) => acertarConvidado(db, id));
  return correcoes;
}

/** The same for every company that is out of a project of the organiser. */
export const cancelarConvitesDeTodosQueSairam = async (db: Firestore, organizador: Contexto, modo: Modo) =>
  emTodos(await duplasDoOrganizador(db, organizador, { fora: true }), (dupla) =>
    cancelarConvitesDeQuemSaiu(db, organizador, dupla, modo),
  );
