/**
 * Where somebody's name, address, number or picture may stand, by collection: one list for erasing and for the test that
 * compares it with every schema (decisions P241). A field that may hold a person is named here, or the test fails.
 */
import { COLECOES_DE_PATROCINIO } from '@/domain/pai/tipos';

/** What takes the place of a value of somebody who was erased. */
export type Troca = 'nome' | 'email' | 'motivo' | 'vazio';

export interface Assinatura {
  colecao: string;
  /** The field that says whose it is, and what of the person it holds. */
  de: string;
  por: 'uid' | 'referencia';
  campos: Readonly<Record<string, Troca>>;
  /** The collection lies right under the company; others lie at any depth. */
  naEmpresa?: true;
}

const comNome = (colecao: string, campo: string): Assinatura => ({
  colecao,
  de: 'createdBy',
  por: 'uid',
  campos: { [campo]: 'nome' },
});

/** Records that stay when the person goes, and bear a signature. */
export const ASSINATURAS: readonly Assinatura[] = [
  {
    colecao: 'comentarios',
    de: 'autor.refPath',
    por: 'referencia',
    campos: { 'autor.nome': 'nome', 'autor.email': 'email' },
  },
  comNome('movimentacoes', 'autorNome'),
  comNome('cartelas', 'autorNome'),
  comNome('decisoes', 'autorNome'),
  { ...comNome('comiteInovacaoActivities', 'autorNome'), naEmpresa: true },
  ...['likes', ...COLECOES_DE_PATROCINIO].map((colecao) => comNome(colecao, 'colaboradorNome')),
  {
    ...comNome('conflitosDeInteresse', 'colaboradorNome'),
    // Why somebody stood back may tell of their family: the fact stays, the reason goes.
    campos: { colaboradorNome: 'nome', motivo: 'motivo', motivoDaRetirada: 'vazio' },
  },
  // Whoever leads a jury may have written it: the reason is the evaluator's all the same.
  { colecao: 'impedimentos', de: 'avaliador', por: 'uid', campos: { motivo: 'motivo' }, naEmpresa: true },
];

/** Records of the person, or copies made of one of them: each has an act of its own (functions/src/nucleo/anonimizar.ts). */
export const COM_ATO_PROPRIO: Readonly<Record<string, readonly string[]>> = {
  colaboradores: ['nome', 'email', 'telefone', 'image[].path', 'image[].name'],
  usuarios: ['nome', 'email'],
  convites: ['email'],
  contato: ['nome', 'email'],
  pessoas: ['nome', 'image[].path', 'image[].name'],
  participacao: ['pessoas.*.email'],
  convidados: ['nome', 'email'],
  ideias: ['autorNome'],
  desafios: ['propositorNome'],
  rankingPorColaborador: ['nome'],
  atividades: ['nomes[]'],
};

/** What a company says of itself, and who it names to be asked: its own record, changed by the company. */
export const DA_EMPRESA: Readonly<Record<string, readonly string[]>> = {
  empresas: ['email', 'telefone', 'responsavel.nome', 'responsavel.email', 'responsavel.telefone'],
  linhasDoPremio: ['responsavel', 'telefone'],
  licenciadas: ['email'],
  licenciado: ['email'],
  // A person without an account whom the organiser names on its public page; removed there.
  embaixadoresPessoas: ['nome'],
};
