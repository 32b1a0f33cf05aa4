/** Moderation: the content of a case, read as whoever acts may see it, and its text taken away or put back (decisions P450). */
import { relacoesSob, visivel } from '@/domain/acesso/relacoes';
import { type Quem, temFlag } from '@/domain/acesso/quem';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhosDaImersao, cronogramaSchema, solucaoSchema } from '@/domain/imersoes/cronograma';
import { caminhoDoAlvo } from '@/domain/moderacao/caminho-do-alvo';
import { type Alvo, type Caso, casoSchema, PASTA_DA_MODERACAO } from '@/domain/moderacao/moderacao';
import { type MotivoDaModeracao, ocultadoPor } from '@/domain/moderacao/motivos';
import { type LugarDoPai, lugarDoPai, type Pai } from '@/domain/pai/pai';
import { type Firestore, FieldValue, ler, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { lerPai } from './pai';

/** Title that a hidden proposal shows. */
const PROPOSTA_OCULTADA = 'Proposta ocultada';

/** A content as it is stored now. */
export interface Conteudo {
  caminho: string;
  /** The parent it lies under, or is. */
  lugar: LugarDoPai;
  pai: Pai;
  /** The parent itself, and not what lies under it. */
  proprio: boolean;
  autor: string;
  removido: boolean;
  /** What stands in the place of its text was written by moderation. */
  oculto: boolean;
  titulo: string;
  texto: string;
  mencoes: readonly string[];
}

export const idDoCaso = (caminho: string) => resumo('moderacao', caminho);
export const caminhoDoCaso = (contexto: Contexto, id: string) =>
  caminhos.registro(contexto, PASTA_DA_MODERACAO, id);

export const lerCaso = (db: Firestore, contexto: Contexto, id: string, tx?: Transaction) =>
  ler(db, casoSchema, caminhoDoCaso(contexto, id), tx);

/** What stands there; undefined where nothing does, or nothing that people can see. */
export async function lerConteudo(
  db: Firestore,
  contexto: Contexto,
  alvo: Alvo,
  tx?: Transaction,
): Promise<Conteudo | undefined> {
  const caminho = caminhoDoAlvo(contexto, alvo);
  if (caminho === undefined) return undefined;
  if (alvo.tipo === 'SOLUCAO') return lerSolucao(db, contexto, caminho, alvo.pai, tx);
  const daIdeia = alvo.tipo === 'IDEIA' || alvo.tipo === 'COMENTARIO_DA_IDEIA';
  const lugar = lugarDoPai(daIdeia ? IDEIA : DESAFIO, contexto, alvo.pai);
  const pai = await lerPai(db, lugar, tx);
  if (!pai) return undefined;
  if (alvo.filho === '')
    return {
      caminho,
      lugar,
      pai,
      proprio: true,
      autor: pai.autor,
      removido: pai.deletedAt !== null,
      oculto: false,
      titulo: pai.titulo,
      texto: pai.resumo,
      mencoes: [],
    };
  const comentario = await ler(db, comentarioSchema, caminho, tx);
  return (
    comentario && {
      caminho,
      lugar,
      pai,
      proprio: false,
      autor: comentario.createdBy,
      removido: comentario.deletedAt !== null,
      oculto: comentario.oculto !== undefined,
      titulo: '',
      texto: comentario.comentario,
      mencoes: comentario.colaboradoresMencionadosReferences,
    }
  );
}

async function lerSolucao(
  db: Firestore,
  contexto: Contexto,
  caminho: string,
  cronogramaId: string,
  tx?: Transaction,
): Promise<Conteudo | undefined> {
  const cronograma = await ler(
    db,
    cronogramaSchema,
    caminhosDaImersao.cronograma(contexto, cronogramaId),
    tx,
  );
  if (!cronograma) return undefined;
  const lugar = lugarDoPai(DESAFIO, contexto, cronograma.idDesafio);
  const [pai, solucao] = [await lerPai(db, lugar, tx), await ler(db, solucaoSchema, caminho, tx)];
  if (!pai || !solucao) return undefined;
  return {
    caminho,
    lugar,
    pai,
    proprio: false,
    autor: solucao.createdBy,
    removido: solucao.deletedAt !== null || cronograma.deletedAt !== null,
    oculto: solucao.oculto !== undefined,
    titulo: solucao.titulo,
    texto: solucao.descricao,
    mencoes: [],
  };
}

interface Pessoa {
  contexto: Contexto;
  uid: string;
  quem: Quem;
}

/** True iff the person reads this content on its page: it is published, there, and theirs to see. */
export function veConteudo(
  { lugar, pai, removido }: Pick<Conteudo, 'lugar' | 'pai' | 'removido'>,
  { contexto, uid, quem }: Pessoa,
): boolean {
  const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
  return (
    !removido &&
    pai.publicado &&
    pai.deletedAt === null &&
    visivel(pai, pessoa) &&
    temFlag(quem, [lugar.tipo.modulo, 'leitura'])
  );
}

/**
 * Nobody judges what is theirs: what the person wrote, and the parent whose team they are in. A comment under an idea of
 * one's own is somebody else's, and still not the person's to judge: it is about their idea (threats A170).
 */
export function eDaPessoa(
  { autor, lugar, pai }: Pick<Conteudo, 'autor' | 'lugar' | 'pai'>,
  { contexto, uid }: Pick<Pessoa, 'contexto' | 'uid'>,
): boolean {
  const pessoa = { uid, referencia: caminhos.colaborador(contexto, uid) };
  if (autor === uid || pai.autor === uid) return true;
  // The adapter of a removed parent sees nobody: its team is asked as if it stood.
  const visto: Pai = { ...pai, visibilidade: pai.visibilidade === 'REMOVIDA' ? 'PUBLICA' : pai.visibilidade };
  return lugar.tipo === IDEIA && relacoesSob(visto, pessoa).includes('equipeDoPai');
}

/** Takes the text out of the record that people read; what it said goes into the case. */
export function ocultar(
  tx: Transaction,
  db: Firestore,
  { alvo, guardado }: Pick<Caso, 'alvo' | 'guardado'>,
  conteudo: Conteudo,
  motivo: MotivoDaModeracao,
  uid: string,
): Caso['guardado'] {
  const ref = db.doc(conteudo.caminho);
  const { titulo, texto, mencoes, proprio } = conteudo;
  if (proprio) {
    // A removed parent is in no list, sum or search and under no rule: its texts need not move.
    const agora = new Date();
    tx.update(ref, { deletedAt: agora, visibilidade: 'REMOVIDA', updatedAt: agora, updatedBy: uid });
    return null;
  }
  const frase = ocultadoPor(motivo);
  tx.update(
    ref,
    alvo.tipo === 'SOLUCAO'
      ? { titulo: PROPOSTA_OCULTADA, descricao: frase, oculto: motivo }
      : { comentario: frase, colaboradoresMencionadosReferences: [], oculto: motivo },
  );
  // Hidden before, for another reason: what stands there now is no text of anybody's.
  return guardado ?? { titulo, texto, mencoes: [...mencoes] };
}

/** Puts back what `ocultar` took. */
export function restaurar(tx: Transaction, db: Firestore, caso: Caso, conteudo: Conteudo, uid: string) {
  const ref = db.doc(conteudo.caminho);
  if (conteudo.proprio) {
    const visibilidade = conteudo.pai.privado ? 'PRIVADA' : 'PUBLICA';
    tx.update(ref, { deletedAt: null, visibilidade, updatedAt: new Date(), updatedBy: uid });
    return;
  }
  if (caso.guardado === null) return;
  const { titulo, texto, mencoes } = caso.guardado;
  tx.update(ref, {
    ...(caso.alvo.tipo === 'SOLUCAO'
      ? { titulo, descricao: texto }
      : { comentario: texto, colaboradoresMencionadosReferences: mencoes }),
    oculto: FieldValue.delete(),
  });
}

/** True iff moderation hid this parent: its removal is told by the case, and not once more as a change of its text. */
export async function ocultadoPelaModeracao(db: Firestore, contexto: Contexto, caminho: string) {
  const caso = await lerCaso(db, contexto, idDoCaso(caminho));
  return caso?.situacao === 'OCULTO';
}
