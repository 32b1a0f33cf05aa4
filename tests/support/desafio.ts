/**
 * The second kind of parent, for tests of the engines that ideas share with challenges. It has coins and comments but
 * no likes, milestones or points. Its noun is masculine, and it has rule sets and a module of its own.
 */
import { caminhos } from '@/domain/comum/caminhos';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { type Desafio, desafioNovo, visibilidadeDoDesafio } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import type { Pai } from '@/domain/pai/pai';
import { chamado, criadoPor, emDias, REGULAMENTO } from './documentos';
import { EMPRESA, type Persona } from './personas';

export { DESAFIO };

export const CATEGORIA_DE_DESAFIO = 'sustentabilidade';
export const umaCategoria = () => ({ ...chamado('Sustentabilidade'), busca: [], ...criadoPor('funcao') });

export const umPai = (mudancas: Partial<Pai> = {}): Pai => ({
  titulo: 'Menos plástico na embalagem',
  resumo: 'Como embalar com menos plástico?',
  autor: 'ana',
  autorReference: 'empresa/colaboradores/ana',
  autorNome: 'Ana Prado',
  participantes: [],
  equipe: [],
  envolvidos: [],
  patrocinadores: [],
  publicado: true,
  visibilidade: 'PUBLICA',
  privado: false,
  status: 'NOVO_DESAFIO',
  createdAt: new Date('2026-06-01T12:00:00Z'),
  publicadoEm: new Date('2026-06-01T12:00:00Z'),
  deletedAt: null,
  aceitaComentario: true,
  aceitaPatrocinio: true,
  abertoParaPatrocinio: true,
  aceitaRespostas: true,
  semFuturo: false,
  regulamento: null,
  ultimaMovimentacao: '',
  totais: { comentarios: 0, curtidas: 0, moedas: 0 },
  tendencias: { curtidas: 'NOT_CHANGED', moedas: 'NOT_CHANGED' },
  ...mudancas,
});

/** Who a stored challenge is of. */
type Quem = Pick<Persona, 'uid' | 'referencia'> & Partial<Pick<Persona, 'nome' | 'contexto'>>;

/** A complete draft of the person; `visibilidade` follows from the changes. */
export function umRascunhoDeDesafio(quem: Quem, mudancas: Partial<Desafio> = {}): Desafio {
  const contexto = quem.contexto ?? EMPRESA;
  const titulo = mudancas.titulo ?? 'Menos plástico na embalagem';
  const desafio: Desafio = {
    ...desafioNovo,
    patrocinadoresReferences: [],
    titulo,
    tituloEmOrdem: emOrdem(titulo),
    descricao: 'Como embalar com menos plástico?',
    objetivo: 'Metade do plástico de hoje.',
    categoriaReference: caminhos.registro(contexto, 'desafioCategorias', CATEGORIA_DE_DESAFIO),
    categoriaNome: 'Sustentabilidade',
    propositorReference: quem.referencia,
    propositorNome: quem.nome ?? 'Ana Prado',
    regulamentoReference: caminhos.registro(contexto, DESAFIO.regulamentos, REGULAMENTO),
    participantesReferences: [quem.referencia],
    anexos: [],
    busca: tokensDeBusca('Água'),
    ...criadoPor(quem.uid),
    ...mudancas,
  };
  return { ...desafio, visibilidade: mudancas.visibilidade ?? visibilidadeDoDesafio(desafio) };
}

/** The person's challenge after publishing. */
export const umDesafio = (quem: Quem, mudancas: Partial<Desafio> = {}): Desafio =>
  umRascunhoDeDesafio(quem, {
    published: true,
    publishedAt: emDias(-1),
    status: 'NOVO_DESAFIO',
    ...mudancas,
  });
