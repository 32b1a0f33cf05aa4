/** Immersions and what lies under them, for tests. */
import type { Cronograma, Evento, Solucao } from '@/domain/imersoes/cronograma';
import type { Inscricao } from '@/domain/imersoes/inscricao';
import { criadoPor, emDias } from './documentos';
import type { Persona } from './personas';

type Quem = Pick<Persona, 'uid'>;

/** An immersion whose registration runs; `emDias` moves it. */
export const umCronograma = (quem: Quem, mudancas: Partial<Cronograma> = {}): Cronograma => ({
  idDesafio: 'desafio',
  desafioTitulo: 'Menos plástico na embalagem',
  publico: true,
  inicioIncricao: emDias(-3),
  terminoIncricao: emDias(3),
  quantidadeDeVagas: 5,
  ocupadas: 0,
  emEspera: 0,
  ...criadoPor(quem.uid),
  ...mudancas,
});

export const ENCERRADO = { inicioIncricao: emDias(-9), terminoIncricao: emDias(-2) };

export const umaInscricao = (quem: Quem, mudancas: Partial<Inscricao> = {}): Inscricao => ({
  data: emDias(-1),
  status: 1,
  destaque: false,
  naEspera: false,
  ...criadoPor(quem.uid),
  ...mudancas,
});

export const umEvento = (quem: Quem, mudancas: Partial<Evento> = {}): Evento => ({
  data: emDias(5),
  descricao: 'Visita à fábrica',
  orientacaoLocal: 'Portaria 2, com sapato fechado.',
  ...criadoPor(quem.uid),
  ...mudancas,
});

export const umaSolucao = (quem: Quem, mudancas: Partial<Solucao> = {}): Solucao => ({
  titulo: 'Caixas que voltam',
  descricao: 'O cliente devolve a caixa na entrega seguinte.',
  ideiaReference: null,
  ...criadoPor(quem.uid),
  ...mudancas,
});
