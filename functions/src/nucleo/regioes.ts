/** Regions of projects: the companies that belong to each (src/domain/projetos/regiao.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { MAXIMO_DA_REGIAO, pertence, type Regiao, regiaoSchema, regioesDe } from '@/domain/projetos/regiao';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { type Firestore, legivel, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { type Correcao, corrigir, type Modo } from './correcao';
import { acertarStatus, lerStatus, linhaGuardadaSchema } from './empresasEmProjetos';
import { emTodos, idsDe } from './emTodos';

/** One region brought to the companies that `quais` finds for it; a removed one stays as it is. */
const corrigirRegiao = (
  db: Firestore,
  caminho: string,
  modo: Modo,
  quais: (regiao: Regiao, tx: Transaction) => Promise<string[]>,
): Promise<Correcao[]> =>
  corrigir(db, modo, async (tx) => {
    const regiao = legivel(regiaoSchema, await tx.get(db.doc(caminho)));
    if (regiao?.deletedAt !== null) return [];
    const empresas = (await quais(regiao, tx)).toSorted().slice(0, MAXIMO_DA_REGIAO);
    return isDeepStrictEqual(empresas, regiao.empresas)
      ? []
      : [{ caminho, como: 'update', dados: { empresas } }];
  });

/** The whole list of a region, from the rows of its project as they are now. */
export const acertarRegiao = (
  db: Firestore,
  organizador: Contexto,
  { projeto, id }: { projeto: string; id: string },
  modo: Modo = {},
) =>
  corrigirRegiao(db, `${regioesDe(organizador, projeto)}/${id}`, modo, async (regiao, tx) => {
    const linhas = db
      .collection(caminhosDoStatus.status(organizador))
      .where('idProjeto', '==', projeto)
      .where('deletedAt', '==', null);
    return (await tx.get(linhas)).docs.flatMap((documento) => {
      const linha = lido(linhaGuardadaSchema, documento);
      return linha && pertence(linha, regiao) ? [linha.idEmpresa] : [];
    });
  });

/**
 * Rows of the project that say of the region what is not so any more. They are asked themselves: the region's own list
 * of companies follows from them, and may be behind.
 */
export async function acertarLinhasDaRegiao(
  db: Firestore,
  organizador: Contexto,
  { projeto, id }: { projeto: string; id: string },
): Promise<Correcao[]> {
  const regiao = legivel(regiaoSchema, await db.doc(`${regioesDe(organizador, projeto)}/${id}`).get());
  const vale = regiao?.deletedAt === null ? regiao : undefined;
  const { docs } = await db
    .collection(caminhosDoStatus.status(organizador))
    .where('idProjeto', '==', projeto)
    .get();
  const erradas = docs.flatMap((documento) => {
    const linha = lido(linhaGuardadaSchema, documento);
    const dela = vale !== undefined && linha !== undefined && pertence(linha, vale);
    return linha && linha.regioes.includes(id) !== dela ? [linha.idEmpresa] : [];
  });
  return emTodos(erradas, (idEmpresa) => acertarStatus(db, organizador, { idProjeto: projeto, idEmpresa }));
}

/** One company in all regions of its project: the others of a region are left as they are. */
export async function acertarRegioesDaEmpresa(
  db: Firestore,
  organizador: Contexto,
  dupla: { idProjeto: string; idEmpresa: string },
): Promise<Correcao[]> {
  const onde = regioesDe(organizador, dupla.idProjeto);
  return emTodos(await idsDe(db, onde), (id) =>
    corrigirRegiao(db, `${onde}/${id}`, {}, async (regiao, tx) => {
      const linha = await lerStatus(db, tx, organizador, dupla);
      const dentro = linha?.deletedAt === null && pertence(linha, regiao);
      const outras = regiao.empresas.filter((empresa) => empresa !== dupla.idEmpresa);
      return dentro ? [...outras, dupla.idEmpresa] : outras;
    }),
  );
}

/** Every region of every project of the organiser. */
export async function acertarRegioes(db: Firestore, organizador: Contexto, modo: Modo) {
  const projetos = await idsDe(db, caminhos.projetos(organizador));
  return emTodos(projetos, async (projeto) =>
    emTodos(await idsDe(db, regioesDe(organizador, projeto)), (id) =>
      acertarRegiao(db, organizador, { projeto, id }, modo),
    ),
  );
}
