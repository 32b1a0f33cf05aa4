/** Companies: creating one whole, and carrying its state to where it is copied. */
import type { AgenteDeEmpresa } from '@/domain/empresas/empresa-acoes';
import { emForma } from '@/domain/comum/registro';
import { type FlagsDoModulo } from '@/domain/acesso/autorizacao';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import type { PerfilInicial } from '@/domain/acesso/perfil-inicial';
import { empresaDaSessaoSchema } from '@/domain/empresas/empresa-da-sessao';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { ErroDoProduto } from '@/domain/comum/erros';
import { EMPRESA_JA_CADASTRADA } from '@/domain/empresas/ja-cadastrada';
import type { CampoDeAuditoria } from '@/domain/comum/campos';
import { type PapelDaEmpresa, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { carimbo, type Firestore, ler, SISTEMA, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { emailNaFila } from '@functions/emails/fila';
import { isDeepStrictEqual } from 'node:util';
import { administradoresDe } from './administradores';
import { acertarBloqueio } from './bloqueio';
import { corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { vincularUsuario } from './pessoas';

export type DadosDaEmpresa = Omit<Empresa, CampoDeAuditoria>;

/** Guard of the uniqueness of a CNPJ: the one who creates the document has the company. */
export const caminhoDoCnpj = (cnpj: string) => `cnpjs/${cnpj}`;

interface Autoria {
  por?: string;
  agora?: Date;
}

interface Abertura extends Autoria {
  /** Every flag is true where nobody chose (decisions P11, P28). */
  perfil?: PerfilInicial | undefined;
}

/** Throws ErroDoProduto 'Empresa já cadastrada' when the CNPJ is taken. Read in the transaction that takes it. */
export async function exigirCnpjLivre(db: Firestore, tx: Transaction, cnpj: string) {
  if ((await tx.get(db.doc(caminhoDoCnpj(cnpj)))).exists) throw new ErroDoProduto(EMPRESA_JA_CADASTRADA);
}

/** Takes the CNPJ for the company. A parallel transaction that did the same fails and is tried again. */
export const ocuparCnpj = (
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  cnpj: string,
  { por = SISTEMA, agora = new Date() }: Autoria = {},
) => tx.create(db.doc(caminhoDoCnpj(cnpj)), { ...contexto, createdAt: agora, createdBy: por });

/** Gives the CNPJ back: its company was removed or has another one now. */
export const liberarCnpj = (db: Firestore, tx: Transaction, cnpj: string) =>
  tx.delete(db.doc(caminhoDoCnpj(cnpj)));

/** The company and where it is. Throws ErroDoProduto when there is none. */
export async function lerEmpresa(db: Firestore, tx: Transaction, contexto: Contexto) {
  const ref = db.doc(caminhos.empresa(contexto));
  const empresa = await ler(db, empresaSchema, ref.path, tx);
  if (!empresa) throw new ErroDoProduto('Nenhuma empresa selecionada');
  return { ref, empresa };
}

/**
 * Throws ErroDoProduto unless the person may put the company out of use: the licensee's own is the platform's to close.
 * Any customer's ADMIN would close the programme of all others by it, and nothing undoes a removal (decisions P362).
 */
export async function exigirQueFeche(
  db: Firestore,
  tx: Transaction,
  { master }: Pick<AgenteDeEmpresa, 'master'>,
  { licenciadaId, empresaId }: Contexto,
) {
  if (master) return;
  const licenciada = await tx.get(db.doc(caminhos.licenciada(licenciadaId)));
  if (licenciada.get('empresaId') === empresaId)
    throw new ErroDoProduto(
      'Esta é a empresa da própria licenciada. Só quem administra a plataforma a desativa ou remove.',
    );
}

/** Writes company, its 180 matrix entries and their five projections (part 1 §6, P11). Gives the company written. */
export function escreverEmpresa(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  dados: DadosDaEmpresa,
  { por = SISTEMA, agora = new Date(), perfil }: Abertura = {},
): Empresa {
  const empresa = empresaSchema.parse({ ...dados, ...carimbo(agora, por) });
  ocuparCnpj(db, tx, contexto, empresa.cnpj, { por, agora });
  tx.create(db.doc(caminhos.empresa(contexto)), empresa);
  tx.create(db.doc(caminhos.apresentacao(contexto)), emForma(empresaDaSessaoSchema, empresa));
  const permissoes = new Map<number, Record<string, FlagsDoModulo>>();
  for (const { id, papel, dados: entrada } of matrizInicial(perfil)) {
    tx.create(db.doc(`${caminhos.autorizacao(contexto)}/${id}`), { ...entrada, ...carimbo(agora, SISTEMA) });
    const { leitura, criacao, editar, remover } = entrada;
    const doPapel = permissoes.get(TIPO_DO_PAPEL[papel]) ?? {};
    doPapel[entrada.tipoAutorizacao] = { leitura, criacao, editar, remover };
    permissoes.set(TIPO_DO_PAPEL[papel], doPapel);
  }
  for (const [tipo, flags] of permissoes)
    tx.create(db.doc(caminhos.permissoes(contexto, tipo)), { flags, updatedAt: agora });
  return empresa;
}

/**
 * Company with its matrix, in one transaction: all or nothing. Throws ErroDoProduto 'Empresa já cadastrada' when the
 * CNPJ is taken, also by a parallel call.
 */
export async function criarEmpresaComMatriz(
  db: Firestore,
  contexto: Contexto,
  dados: DadosDaEmpresa,
  autoria: Abertura = {},
) {
  await db.runTransaction(async (tx) => {
    await exigirCnpjLivre(db, tx, dados.cnpj);
    escreverEmpresa(db, tx, contexto, dados, autoria);
  });
}

/** What everybody of the company reads of it, as its record stands now. */
export const apresentarEmpresa = (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
    if (!empresa) return [];
    const caminho = caminhos.apresentacao(contexto);
    const dados = emForma(empresaDaSessaoSchema, empresa);
    const atual = await ler(db, empresaDaSessaoSchema, caminho, tx);
    return isDeepStrictEqual(atual, dados) ? [] : [{ caminho, como: 'set', dados }];
  });

/** `licenciadas/{l}/contadores/empresas`: counted anew, so it comes out right however often and late it is asked for. */
export async function contarEmpresas(db: Firestore, licenciadaId: string) {
  const ativas = db.collection(caminhos.empresas(licenciadaId)).where('deletedAt', '==', null);
  await db.runTransaction(async (tx) => {
    const contar = async (role: PapelDaEmpresa) =>
      (await tx.get(ativas.where('role', '==', role).count())).data().count;
    const totais = { NORMAL: await contar('NORMAL'), CONVIDADA: await contar('CONVIDADA') };
    tx.set(db.doc(caminhos.contadorDaLicenciada(licenciadaId, 'empresas')), {
      ...totais,
      updatedAt: new Date(),
    });
  });
}

const POR_LOTE = 200;

/**
 * Copies status and role to the memberships that still say otherwise. Every batch reads the company again. The later
 * of two changes wins, whatever order they are delivered in. `updatedAt` stays (totais.ts).
 */
export async function copiarEstadoDaEmpresa(db: Firestore, contexto: Contexto) {
  const colaboradores = db.collection(caminhos.colaboradores(contexto));
  const copias = [
    ['empresaStatus', 'status'],
    ['empresaRole', 'role'],
  ] as const;
  for (const [copia, original] of copias) {
    const lote = () =>
      db.runTransaction(async (tx) => {
        const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto), tx);
        if (!empresa) return 0;
        const valor = empresa[original];
        const outros = await tx.get(colaboradores.where(copia, '!=', valor).limit(POR_LOTE));
        for (const outro of outros.docs) tx.update(outro.ref, { [copia]: valor });
        return outros.size;
      });
    while ((await lote()) === POR_LOTE);
  }
}

