/** Opening a voting for somebody who votes: by its address, within its period, with its candidates. */
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import type { AlvoCurto, AlvoDaVotacao } from '@/domain/votacao/endereco';
import { emBrasilia } from '@/domain/comum/datas';
import { momentoDaUrna, type Urna, VOTACAO_ENCERRADA } from '@/domain/votacao/urna';
import { caminhosDaVotacao, publicoSchema } from '@/domain/votacao/voto';
import { type Firestore, ler } from '@functions/banco';

const NAO_HA = 'Votação não encontrada. Confira o endereço com quem o enviou a você.';

export const organizadorDe = ({ licenciadaId, empresaId }: AlvoDaVotacao): Contexto => ({
  licenciadaId,
  empresaId,
});

/** The voting as visitors see it, with its project. Throws ErroDoProduto where there is none. */
export async function abrirUrna(
  db: Firestore,
  alvo: AlvoDaVotacao,
): Promise<{ idProjeto: string; urna: Urna }> {
  const publico = await ler(db, publicoSchema, caminhosDaVotacao.urna(alvo));
  if (!publico?.publica) throw new ErroDoProduto(NAO_HA);
  return { idProjeto: publico.idProjeto, urna: JSON.parse(publico.json) as Urna };
}

/** Throws ErroDoProduto unless votes are taken now, by the server's clock (threats F05). */
export function exigirAberta(urna: Urna, agora = new Date()): void {
  const momento = momentoDaUrna(urna, agora);
  if (momento === 'encerrada') throw new ErroDoProduto(VOTACAO_ENCERRADA);
  if (momento === 'antes')
    throw new ErroDoProduto(`A votação abre em ${emBrasilia(urna.inicio)}, no horário de Brasília.`);
}

/** Every choice is a candidate of its category, and no category comes twice (threats F06). */
export function exigirCandidatas(
  { categorias }: Urna,
  escolhas: readonly { categoria: string; empresa: string }[],
) {
  for (const { categoria, empresa } of escolhas) {
    const daUrna = categorias.find(({ nome }) => nome === categoria);
    if (!daUrna) throw new ErroDoProduto(`A categoria "${categoria}" não está nesta votação.`);
    if (!daUrna.empresas.some(({ id }) => id === empresa))
      throw new ErroDoProduto(`A empresa escolhida não concorre mais em "${categoria}". Escolha outra.`);
  }
}

/**
 * The voting of an address without its organiser. Ids are unique only in one company, and people who are in a project
 * know its own: they may make a project with the same, and a voting before there is one. The oldest project is meant,
 * because somebody copies an id only once it is there (threats F19).
 */
export async function encontrarUrna(
  db: Firestore,
  { projetoId, questionarioId }: AlvoCurto,
): Promise<AlvoDaVotacao> {
  const { docs } = await db
    .collection(caminhosDaVotacao.publicos)
    .where('idProjeto', '==', projetoId)
    .where('idQuestionario', '==', questionarioId)
    .orderBy('projetoDesde')
    .select('publica', 'licenciadaId', 'empresaId')
    .limit(1)
    .get();
  const [primeira] = docs;
  if (!primeira?.get('publica')) throw new ErroDoProduto(NAO_HA);
  return {
    licenciadaId: String(primeira.get('licenciadaId')),
    empresaId: String(primeira.get('empresaId')),
    questionarioId,
  };
}
