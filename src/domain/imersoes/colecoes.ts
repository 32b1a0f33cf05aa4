/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { caminhosDaImersao, cronogramaSchema, eventoSchema, solucaoSchema } from './cronograma';
import { inscricaoSchema } from './inscricao';

const cronograma = caminhosDaImersao.cronograma(EM, '{id}');
const sob = caminhosDaImersao.sob(cronograma);

export const colecoes: readonly Colecao[] = [
  {
    caminho: cronograma,
    oQueE: 'Immersion of a challenge: registration and seats',
    escrita: 'functions',
    schema: cronogramaSchema,
    indices: ['idDesafio publico inicioIncricao-', 'publico terminoIncricao'],
  },
  {
    caminho: `${sob.inscricoes}/{uid}`,
    oQueE: 'Enrolment of a person in an immersion',
    escrita: 'functions',
    schema: inscricaoSchema,
    indices: ['deletedAt data', 'deletedAt naEspera data'],
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${sob.event}/{id}`,
    oQueE: 'Event of an immersion',
    escrita: 'functions',
    schema: eventoSchema,
    indices: ['deletedAt data', 'deletedAt data-'],
    campos: { data: 'noGrupo' },
  },
  {
    caminho: `${sob.solucoes}/{id}`,
    oQueE: 'Solution proposed in an immersion',
    escrita: 'functions',
    schema: solucaoSchema,
    indices: ['deletedAt createdAt-'],
    campos: { createdBy: 'noGrupo' },
  },
];
