/** The one place that knows where documents live. All paths start at the root. */

import { ErroDoProduto } from './erros';

/** The company everything on screen belongs to. */
export interface Contexto {
  licenciadaId: string;
  empresaId: string;
}

const empresa = ({ licenciadaId, empresaId }: Contexto) =>
  `licenciadas/${licenciadaId}/empresas/${empresaId}`;

/** Under a parent (domain/pai/pai.ts), given its path. What an idea and a challenge have in common lies in the same places. */
const sob = (pai: string) => ({
  comentarios: `${pai}/comentarios`,
  likes: `${pai}/likes`,
  marcos: `${pai}/marcos`,
  movimentacoes: `${pai}/movimentacoes`,
  conflitos: `${pai}/conflitosDeInteresse`,
  cartelas: `${pai}/rodadas`,
  retornos: `${pai}/retornos`,
  patrocinios: `${pai}/${colecaoDaReferencia(pai)}ActivitiesPerColaborador`,
});

/** Wallets under a rule set, given its path. */
const sobRegulamento = (regulamento: string) => ({
  carteiras: `${regulamento}/regulamentoActivitiesPerColaborador`,
  extrato: (uid: string) => `${regulamento}/regulamentoActivitiesPerColaborador/${uid}/extrato`,
});

export const caminhos = {
  sob,
  sobRegulamento,
  /** A collection of the company that is named elsewhere, and one record of it (domain/pai/pai.ts). */
  colecao: (c: Contexto, colecao: string) => `${empresa(c)}/${colecao}`,
  registro: (c: Contexto, colecao: string, id: string) => `${empresa(c)}/${colecao}/${id}`,
  usuario: (uid: string) => `usuarios/${uid}`,
  convites: 'convites',
  arquivos: 'arquivos',
  licenciadas: 'licenciadas',
  licenciada: (licenciadaId: string) => `licenciadas/${licenciadaId}`,
  contadorDaLicenciada: (licenciadaId: string, nome: string) =>
    `licenciadas/${licenciadaId}/contadores/${nome}`,
  empresas: (licenciadaId: string) => `licenciadas/${licenciadaId}/empresas`,
  empresa,
  /** A collection right under the company. */
  daEmpresa: (c: Contexto, colecao: string) => `${empresa(c)}/${colecao}`,
  colaboradores: (c: Contexto) => `${empresa(c)}/colaboradores`,
  colaborador: (c: Contexto, uid: string) => `${empresa(c)}/colaboradores/${uid}`,
  autorizacao: (c: Contexto) => `${empresa(c)}/autorizacao`,
  pessoas: (c: Contexto) => `${empresa(c)}/pessoas`,
  /** One document per role with every flag of its matrix: what the interface reads (autorizacao.ts). */
  permissoes: (c: Contexto, tipo: number) => `${empresa(c)}/permissoes/${tipo}`,
  contador: (c: Contexto, nome: string) => `${empresa(c)}/contadores/${nome}`,
  /** `parte` as participacao.ts says. */
  participacao: (c: Contexto, parte: string) => `${empresa(c)}/participacao/${parte}`,
  statusOperacao: (c: Contexto, id: string) => `${empresa(c)}/statusOperacoes/${id}`,
  auditoria: (c: Contexto) => `${empresa(c)}/auditoria`,
  consentimentos: (c: Contexto) => `${empresa(c)}/consentimentos`,
  caixa: (c: Contexto, uid: string) => `${empresa(c)}/caixas/${uid}`,
  notificacoes: (c: Contexto, uid: string) => `${empresa(c)}/caixas/${uid}/notificacoes`,
  preferencias: (c: Contexto, uid: string) => `${empresa(c)}/preferencias/${uid}`,
  seguindo: (c: Contexto, uid: string) => `${empresa(c)}/seguindo/${uid}`,
  comunicados: (c: Contexto) => `${empresa(c)}/comunicados`,
  visoes: (c: Contexto, uid: string) => `${empresa(c)}/visoes/${uid}/listas`,
  ideias: (c: Contexto) => `${empresa(c)}/ideias`,
  ideia: (c: Contexto, ideiaId: string) => `${empresa(c)}/ideias/${ideiaId}`,
  atividades: (c: Contexto) => `${empresa(c)}/atividades`,
  versoes: (pai: string) => `${pai}/versoes`,
  vinculosDeIdeias: (c: Contexto) => `${empresa(c)}/vinculosDeIdeias`,
  projetos: (c: Contexto) => `${empresa(c)}/projetos`,
  projeto: (c: Contexto, id: string) => `${empresa(c)}/projetos/${id}`,
  licenciados: (c: Contexto) => `${empresa(c)}/licenciado`,
  embaixadores: (c: Contexto) => `${empresa(c)}/embaixadores`,
  embaixadoresPessoas: (c: Contexto) => `${empresa(c)}/embaixadoresPessoas`,
  regulamentosIdeias: (c: Contexto) => `${empresa(c)}/regulamentosIdeias`,
  regulamentoIdeias: (c: Contexto, id: string) => `${empresa(c)}/regulamentosIdeias/${id}`,
  campanhas: (c: Contexto, regulamentoId: string) =>
    `${empresa(c)}/regulamentosIdeias/${regulamentoId}/campanhas`,
  vagas: (c: Contexto, regulamentoId: string) =>
    `${empresa(c)}/regulamentosIdeias/${regulamentoId}/vagas/ideias`,
  ranking: (c: Contexto, regulamentoId: string) =>
    `${empresa(c)}/regulamentosIdeias/${regulamentoId}/rankingPorColaborador`,
  comites: (c: Contexto) => `${empresa(c)}/comitesInovacao`,
  comite: (c: Contexto, id: string) => `${empresa(c)}/comitesInovacao/${id}`,
  decisoes: (c: Contexto, comiteId: string) => `${empresa(c)}/comitesInovacao/${comiteId}/decisoes`,
  quantidadesDaPessoa: (c: Contexto, uid: string) =>
    `${empresa(c)}/colaboradores/${uid}/quantidades/publicacoes`,
  quantidade: (pai: string, oQue: string) => `${pai}/quantidades/${oQue}`,
  apresentacao: (c: Contexto) => `${empresa(c)}/apresentacao/empresa`,
  declaracoes: (c: Contexto, comiteId: string) => `${empresa(c)}/comitesInovacao/${comiteId}/declaracoes`,
  /** Score cards of one round, under a parent's path. */
  cartelas: (pai: string, rodada: string) => `${sob(pai).cartelas}/${rodada}/cartelas`,
  /** Criteria of the committee for a kind of parent, by its collection. */
  criterios: (c: Contexto, colecao: string) => `${empresa(c)}/criteriosDeAvaliacao/${colecao}`,
  comiteAtividades: (c: Contexto) => `${empresa(c)}/comiteInovacaoActivities`,
  historicoPontos: (c: Contexto) => `${empresa(c)}/historicoPontosPerColaborador`,
} as const;

/** Last segment of a document path: its id. */
export function idDaReferencia(referencia: string): string {
  if (!referencia) throw new ErroDoProduto('Path de referência não informado');
  return referencia.slice(referencia.lastIndexOf('/') + 1);
}

/** Name of the collection the document with this path lies in. */
export function colecaoDaReferencia(referencia: string): string {
  return referencia.split('/').at(-2) ?? '';
}

/** The company a path lies under, or undefined when it lies elsewhere. */
export function contextoDaReferencia(referencia: string): Contexto | undefined {
  const [raiz, licenciadaId, empresas, empresaId] = referencia.split('/');
  if (raiz !== 'licenciadas' || empresas !== 'empresas' || !licenciadaId || !empresaId) return undefined;
  return { licenciadaId, empresaId };
}
