/** The doors through which answers might be seen: callables that only read, and the export of somebody's data. */
import type { Contrato } from '@/domain/contratos/contrato';
import { SO_LEEM } from '@/firebase/sessao/semGravar';
import type * as z from 'zod/mini';

export const EXPORTAR = 'colaboradoresFunctions-exportarDadosDoColaborador';
/** Codes and credentials that nobody has: these doors show nothing without. */
const COM_CREDENCIAL = new Set([
  'certificadosFunctions-verificar',
  'convitesFunctions-verLinkAberto',
  'respostasFunctions-consultarLink',
  'respostasFunctions-dadosPeloLink',
  'votacaoFunctions-conferirRecibo',
  'votacaoFunctions-encontrar',
]);
export const PORTAS = [...SO_LEEM].filter((nome) => !COM_CREDENCIAL.has(nome)).concat(EXPORTAR);

const contratos = Object.values(
  import.meta.glob<Record<string, Partial<Contrato<z.ZodMiniType, z.ZodMiniType>>>>(
    '/src/domain/contratos/*.ts',
    { eager: true },
  ),
).flatMap((modulo) => Object.values(modulo));

const entradaDe = (nome: string) =>
  contratos.find((um) => um && typeof um === 'object' && um.nome === nome)?.entrada as
    | z.ZodMiniObject
    | undefined;

const camposDaPorta = (nome: string) => Object.keys(entradaDe(nome)?.shape ?? {});

/** Doors where a field means something else than at the others. */
const PROPRIOS: Readonly<Record<string, object>> = {
  'ideiasFunctions-resumoDaDiretoria': { de: '2026-01', ate: '2026-12' },
};
/** What the door is asked: of these values those that it takes. */
export function perguntaDaPorta(nome: string, valores: Readonly<Record<string, unknown>>) {
  const dela: Readonly<Record<string, unknown>> = { ...valores, ...PROPRIOS[nome] };
  return Object.fromEntries(camposDaPorta(nome).map((campo) => [campo, dela[campo]]));
}

/** True iff the door takes these values for the fields it asks: a company's, or one of the two. */
export const aPortaAceita = (nome: string, valores: Readonly<Record<string, unknown>>) =>
  entradaDe(nome)?.safeParse(perguntaDaPorta(nome, valores)).success;

/** What every door can be asked; the tests put ids of records in. */
export const CAMPOS_DAS_PORTAS = {
  licenciadaId: 'l',
  empresaId: 'e',
  idEmpresa: 'e',
  empresas: ['e'],
  idProjeto: 'p',
  projetoId: 'p',
  questionarioId: 'q',
  idQuestionario: 'q',
  idRespondente: 'u',
  colaboradorId: 'u',
  organizadora: 'e',
  folha: 'f',
  respondente: 'u',
  ids: ['u'],
  de: 'regioes',
  filtro: null,
  dia: null,
  habilitada: false,
  categorias: ['Indústria'],
  status: 6,
  soFinalistas: false,
  porPagina: 10,
  depois: null,
  cortes: ['todas', 'fase:4'],
  linhas: [
    { linha: 2, grupo: 'Estratégia', pergunta: 'Pergunta escala', autoavaliacao: 70, entrevista: null },
  ],
  situacao: 'EM_REVISAO',
  decididos: false,
  noDia: '2026-01-01',
  das: '10:00',
  ate: '10:05',
  rede: null,
  ano: 2026,
  fase: 4,
  noEstado: 'ABERTO',
  alvo: { tipo: 'IDEIA', pai: 'i', filho: '' },
  anterior: null,
  qual: 'voltou',
  assunto: 'Lembrete do prazo',
  texto: 'O prazo termina na sexta-feira.',
  selecao: { fase: null, categoria: '', semFinalizar: null },
  id: 'c',
};
