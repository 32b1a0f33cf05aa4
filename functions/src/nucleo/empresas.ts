/** Companies: creating one whole, and carrying its state to where it is copied. */
import { type FlagsDoModulo, matrizInicial } from '@/domain/autorizacao';
import { type Empresa, empresaSchema } from '@/domain/empresa';
import { ErroDoProduto } from '@/domain/erros';
import type { CampoDeAuditoria } from '@/domain/fields';
import { TIPO_DO_PAPEL } from '@/domain/papeis';
import { caminhos, type Contexto } from '@/domain/paths';
import { carimbo, emParalelo, type Firestore, ler, SISTEMA } from '@functions/banco';
import { vincularUsuario } from './pessoas';

export type DadosDaEmpresa = Omit<Empresa, CampoDeAuditoria>;

/** Guard of the uniqueness of a CNPJ: whoever creates the document has the company. */
export const caminhoDoCnpj = (cnpj: string) => `cnpjs/${cnpj}`;

/**
 * Company, its 165 matrix entries and their five projections, in one transaction: all or nothing (part 1 §6, P11).
 * Throws ErroDoProduto 'Empresa já cadastrada' when the CNPJ is taken, also by a parallel call.
 */
export async function criarEmpresaComMatriz(
  db: Firestore,
  contexto: Contexto,
  dados: DadosDaEmpresa,
  { por = SISTEMA, agora = new Date() }: { por?: string; agora?: Date } = {},
) {
  const empresa = empresaSchema.parse({ ...dados, ...carimbo(agora, por) });
  const guarda = db.doc(caminhoDoCnpj(empresa.cnpj));
  await db.runTransaction(async (tx) => {
    if ((await tx.get(guarda)).exists) throw new ErroDoProduto('Empresa já cadastrada');
    tx.create(guarda, { ...contexto, createdAt: agora, createdBy: por });
    tx.create(db.doc(caminhos.empresa(contexto)), empresa);
    const permissoes = new Map<number, Record<string, FlagsDoModulo>>();
    for (const { id, papel, dados: entrada } of matrizInicial()) {
      tx.create(db.doc(`${caminhos.autorizacao(contexto)}/${id}`), {
        ...entrada,
        ...carimbo(agora, SISTEMA),
      });
      const { leitura, criacao, editar, remover } = entrada;
      const doPapel = permissoes.get(TIPO_DO_PAPEL[papel]) ?? {};
      doPapel[entrada.tipoAutorizacao] = { leitura, criacao, editar, remover };
      permissoes.set(TIPO_DO_PAPEL[papel], doPapel);
    }
    for (const [tipo, flags] of permissoes)
      tx.create(db.doc(caminhos.permissoes(contexto, tipo)), { flags, updatedAt: agora });
  });
}

const POR_LOTE = 200;

/**
 * Copies status and role to the memberships that still say otherwise. Every batch reads the company again, so of two
 * changes in a row the later one wins whatever order they are delivered in. `updatedAt` stays (totais.ts).
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

/** Carries the company's name, or its removal, to the accounts of its people. */
export async function renomearVinculos(db: Firestore, contexto: Contexto) {
  const colaboradores = await db.collection(caminhos.colaboradores(contexto)).select().get();
  await emParalelo(colaboradores.docs, 10, ({ id }) => vincularUsuario(db, contexto, id));
}
