/** Who may be in a jury, and what they are called. */
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { quemDe } from '@/domain/acesso/quem';
import type { Juri } from '@/domain/diagnostico/juri';
import { podeAvaliar } from '@/domain/diagnostico/nota';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { legivel, lerTodos } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';

/** People looked at as evaluators of one company. */
const MAXIMO_DE_CANDIDATOS = 1_000;

export const podeEstarNoJuri = (pessoa: Colaborador | undefined): pessoa is Colaborador =>
  pessoa?.deletedAt === null && pessoa.status === 'ACTIVE' && podeAvaliar(quemDe(pessoa));

/** People of the company who may score, by name. */
export async function candidatos({ db, contexto }: Membro) {
  const { docs } = await db
    .collection(caminhos.colaboradores(contexto))
    .where('status', '==', 'ACTIVE')
    .where('deletedAt', '==', null)
    .limit(MAXIMO_DE_CANDIDATOS)
    .get();
  return docs
    .flatMap((documento) => {
      const pessoa = legivel(colaboradorSchema, documento);
      return podeEstarNoJuri(pessoa) ? [{ id: documento.id, nome: pessoa.nome }] : [];
    })
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** The evaluators as they are stored; one who may not score any more refuses. */
export async function avaliadoresDe({ db, contexto }: Membro, uids: readonly string[]) {
  const lidos = await lerTodos(
    db,
    uids.map((uid) => caminhos.colaborador(contexto, uid)),
  );
  return [...new Set(uids)].map((uid) => {
    const documento = lidos.get(caminhos.colaborador(contexto, uid));
    const pessoa = documento && legivel(colaboradorSchema, documento);
    if (!podeEstarNoJuri(pessoa))
      throw new ErroDoProduto('Um dos avaliadores não pode mais avaliar. Tire essa pessoa do júri.');
    return { uid, email: pessoa.email };
  });
}

/** The other evaluators who may still score: nobody else takes a seat over. */
export async function avaliadoresQueFicam(
  { db, contexto }: Membro,
  { avaliadores }: Pick<Juri, 'avaliadores'>,
  sai: string,
) {
  const lidos = await lerTodos(
    db,
    avaliadores.map((uid) => caminhos.colaborador(contexto, uid)),
  );
  return avaliadores.flatMap((uid) => {
    const documento = lidos.get(caminhos.colaborador(contexto, uid));
    const pessoa = documento && legivel(colaboradorSchema, documento);
    return uid !== sai && podeEstarNoJuri(pessoa) ? [{ uid, email: pessoa.email }] : [];
  });
}

export const nomesDe = async ({ db, contexto }: Membro, uids: readonly string[]) => {
  const lidos = await lerTodos(
    db,
    uids.map((uid) => caminhos.colaborador(contexto, uid)),
  );
  return uids.map((uid) => {
    const nome: unknown = lidos.get(caminhos.colaborador(contexto, uid))?.get('nome');
    return { id: uid, nome: typeof nome === 'string' ? nome : 'Pessoa removida' };
  });
};
