/** Where a reported content lies; apart from the cases, because it knows immersions, which few pages load. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { caminhosDaImersao } from '@/domain/imersoes/cronograma';
import type { Alvo } from './moderacao';

/** Where the content lies; undefined where the kind and the ids do not go together. */
export function caminhoDoAlvo(contexto: Contexto, { tipo, pai, filho }: Alvo): string | undefined {
  const proprio = tipo === 'IDEIA' || tipo === 'DESAFIO';
  if (proprio !== (filho === '')) return undefined;
  switch (tipo) {
    case 'IDEIA':
      return caminhos.registro(contexto, 'ideias', pai);
    case 'DESAFIO':
      return caminhos.registro(contexto, 'desafios', pai);
    case 'COMENTARIO_DA_IDEIA':
      return `${caminhos.sob(caminhos.registro(contexto, 'ideias', pai)).comentarios}/${filho}`;
    case 'COMENTARIO_DO_DESAFIO':
      return `${caminhos.sob(caminhos.registro(contexto, 'desafios', pai)).comentarios}/${filho}`;
    case 'SOLUCAO':
      return `${caminhosDaImersao.sob(caminhosDaImersao.cronograma(contexto, pai)).solucoes}/${filho}`;
    // A kind that a newer version reports.
    default:
      return undefined;
  }
}
