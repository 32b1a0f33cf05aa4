/** What the award report reads: rows by query, a page at a time (src/domain/contratos/relatorios.ts). */
import { emOrdem, tokenDaPesquisa } from '@/domain/comum/busca';
import type { Contexto } from '@/domain/comum/caminhos';
import type { Cursor, empresas, medias } from '@/domain/contratos/relatorios';
import { caminhosDasMedias, type Media, mediaSchema } from '@/domain/diagnostico/media';
import {
  caminhosDoPremio,
  contadorDoPremioSchema,
  type LinhaDoPremio,
  linhaDoPremioSchema,
  parcelasDoContador,
  valorDaChave,
} from '@/domain/diagnostico/premio';
import { normalizarCnpj } from '@/domain/empresas/cnpj';
import { normalizarTelefone } from '@/domain/pessoas/telefone';
import {
  FieldPath,
  type Firestore,
  ler,
  lido,
  type Query,
  type QueryDocumentSnapshot,
} from '@functions/banco';
import type * as z from 'zod/mini';

type PedidoDeEmpresas = z.output<typeof empresas.entrada>;
type PedidoDeMedias = z.output<typeof medias.entrada>;

interface Ordem {
  /** Undefined: by id, where no index sorts what is looked for. */
  campo: string | undefined;
  direcao: 'asc' | 'desc';
}

interface Pagina {
  documentos: QueryDocumentSnapshot[];
  proxima: Cursor | null;
  total: number | null;
}

/** One page, and how many rows there are where `filtrada` says that nothing else tells it. */
async function pagina(
  consulta: Query,
  { campo, direcao }: Ordem,
  { depois, porPagina, filtrada }: { depois: Cursor | null; porPagina: number; filtrada: boolean },
): Promise<Pagina> {
  const id = FieldPath.documentId();
  const ordenada = (campo ? consulta.orderBy(campo, direcao) : consulta).orderBy(id, direcao);
  const comeco =
    depois === null ? ordenada : ordenada.startAfter(...(campo ? [depois.ordem] : []), depois.id);
  const [{ docs }, quantas] = await Promise.all([
    comeco.limit(porPagina).get(),
    // In the same order, so that it asks for no other index.
    filtrada && depois === null ? ordenada.count().get() : null,
  ]);
  const ultimo = docs.length === porPagina ? docs.at(-1) : undefined;
  const ordem: unknown = ultimo && campo ? ultimo.get(campo) : '';
  return {
    documentos: docs,
    proxima: ultimo ? { ordem: typeof ordem === 'number' ? ordem : String(ordem), id: ultimo.id } : null,
    total: quantas && quantas.data().count,
  };
}

const POR_NOME: Ordem = { campo: 'nomeEmOrdem', direcao: 'asc' };
const POR_ID: Ordem = { campo: undefined, direcao: 'asc' };

/** The rows that a filter of the company table leaves, exactly as they are written (part 3 §2). */
function comFiltro(
  consulta: Query,
  filtro: PedidoDeEmpresas['filtro'],
  questionario: string,
): readonly [Query, Ordem] {
  if (!filtro) return [consulta, POR_NOME];
  const { campo, valor } = filtro;
  // One field for each questionnaire: no index of two fields can name it.
  if (campo === 'convidados')
    return [consulta.where(new FieldPath('convidados', questionario), '==', Number(valor)), POR_ID];
  const escrito: Record<Exclude<typeof campo, 'convidados'>, [string, string]> = {
    nomeFantasia: ['nomeEmOrdem', emOrdem(valor)],
    cnpj: ['cnpj', normalizarCnpj(valor)],
    responsavel: ['responsavel', valor],
    telefone: ['telefone', normalizarTelefone(valor)],
    porte: ['porte', valor],
    estado: ['estado', valor.toUpperCase()],
  };
  const [onde, igual] = escrito[campo];
  // Of one name there is nothing to sort by it.
  return [consulta.where(onde, '==', igual), onde === 'nomeEmOrdem' ? POR_ID : POR_NOME];
}

export const linhaParaLer = (id: string, linha: LinhaDoPremio, questionario: string) => ({
  id,
  idEmpresa: linha.idEmpresa,
  nomeFantasia: linha.nomeFantasia,
  cnpj: linha.cnpj,
  responsavel: linha.responsavel,
  telefone: linha.telefone,
  porte: linha.porte,
  numeroColaboradores: linha.numeroColaboradores,
  categoria: linha.categoria,
  estado: linha.estado,
  cidade: linha.cidade,
  regioes: linha.regioes,
  convidados: linha.convidados[questionario] ?? 0,
  dia: linha.dia,
  habilitada: linha.habilitada,
});

