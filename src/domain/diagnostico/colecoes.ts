/** Collections of this folder that functions write, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM } from '@/domain/comum/colecao';
import { adesaoSchema, caminhoDasAdesoes } from './adesao';
import { caminhosDoPremio, contadorDoPremioSchema, linhaDoPremioSchema } from './premio';
import { caminhoDosConvidados, convidadoSchema } from './convidado';
import { correcoesDe, versaoSchema, versoesDe } from './versao';

/** Nobody looks inside a version, and an index of its lists would be larger than it. */
const campos = {
  nome: 'semIndice',
  descricao: 'semIndice',
  faixas: 'semIndice',
  fases: 'semIndice',
  grupos: 'semIndice',
  perguntas: 'semIndice',
} as const;

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhoDosConvidados(EM)}/{convite}`,
    oQueE: 'Person invited to a questionnaire, and how far they are',
    escrita: 'functions',
    schema: convidadoSchema,
    indices: ['idEmpresa idQuestionario nomeEmOrdem', 'idEmpresa idQuestionario situacao nomeEmOrdem'],
  },
  {
    caminho: `${caminhoDasAdesoes(EM)}/{organizadora_questionario_empresa}`,
    oQueE: 'How far the invited people of a company are in a questionnaire, in all and by sector',
    escrita: 'functions',
    schema: adesaoSchema,
    campos: { contagens: 'semIndice', setores: 'semIndice' },
  },
  {
    caminho: `${versoesDe(EM, '{id}')}/{n}`,
    oQueE: 'Published version of a questionnaire: what is answered, whole and frozen',
    escrita: 'functions',
    schema: versaoSchema,
    campos,
  },
  {
    caminho: `${correcoesDe(EM, '{id}')}/{n}`,
    oQueE: 'The same version with corrected wording, read in its place',
    escrita: 'functions',
    schema: versaoSchema,
    campos,
  },
  {
    caminho: `${caminhosDoPremio.linhas(EM)}/{idProjeto_idEmpresa}`,
    oQueE: 'Company in the award report, as its counter counts it',
    escrita: 'functions',
    schema: linhaDoPremioSchema,
    procurados: ['convidados'],
    indices: cruzar(
      [
        'idProjeto',
        'idProjeto busca[]',
        'cnpj',
        'responsavel',
        'telefone',
        'porte',
        'estado',
        'dia',
        'habilitada',
      ],
      ['nomeEmOrdem'],
    ),
  },
  {
    caminho: caminhosDoPremio.contador(EM, '{idProjeto}'),
    oQueE: 'Companies of a project by day, size, category, state, region and ambassador',
    escrita: 'functions',
    schema: contadorDoPremioSchema,
    campos: { facetas: 'semIndice' },
  },
];
