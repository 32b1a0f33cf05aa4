/** A project as visitors see it: by its address alone, so nothing of the organiser's people or companies. */
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { bannerDe } from '@/domain/projetos/banner';
import { embaixadores as entidades } from '@/domain/projetos/apoio';
import type { OrigemDoEmbaixador } from '@/domain/projetos/entrada';
import { inscricoes, type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { type DocumentSnapshot, type Firestore, ler, lido, type Timestamp } from '@functions/banco';
import { exigirOrganizador } from './organizador';

interface Endereco {
  /** Null in the short form of the address. */
  licenciadaId: string | null;
  empresaId: string;
  projetoId: string;
}

const naoHaProjeto = () => new ErroDoProduto('Projeto não encontrado');

const todos = async (db: Firestore, caminhosDeles: readonly string[]): Promise<DocumentSnapshot[]> =>
  caminhosDeles.length === 0 ? [] : db.getAll(...caminhosDeles.map((caminho) => db.doc(caminho)));

/**
 * The organiser of an address without its licensee (decisions Q3). Ids are unique only in theirs, and another licensee
 * may choose the same: the oldest project is meant (threats F19).
 */
async function organizadorDe(
  db: Firestore,
  { licenciadaId, empresaId, projetoId }: Endereco,
): Promise<Contexto> {
  if (licenciadaId !== null) return { licenciadaId, empresaId };
  const licenciadas = await db.collection(caminhos.licenciadas).select().get();
  const contextos = licenciadas.docs.map(({ id }) => ({ licenciadaId: id, empresaId }));
  const projetos = await todos(
    db,
    contextos.map((contexto) => caminhos.projeto(contexto, projetoId)),
  );
  const desde = (i: number) => (projetos[i]?.get('createdAt') as Timestamp | undefined)?.toMillis();
  const [um] = contextos
    .flatMap((contexto, i) => {
      const quando = desde(i);
      return quando === undefined ? [] : [{ contexto, quando }];
    })
    .toSorted((a, b) => a.quando - b.quando);
  if (!um) throw naoHaProjeto();
  return um.contexto;
}

async function embaixadoresDe(
  db: Firestore,
  organizador: Contexto,
  { embaixadores, embaixadoresPessoas }: Projeto,
): Promise<ProjetoApresentado['embaixadores']> {
  const nomeados = async (origem: OrigemDoEmbaixador, colecao: string, ids: readonly string[]) =>
    (
      await todos(
        db,
        ids.map((id) => `${colecao}/${id}`),
      )
    ).flatMap((documento) => {
      const apoio = lido(entidades.schema, documento);
      return apoio?.deletedAt === null ? [{ origem, id: documento.id, nome: apoio.nome }] : [];
    });
  return [
    ...(await nomeados('embaixador', caminhos.embaixadores(organizador), embaixadores)),
    ...(await nomeados('embaixadorPessoa', caminhos.embaixadoresPessoas(organizador), embaixadoresPessoas)),
  ];
}

export async function projetoParaVisitantes(db: Firestore, endereco: Endereco): Promise<ProjetoApresentado> {
  const organizador = await organizadorDe(db, endereco);
  await exigirOrganizador(db, organizador);
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, endereco.projetoId));
  if (projeto?.deletedAt !== null) throw naoHaProjeto();
  return {
    licenciadaId: organizador.licenciadaId,
    nome: projeto.nome,
    situacao: inscricoes(projeto, new Date()),
    inicio: diaDe(projeto.anoAtuacao),
    fim: diaDe(projeto.anoVigencia),
    linkRegulamento: projeto.linkRegulamento,
    categorias: projeto.categoria,
    banner: bannerDe(projeto),
    embaixadores: await embaixadoresDe(db, organizador, projeto),
  };
}
