/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { comentarioSchema } from './comentario';
import { likeSchema } from './like';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).comentarios}/{id}`,
    oQueE: 'Comment or reply',
    escrita: 'app',
    schema: comentarioSchema,
    indices: cruzar(['deletedAt respostaAoComentarioReference'], nosDoisSentidos('createdAt')),
    campos: { 'autor.refPath': 'noGrupo' },
  },
  {
    caminho: `${caminhos.sob(caminhos.ideia(EM, '{id}')).likes}/{uid}`,
    oQueE: 'Like',
    escrita: 'app',
    schema: likeSchema,
    campos: { createdBy: 'noGrupo' },
  },
];
