/** Names that visitors and guests may not take: those of who organises, and of what is organised (decisions P182). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { aspectoDoNome, NOME_RESERVADO } from '@/domain/empresas/nome-parecido';
import { emParalelo, type Firestore } from '@functions/banco';

/** Companies whose projects are looked at at a time. */
const PARALELAS = 16;
/** More projects nobody has. */
const MAXIMO = 1_000;

/** How the names of the licensee, its companies and their projects look. */
async function reservados(db: Firestore, { licenciadaId }: Pick<Contexto, 'licenciadaId'>) {
  const nomes: unknown[] = [(await db.doc(caminhos.licenciada(licenciadaId)).get()).get('nome')];
  const { docs } = await db
    .collection(caminhos.empresas(licenciadaId))
    .where('role', '==', 'NORMAL')
    .where('deletedAt', '==', null)
    .select('nomeFantasia', 'razaoSocial')
    .get();
  for (const empresa of docs) nomes.push(empresa.get('nomeFantasia'), empresa.get('razaoSocial'));
  await emParalelo(docs, PARALELAS, async ({ id: empresaId }) => {
    const projetos = await db
      .collection(caminhos.projetos({ licenciadaId, empresaId }))
      .where('deletedAt', '==', null)
      .select('nome')
      .limit(MAXIMO)
      .get();
    for (const projeto of projetos.docs) nomes.push(projeto.get('nome'));
  });
  return new Set(nomes.flatMap((nome) => (typeof nome === 'string' ? [aspectoDoNome(nome)] : [])));
}

/** Throws ErroDoProduto where one of the names reads like one of theirs. */
export async function exigirNomeProprio(
  db: Firestore,
  licenciada: Pick<Contexto, 'licenciadaId'>,
  nomes: readonly string[],
): Promise<void> {
  const daqui = await reservados(db, licenciada);
  if (nomes.map(aspectoDoNome).some((aspecto) => aspecto !== '' && daqui.has(aspecto)))
    throw new ErroDoProduto(NOME_RESERVADO);
}
