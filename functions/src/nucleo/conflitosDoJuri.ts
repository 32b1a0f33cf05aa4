/** Who may not score which company, and why (decisions P341). */
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import type { Motivo } from '@/domain/contratos/juri';
import { caminhosDoJuri, type Impedimento, impedimentoSchema } from '@/domain/diagnostico/juri';
import { caixaDe, mesmaOrganizacao } from '@/domain/pessoas/caixa-de-correio';
import { emParalelo, type Firestore, legivel, lerTodos } from '@functions/banco';

/** Administrators looked at of one company, and companies side by side. */
const ADMINISTRADORES = 20;
const JUNTAS = 10;

/** Conflicts declared in the project that hold. */
export async function impedimentosDoProjeto(
  db: Firestore,
  contexto: Contexto,
  idProjeto: string,
): Promise<Impedimento[]> {
  const { docs } = await db
    .collection(caminhosDoJuri.impedimentos(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .get();
  return docs.flatMap((documento) => legivel(impedimentoSchema, documento) ?? []);
}

/** Companies to which the address belongs or belonged, and whether it still does. */
async function empresasDoEmail(db: Firestore, { licenciadaId }: Contexto, email: string) {
  const { docs } = await db.collectionGroup('colaboradores').where('email', '==', email).get();
  return docs.flatMap((documento): [string, boolean][] => {
    const onde = contextoDaReferencia(documento.ref.path);
    return onde?.licenciadaId === licenciadaId ? [[onde.empresaId, documento.get('deletedAt') === null]] : [];
  });
}

/** Addresses of a company and of those who run it. */
async function enderecosDe(db: Firestore, contexto: Contexto): Promise<string[]> {
  const empresa = caminhos.empresa(contexto);
  const [lida, { docs }] = await Promise.all([
    lerTodos(db, [empresa]),
    db
      .collection(caminhos.colaboradores(contexto))
      .where('role', '==', 'ADMIN')
      .where('deletedAt', '==', null)
      .limit(ADMINISTRADORES)
      .get(),
  ]);
  const ditos: unknown[] = [
    ...docs.map((documento) => documento.get('email') as unknown),
    lida.get(empresa)?.get('email'),
    lida.get(empresa)?.get('responsavel.email'),
  ];
  return ditos.filter((um) => typeof um === 'string' && um.includes('@')) as string[];
}

interface Partes {
  avaliadores: readonly { uid: string; email: string }[];
  empresas: readonly string[];
}

/** By evaluator and company, as JSON of both: ids may hold any sign that would join them. */
export async function conflitosDoJuri(
  db: Firestore,
  contexto: Contexto,
  idProjeto: string,
  { avaliadores, empresas }: Partes,
): Promise<Map<string, Motivo>> {
  const conflitos = new Map<string, Motivo>();
  const dizer = (uid: string, empresa: string, motivo: Motivo) => {
    const chave = JSON.stringify([uid, empresa]);
    if (!conflitos.has(chave)) conflitos.set(chave, motivo);
  };
  await emParalelo(avaliadores, JUNTAS, async ({ uid, email }) => {
    dizer(uid, contexto.empresaId, 'PERTENCE');
    const delas = await empresasDoEmail(db, contexto, email);
    // Now before then: one company may hold both.
    for (const [empresa, ainda] of delas.toSorted((a, b) => Number(b[1]) - Number(a[1])))
      dizer(uid, empresa, ainda ? 'PERTENCE' : 'PERTENCEU');
  });
  await emParalelo(empresas, JUNTAS, async (empresaId) => {
    const enderecos = await enderecosDe(db, { ...contexto, empresaId });
    for (const { uid, email } of avaliadores) {
      if (enderecos.some((um) => caixaDe(um) === caixaDe(email))) dizer(uid, empresaId, 'CONTATO');
      else if (enderecos.some((um) => mesmaOrganizacao(um, email))) dizer(uid, empresaId, 'DOMINIO');
    }
  });
  for (const { avaliador, idEmpresa } of await impedimentosDoProjeto(db, contexto, idProjeto))
    dizer(avaliador, idEmpresa, 'DECLARADO');
  return conflitos;
}
