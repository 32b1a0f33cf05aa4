/** Copies of questionnaires and of their groups, written in the transaction that read the original. */
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Copia, copiaDosGrupos } from '@/domain/diagnostico/copia';
import { gruposDiagnostico, MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import type { Rascunho } from '@/domain/diagnostico/versao';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag } from '@/domain/acesso/quem';
import { projetoSchema } from '@/domain/projetos/projeto';
import { carimbo, ler, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { lerRascunho } from './questionarios';

/** One person's copies in a day: each may be five hundred records. */
export const limitesDeCopias = (_dados: unknown, { uid, contexto }: Membro) => [
  { chave: `${contexto.empresaId}/${uid}`, maximo: 50, minutos: 24 * 60 },
];

/** Copying reads questionnaires, groups and questions, and creates those of `cria`. */
export function exigirCopia({ quem }: Membro, cria: readonly (5 | 6 | 7)[]) {
  const le = ([5, 6, 7] as const).every((modulo) => temFlag(quem, [modulo, 'leitura']));
  if (!podeOrganizar(quem) || !le || !cria.every((modulo) => temFlag(quem, [modulo, 'criacao'])))
    throw negado();
}

/** A questionnaire that is there, or a refusal. */
export async function exigirRascunho({ db, contexto }: Membro, id: string, tx: Transaction) {
  const rascunho = await lerRascunho(db, contexto, id, tx);
  if (!rascunho) throw new ErroDoProduto('Questionário não encontrado!');
  return rascunho;
}

export async function exigirProjeto({ db, contexto }: Membro, id: string, tx: Transaction) {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, id), tx);
  if (!projeto || projeto.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
}

interface Destino {
  idQuestionario: string;
  idProjeto: string;
  /** Records that it has already. */
  grupos: number;
  perguntas: number;
}

/** The id of a copy: it follows from the original's and a seed, so that the copy knows for good what it continues. */
export const idDaCopia = (semente: string, id: string) => resumo(semente, id).slice(0, 20);

/** The seed of a request's copies: the same request makes the same ones. */
export const sementeDo = ({ chave }: Pick<Membro, 'chave'>) => resumo(chave, 'copias');

/** Writes copies of these groups, under the ids that the seed makes. */
export function gravarCopias(
  tx: Transaction,
  { db, contexto, uid, chave }: Membro,
  { grupos, perguntas: suas }: Pick<Rascunho, 'grupos' | 'perguntas'>,
  { idQuestionario, idProjeto, ...tem }: Destino,
) {
  const semente = sementeDo({ chave });
  const copia = copiaDosGrupos(grupos, suas, { idQuestionario, idProjeto }, (id) => idDaCopia(semente, id));
  if (tem.grupos + copia.grupos.length > MAXIMO_DE_GRUPOS)
    throw new ErroDoProduto(`Um questionário tem no máximo ${MAXIMO_DE_GRUPOS} grupos.`);
  if (tem.perguntas + copia.perguntas.length > MAXIMO_DE_PERGUNTAS)
    throw new ErroDoProduto(`Um questionário tem no máximo ${MAXIMO_DE_PERGUNTAS} perguntas.`);
  const carimbado = carimbo(new Date(), uid);
  const gravar = (onde: string, registros: Copia) => {
    for (const { id, dados } of registros) tx.create(db.doc(`${onde}/${id}`), { ...dados, ...carimbado });
  };
  gravar(gruposDiagnostico.onde(contexto), copia.grupos);
  gravar(perguntas.onde(contexto), copia.perguntas);
  return { grupos: copia.grupos.length, perguntas: copia.perguntas.length };
}
