/** Administrators of a licensee's companies: who they are, and their invitations again (decisions P185). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { camposDaFila, type EstadoNaFila } from '@/domain/comum/fila';
import type { Administrador } from '@/domain/contratos/empresas';
import { esperaConvite, situacaoDoAdministrador } from '@/domain/empresas/administrador';
import { empresaSchema } from '@/domain/empresas/empresa';
import { licenciadas } from '@/domain/empresas/licenciada';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { colaboradorVazio } from '@/domain/pessoas/colaborador-form';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { emParalelo, type Firestore, ler, lido } from '@functions/banco';
import { caminhoNaFila } from '@functions/emails/fila';
import type { Atuante } from './agenteDeEmpresa';
import { auditar } from './auditoria';
import { escreverConvidado, escreverReenvio } from './convidar';
import { contaDoEmail } from './contas';
import { convitesAbertos, novoSegredo } from './convites';
import { cortarAcesso } from './acesso';

/** Of one company at most. */
const MAXIMO = 20;
/** Companies looked up side by side. */
const JUNTAS = 10;

interface DoConvite {
  id: string;
  convite: Convite;
}

/** Invitations to the company itself, the newest of each person. */
async function convitesDaEmpresa(
  db: Firestore,
  { licenciadaId, empresaId }: Contexto,
): Promise<Map<string, DoConvite>> {
  const { docs } = await db
    .collection(caminhos.convites)
    .where('idLicenciada', '==', licenciadaId)
    .where('idEmpresa', '==', empresaId)
    .where('idQuestionario', '==', null)
    .where('cancelado', '==', false)
    .get();
  const dePessoa = new Map<string, DoConvite>();
  for (const documento of docs) {
    const convite = lido(conviteSchema, documento);
    if (!convite) continue;
    const outro = dePessoa.get(convite.idColaboradorConvidado);
    if (!outro || outro.convite.createdAt < convite.createdAt)
      dePessoa.set(convite.idColaboradorConvidado, { id: documento.id, convite });
  }
  return dePessoa;
}

/** How the invitation's last mail ended; undefined once the outbox forgot it. */
async function correioDe(db: Firestore, { id, convite }: DoConvite): Promise<EstadoNaFila | undefined> {
  const documento = await db.doc(caminhoNaFila(convite.correio ?? id)).get();
  return camposDaFila.estado.safeParse(documento.get('estado')).data;
}

async function deUma(db: Firestore, contexto: Contexto): Promise<Administrador[]> {
  const [{ docs }, convites] = await Promise.all([
    db
      .collection(caminhos.colaboradores(contexto))
      .where('role', '==', 'ADMIN')
      .where('deletedAt', '==', null)
      .limit(MAXIMO)
      .get(),
    convitesDaEmpresa(db, contexto),
  ]);
  return Promise.all(
    docs.map(async (documento) => {
      const pessoa = lido(colaboradorSchema, documento);
      const { nome = '', email = '', status = 'PENDING', inviteSentAt = null } = pessoa ?? {};
      const doConvite = convites.get(documento.id);
      const correio = status === 'PENDING' && doConvite ? await correioDe(db, doConvite) : undefined;
      return {
        id: documento.id,
        nome,
        email,
        situacao: situacaoDoAdministrador({ status }, doConvite?.convite, correio),
        enviadoEm: inviteSentAt?.getTime() ?? null,
        expiraEm: status === 'PENDING' ? (doConvite?.convite.expiraEm.getTime() ?? null) : null,
      };
    }),
  );
}

/** Of each of the companies; one that does not exist has none. */
export async function administradoresDasEmpresas(
  db: Firestore,
  licenciadaId: string,
  empresas: readonly string[],
): Promise<Record<string, Administrador[]>> {
  const achados: Record<string, Administrador[]> = {};
  await emParalelo([...new Set(empresas)], JUNTAS, async (empresaId) => {
    achados[empresaId] = await deUma(db, { licenciadaId, empresaId });
  });
  return achados;
}

interface Reconvite {
  colaboradorId: string;
  /** Another address; null for the same. */
  email: string | null;
}

/** The invitation again, or to another address: the former one is then cancelled and its membership ended. */
export async function reconvidar(
  { db, chave, uid: por, nome: quemConvida }: Atuante,
  contexto: Contexto,
  { colaboradorId, email: outro }: Reconvite,
): Promise<void> {
  const refDaPessoa = db.doc(caminhos.colaborador(contexto, colaboradorId));
  const antes = await ler(db, colaboradorSchema, refDaPessoa.path);
  if (!antes) throw new ErroDoProduto('Colaborador não encontrado');
  const muda = outro !== null && outro !== antes.email;
  const uid = muda ? await contaDoEmail(outro, antes.nome) : colaboradorId;
  await db.runTransaction(async (tx) => {
    // A first run of this request that died after its transaction has already queued the mail.
    if ((await tx.get(db.doc(caminhoNaFila(chave)))).exists) return;
    const pessoa = await ler(db, colaboradorSchema, refDaPessoa.path, tx);
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    if (empresa?.deletedAt !== null) throw new ErroDoProduto('Nenhuma empresa selecionada');
    if (pessoa?.deletedAt !== null || pessoa.role !== 'ADMIN')
      throw new ErroDoProduto('Colaborador não encontrado');
    if (!esperaConvite(situacaoDoAdministrador(pessoa, undefined, undefined)))
      throw new ErroDoProduto('Este convite já foi aceito.');
    const licenciada = await ler(db, licenciadas.schema, caminhos.licenciada(contexto.licenciadaId), tx);
    const abertos = await convitesAbertos(db, tx, contexto, colaboradorId);
    const jaE = muda ? await ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid), tx) : undefined;
    if (jaE?.deletedAt === null)
      throw new ErroDoProduto('Já existe um colaborador com este e-mail nesta empresa.');
    const agora = new Date();
    if (muda) {
      // To questionnaires too: a stranger answers none.
      for (const { ref } of abertos) tx.update(ref, { cancelado: true });
      tx.update(refDaPessoa, { deletedAt: agora, updatedAt: agora, updatedBy: por });
      const sobre = { contexto, acao: 'REMOVER', quem: por, alvo: refDaPessoa.path } as const;
      auditar({ db, tx, chave: `${chave}-antes` }, sobre, { status: pessoa.status }, { removido: true });
      const { responsavel } = empresa;
      tx.update(db.doc(caminhos.empresa(contexto)), {
        colaboradores: [...new Set([...empresa.colaboradores.filter((um) => um !== colaboradorId), uid])],
        ...(responsavel.email === pessoa.email ? { responsavel: { ...responsavel, email: outro } } : {}),
        updatedAt: agora,
        updatedBy: por,
      });
      const dados = {
        ...colaboradorVazio,
        nome: pessoa.nome,
        email: outro,
        telefone: pessoa.telefone,
        role: 'ADMIN',
      } as const;
      const { permissoes } = pessoa;
      escreverConvidado(
        { db, tx, chave },
        {
          contexto,
          uid,
          empresa,
          por,
          quemConvida,
          segredo: novoSegredo(),
          dados,
          permissoes,
          licenciada: licenciada?.nome,
        },
      );
      return;
    }
    const atual = abertos.find(({ convite }) => convite.idQuestionario === null);
    escreverReenvio(
      { db, tx, chave },
      { contexto, uid, pessoa, empresa, por, quemConvida, atual, licenciada: licenciada?.nome },
    );
  });
  if (muda) await cortarAcesso(db, contexto, colaboradorId);
}
