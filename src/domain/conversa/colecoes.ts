/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/paths';
import { comentarioSchema } from './comentario';
import { likeSchema } from './like';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhos.comentarios(EM, '{id}')}/{id}`,
    oQueE: 'Comment or reply',
    escrita: 'app',
    schema: comentarioSchema,
    indices: cruzar(['deletedAt respostaAoComentarioReference'], nosDoisSentidos('createdAt')),
    campos: { 'autor.refPath': 'noGrupo' },
  },
  {
    caminho: `${caminhos.likes(EM, '{id}')}/{uid}`,
    oQueE: 'Like',
    escrita: 'app',
    schema: likeSchema,
    campos: { createdBy: 'noGrupo' },
  },
];
