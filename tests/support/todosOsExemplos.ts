/** The example documents that rules', functions' and unit tests share, and which fields of each say the same thing. */
import { caminhos } from '@/domain/comum/caminhos';
import * as desafios from './desafio';
import * as documentos from './documentos';
import { umaEvidencia } from './evidencia';
import { umaAdesao, umConvidado } from './convidado';
import { umCertificado } from './certificado';
import * as imersoes from './imersao';
import { umaMedia } from './media';
import { umCaso } from './moderacao';
import { umRetorno } from './retorno';
import { umComunicado, umSeguindo } from './seguindo';
import { ana, clara, EMPRESA } from './personas';

const ideia = caminhos.ideia(EMPRESA, 'i7');

/** One of each, by the name of what makes it. */
export const EXEMPLOS: Record<string, () => object> = {
  umColaborador: () => documentos.umColaborador(clara),
  umaPessoa: () => documentos.umaPessoa(clara),
  umUsuario: () => documentos.umUsuario(clara),
  umConvite: () => documentos.umConvite(clara),
  umaEmpresa: () => documentos.umaEmpresa(),
  umRegulamentoDeDesafios: () => documentos.umRegulamentoDeDesafios(),
  umRegulamento: () => documentos.umRegulamento(),
  umaCampanha: () => documentos.umaCampanha(),
  umaIdeia: () => documentos.umaIdeia(clara),
  umaIdeiaPublicada: () => documentos.umaIdeiaPublicada(clara),
  umComentario: () => documentos.umComentario(clara),
  umaVersao: () => documentos.umaVersao(clara),
  umLike: () => documentos.umLike(clara),
  umaMovimentacao: () => documentos.umaMovimentacao(clara),
  umMarco: () => documentos.umMarco(clara, ideia),
  umaAtividadeDoMarco: () => documentos.umaAtividadeDoMarco(clara),
  umComite: () => documentos.umComite(clara),
  umaAtividade: () => documentos.umaAtividade(clara),
  umaDecisao: () => documentos.umaDecisao(clara),
  umConflito: () => documentos.umConflito(clara, ideia),
  umRetorno: () => umRetorno(clara),
  umCaso: () => umCaso(clara),
  umaCartela: () => documentos.umaCartela(clara),
  unsCriterios: () => documentos.unsCriterios(clara),
  umasVisoes: () => documentos.umasVisoes(clara),
  umSeguindo: () => umSeguindo(clara),
  umComunicado: () => umComunicado(ana),
  umPatrocinio: () => documentos.umPatrocinio(clara),
  umaCarteira: () => documentos.umaCarteira(clara),
  umVinculo: () => documentos.umVinculo(clara, ['ideias_a', 'ideias_b']),
  umProjeto: () => documentos.umProjeto(ana),
  umStatus: () => documentos.umStatus('p7', 'e9'),
  umasVagas: () => documentos.umasVagas(clara),
  umaLinhaDoExtrato: () => documentos.umaLinhaDoExtrato(),
  umaPontuacao: () => documentos.umaPontuacao(clara),
  umaNotificacao: () => documentos.umaNotificacao(),
  umaCaixa: () => documentos.umaCaixa(),
  umaPosicao: () => documentos.umaPosicao(clara),
  umPai: () => desafios.umPai(),
  umRascunhoDeDesafio: () => desafios.umRascunhoDeDesafio(clara),
  umDesafio: () => desafios.umDesafio(clara),
  umCronograma: () => imersoes.umCronograma(clara),
  umaInscricao: () => imersoes.umaInscricao(clara),
  umEvento: () => imersoes.umEvento(clara),
  umaSolucao: () => imersoes.umaSolucao(clara),
  umaEvidencia: () => umaEvidencia(clara),
  umConvidado: () => umConvidado('Rui'),
  umaAdesao: () => umaAdesao(),
  umCertificado: () => umCertificado(),
  umaMedia: () => umaMedia(),
};

/** A copy for sorting or searching says the same by definition; so do stamps, which say who wrote last. */
const COPIA = /EmOrdem$|^busca\b/;

/** What a field holds, under its kind: two of one kind with one value hide a mistake between them. */
function* valores(valor: unknown, caminho: string): Generator<[especie: string, caminho: string]> {
  if (COPIA.test(caminho)) return;
  if (valor instanceof Date) yield [`instante ${Math.round(valor.getTime() / 1_000)}`, caminho];
  else if (typeof valor === 'number') yield [`número ${valor}`, caminho];
  else if (typeof valor === 'string' && valor !== '') yield [`texto ${valor}`, caminho];
  else if (Array.isArray(valor)) return;
  else if (typeof valor === 'object' && valor !== null)
    for (const [campo, um] of Object.entries(valor))
      yield* valores(um, caminho ? `${caminho}.${campo}` : campo);
}

/** Fields of a document that hold the same, as 'a = b'. */
export function camposIguais(documento: object): string[] {
  const porValor = new Map<string, string[]>();
  for (const [especie, caminho] of valores(documento, ''))
    porValor.set(especie, [...(porValor.get(especie) ?? []), caminho]);
  return [...porValor.values()].filter((um) => um.length > 1).map((um) => um.toSorted().join(' = '));
}