export async function paginaDeEmpresas(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, questionarioId, filtro, dia, habilitada, ...daPagina }: PedidoDeEmpresas,
) {
  let consulta = db.collection(caminhosDoPremio.linhas(contexto)).where('idProjeto', '==', idProjeto);
  if (dia) consulta = consulta.where('dia', '==', dia);
  if (habilitada) consulta = consulta.where('habilitada', '==', true);
  const { documentos, ...resto } = await pagina(...comFiltro(consulta, filtro, questionarioId), {
    ...daPagina,
    filtrada: filtro !== null || dia !== null || habilitada,
  });
  const linhas = documentos.flatMap((documento) => {
    const linha = lido(linhaDoPremioSchema, documento);
    return linha ? [linhaParaLer(documento.id, linha, questionarioId)] : [];
  });
  return { linhas, ...resto };
}

const mediaParaLer = (
  id: string,
  { idEmpresa, nomeFantasia, categoria, mediaEmpresa, folhas, habilitada }: Media,
) => ({ id, idEmpresa, nomeFantasia, categoria, media: mediaEmpresa, folhas, habilitada });

/** Means that begin with the number as it is written: '68' is 68,00 to 68,99, '68,1' is 68,10 to 68,19. */
export function faixaDaMedia(valor: string): [number, number] | undefined {
  const escrito = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(valor.trim());
  if (!escrito) return undefined;
  const [, inteira = '', casas = ''] = escrito;
  const largura = 10 ** (2 - casas.length);
  const de = Number(inteira) * 100 + Number(casas || 0) * largura;
  return [de, de + largura - 1];
}

const VAZIA = { linhas: [], proxima: null, total: 0 };
/** Values that one query takes. */
const POR_CONSULTA = 30;

/** Companies found by their names, with their means: a page by name. */
async function mediasPorNome(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, questionarioId, habilitada, ...daPagina }: PedidoDeMedias,
  nome: string,
) {
  const token = tokenDaPesquisa(nome);
  if (!token) return VAZIA;
  let consulta = db
    .collection(caminhosDoPremio.linhas(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('busca', 'array-contains', token);
  if (habilitada) consulta = consulta.where('habilitada', '==', true);
  const { documentos, ...resto } = await pagina(consulta, POR_NOME, { ...daPagina, filtrada: true });
  const achadas = documentos.flatMap((documento) => {
    const linha = lido(linhaDoPremioSchema, documento);
    return linha ? [{ id: documento.id, linha }] : [];
  });
  const lidas =
    achadas.length === 0
      ? []
      : await db.getAll(
          ...achadas.map(({ linha }) =>
            db.doc(caminhosDasMedias.uma(contexto, questionarioId, linha.idEmpresa)),
          ),
        );
  const linhas = achadas.map(({ id, linha }, i) => {
    const documento = lidas[i];
    const media = documento?.exists ? lido(mediaSchema, documento) : undefined;
    return {
      id,
      idEmpresa: linha.idEmpresa,
      nomeFantasia: linha.nomeFantasia,
      categoria: linha.categoria,
      media: media?.mediaEmpresa ?? null,
      folhas: media?.folhas ?? 0,
      habilitada: linha.habilitada,
    };
  });
  return { linhas, ...resto };
}

/** Categories of the project that have the text in them. */
async function categoriasCom(db: Firestore, contexto: Contexto, idProjeto: string, valor: string) {
  const contador = await ler(db, contadorDoPremioSchema, caminhosDoPremio.contador(contexto, idProjeto));
  const procurado = emOrdem(valor);
  return Object.keys(parcelasDoContador(contador).facetas.categoria)
    .map(valorDaChave)
    .filter((categoria) => emOrdem(categoria).includes(procurado))
    .slice(0, POR_CONSULTA);
}

export async function paginaDeMedias(db: Firestore, contexto: Contexto, pedido: PedidoDeMedias) {
  const { idProjeto, questionarioId, filtro, habilitada, ...daPagina } = pedido;
  if (filtro?.campo === 'nomeFantasia') return mediasPorNome(db, contexto, pedido, filtro.valor);
  let consulta = db
    .collection(caminhosDasMedias.medias(contexto))
    .where('idQuestionario', '==', questionarioId)
    .where('concorre', '==', true);
  if (habilitada) consulta = consulta.where('habilitada', '==', true);
  if (filtro?.campo === 'categoria') {
    const categorias = await categoriasCom(db, contexto, idProjeto, filtro.valor);
    if (categorias.length === 0) return VAZIA;
    consulta = consulta.where('categoria', 'in', categorias);
  }
  if (filtro?.campo === 'media') {
    const faixa = faixaDaMedia(filtro.valor);
    if (!faixa) return VAZIA;
    consulta = consulta.where('mediaEmpresa', '>=', faixa[0]).where('mediaEmpresa', '<=', faixa[1]);
  }
  const daMaior: Ordem = { campo: 'mediaEmpresa', direcao: 'desc' };
  const { documentos, ...resto } = await pagina(consulta, daMaior, {
    ...daPagina,
    filtrada: filtro !== null || habilitada,
  });
  const linhas = documentos.flatMap((documento) => {
    const media = lido(mediaSchema, documento);
    return media ? [mediaParaLer(documento.id, media)] : [];
  });
  return { linhas, ...resto };
}