/** Carries the company's name, or its removal, to the accounts and memberships of its people. */
export async function renomearVinculos(db: Firestore, contexto: Contexto) {
  const colaboradores = await db.collection(caminhos.colaboradores(contexto)).select().get();
  await emMassa('nome da empresa', colaboradores.docs, async ({ id }) => {
    await acertarBloqueio(db, contexto, id);
    await vincularUsuario(db, contexto, id);
  });
}

/** True iff the membership is none any more, or is disabled. */
export const estaFora = (dados: Record<string, unknown> | undefined) =>
  Boolean(!dados || dados['deletedAt']) || dados?.['status'] === 'DISABLED';

/**
 * Whoever stands in the company's list reads its record from any other company of the licensee (part 1 §6). Somebody who
 * left does not any more (threats A121). Whoever comes back reads it as one of its people.
 */
export const tirarDaLista = (db: Firestore, contexto: Contexto, uid: string) =>
  db.runTransaction(async (tx) => {
    const ref = db.doc(caminhos.empresa(contexto));
    const lista: unknown = (await tx.get(ref)).get('colaboradores');
    if (Array.isArray(lista) && lista.includes(uid))
      tx.update(ref, { colaboradores: lista.filter((um) => um !== uid) });
  });

/**
 * The mails that tell a company's administrators that somebody else closed it; read now, and queued by what this gives.
 * The product itself tells them nothing then.
 */
export async function avisoDoFechamento(
  { db, tx, chave }: { db: Firestore; tx: Transaction; chave: string },
  contexto: Contexto,
  { por, empresa, como }: { por: string; empresa: string; como: 'REMOVIDA' | 'INATIVADA' },
) {
  const pessoas = await administradoresDe(db, tx, contexto);
  return () => {
    for (const { id, nome, email } of pessoas.filter((pessoa) => pessoa.id !== por)) {
      const pedido = { tipo: 'empresaFechada', para: email, dados: { nome, empresa, como } } as const;
      const [caminho, mensagem] = emailNaFila(resumo(chave, id), pedido);
      tx.set(db.doc(caminho), mensagem);
    }
  };
}
