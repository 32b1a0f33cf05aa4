/**
 * Votes voided by when and from where they came, and that taken back. Whoever does it reads totals by category only, and
 * a vote is in one act at most, so no act and no two acts tell for whom somebody voted (decisions Q292; threats F22).
 */
import { agrupar } from '@/domain/comum/agrupar';
import type { Contexto } from '@/domain/comum/caminhos';
import { emBrasilia } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { comOGuardado } from '@/domain/comum/guardado';
import { instanteDe } from '@/domain/comum/hora';
import type {
  anularVotos as contratoDoAto,
  mudarAnulacao as contratoDaMudanca,
  verAnulacao as contratoDaVista,
} from '@/domain/contratos/votacao';
import {
  type Anulacao,
  type Apuracao,
  apuracaoSchema,
  blocoDe,
  caminhosDaVotacao,
  MAXIMO_DA_ANULACAO,
  MAXIMO_DE_ANULACOES,
  MINIMO_DA_ANULACAO,
  minutoDe,
  nosTempos,
  numeroDoTempo,
  origemSchema,
  type Voto,
  votoSchema,
} from '@/domain/votacao/voto';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { lerVotacao } from './apurarVotacao';
import { auditar } from './auditoria';
import { FECHADA, nomeDaRede } from './votosEmRevisao';
import type * as z from 'zod/mini';

/** Values that one query takes. */
const POR_CONSULTA = 30;
/** Ballots that are looked through for one act. */
const MUITAS_CEDULAS = 5_000;
/** Networks that are told, those with most votes first. */
const REDES_DITAS = 20;
const MUITOS = `O período tem votos demais para um ato: no máximo ${MAXIMO_DA_ANULACAO.toLocaleString('pt-BR')}. Escolha um menor.`;
const OUTROS = 'Os votos deste período mudaram desde que você os viu. Veja de novo o que mudaria.';

type Vista = z.output<typeof contratoDaVista.entrada>;
type Onde = Pick<Vista, 'questionarioId' | 'noDia' | 'das' | 'ate' | 'rede'>;
type Com<T> = T & { id: string };
type Alcancado = Com<Voto> & { rede: string | null };

const emPartes = <T>(todos: readonly T[]) =>
  Array.from({ length: Math.ceil(todos.length / POR_CONSULTA) }, (_, i) =>
    todos.slice(i * POR_CONSULTA, (i + 1) * POR_CONSULTA),
  );

function periodoDe({ noDia, das, ate }: Onde) {
  const [inicio, fim] = [instanteDe(noDia, das), instanteDe(noDia, ate)];
  if (inicio > fim) throw new ErroDoProduto('O período precisa terminar depois de começar.');
  // Minutes that go on would hold other votes a moment later.
  if (minutoDe(fim) >= minutoDe(new Date()))
    throw new ErroDoProduto('Escolha um período que já terminou: votos ainda podem chegar neste.');
  return { inicio, fim };
}

/** Ballots of the period, with their networks. */
async function cedulasDo(db: Firestore, contexto: Contexto, onde: Onde) {
  const { inicio, fim } = periodoDe(onde);
  const [primeiro, ultimo] = [minutoDe(inicio), minutoDe(fim)];
  const blocos = Array.from(
    { length: blocoDe(ultimo) - blocoDe(primeiro) + 1 },
    (_, i) => blocoDe(primeiro) + i,
  );
  const origens = db.collection(caminhosDaVotacao.origens(contexto, onde.questionarioId));
  const paginas = await Promise.all(
    emPartes(nosTempos(blocos)).map((tempos) =>
      origens
        .where('bloco', 'in', tempos)
        .limit(MUITAS_CEDULAS + 1)
        .get(),
    ),
  );
  const achadas = paginas.flatMap(({ docs }) =>
    docs.flatMap((documento) => {
      const origem = lido(origemSchema, documento);
      const minuto = numeroDoTempo(origem?.minuto ?? '');
      const rede = nomeDaRede(origem?.rede);
      if (minuto < primeiro || minuto > ultimo || (onde.rede !== null && rede !== onde.rede)) return [];
      return [[documento.id, rede] as const];
    }),
  );
  if (achadas.length > MUITAS_CEDULAS) throw new ErroDoProduto(MUITOS);
  return new Map(achadas);
}

const cabe = ({ situacao, anulacao }: Voto) => situacao !== 'ANULADO' && !anulacao;

/** Votes that the act would void, and how many of the period stay as they are. */
async function alcancados(db: Firestore, contexto: Contexto, onde: Onde) {
  const redes = await cedulasDo(db, contexto, onde);
  const votos = db.collection(caminhosDaVotacao.votos(contexto, onde.questionarioId));
  const paginas = await Promise.all(
    emPartes([...redes.keys()]).map((cedulas) => votos.where('cedula', 'in', cedulas).get()),
  );
  const todos = paginas.flatMap(({ docs }) =>
    docs.flatMap((documento): Alcancado[] => {
      const voto = lido(votoSchema, documento);
      return voto ? [{ ...voto, id: documento.id, rede: redes.get(voto.cedula) ?? null }] : [];
    }),
  );
  // Where few of a category would go, its count before and after would tell their choices.
  const porCategoria = [...agrupar(todos.filter(cabe), ({ categoria }) => categoria)].filter(
    ([, dela]) => dela.length >= MINIMO_DA_ANULACAO,
  );
  const vao = porCategoria.flatMap(([, dela]) => dela);
  return { porCategoria, vao, ficam: todos.length - vao.length };
}

export async function verAnulacao(
  db: Firestore,
  contexto: Contexto,
  { licenciadaId: _l, empresaId: _e, ...onde }: Vista,
): Promise<z.input<typeof contratoDaVista.saida>> {
  await lerVotacao(db, contexto, onde.questionarioId);
  const { porCategoria, vao, ficam } = await alcancados(db, contexto, onde);
  const redes = [...agrupar(vao, ({ rede }) => rede ?? '')]
    .map(([rede, deles]) => ({ rede, votos: deles.length }))
    .filter(({ rede, votos }) => rede !== '' && votos >= MINIMO_DA_ANULACAO)
    .toSorted((a, b) => b.votos - a.votos);
  return {
    votos: vao.length,
    categorias: porCategoria
      .map(([nome, dela]) => ({
        nome,
        contados: dela.filter(({ situacao }) => situacao === 'CONTADO').length,
        emRevisao: dela.filter(({ situacao }) => situacao === 'EM_REVISAO').length,
      }))
      .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')),
    ficam,
    redes: redes.slice(0, REDES_DITAS),
  };
}

/** The count while it is open, or a refusal. */
async function apuracaoAberta(db: Firestore, tx: Transaction, caminho: string) {
  const atual = await ler(db, apuracaoSchema, caminho, tx);
  if (atual?.encerradaEm) throw new ErroDoProduto(FECHADA);
  return atual;
}

const emPalavras = ({ inicio, fim, rede }: Pick<Anulacao, 'inicio' | 'fim' | 'rede'>) => ({
  periodo: `${emBrasilia(inicio)} a ${emBrasilia(fim)}`,
  rede: rede ?? 'todas',
});

/** All of them or none: who was told a number voids that number. Gives the act's id. */
export async function anularVotos(
  { db, chave, contexto, uid }: Membro,
  { motivo, votos: esperados, ...onde }: z.output<typeof contratoDoAto.entrada>,
): Promise<string> {
  const { idProjeto } = await lerVotacao(db, contexto, onde.questionarioId);
  const { vao } = await alcancados(db, contexto, onde);
  if (vao.length > MAXIMO_DA_ANULACAO) throw new ErroDoProduto(MUITOS);
  if (vao.length !== esperados) throw new ErroDoProduto(OUTROS);
  const apuracao = db.doc(caminhosDaVotacao.apuracao(contexto, onde.questionarioId));
  const votos = caminhosDaVotacao.votos(contexto, onde.questionarioId);
  return db.runTransaction(async (tx) => {
    const atual = await apuracaoAberta(db, tx, apuracao.path);
    const anulacoes = atual?.anulacoes ?? [];
    if (anulacoes.length >= MAXIMO_DE_ANULACOES)
      throw new ErroDoProduto(`Esta votação já tem ${MAXIMO_DE_ANULACOES} anulações por período.`);
    const lidos = await tx.getAll(...vao.map(({ id }) => db.doc(`${votos}/${id}`)));
    const daqui: Anulacao = {
      ...periodoDe(onde),
      id: chave,
      rede: onde.rede,
      votos: vao.length,
      motivo,
      em: new Date(),
      desfeita: false,
    };
    for (const documento of lidos) {
      const voto = lido(votoSchema, documento);
      if (!voto || !cabe(voto)) throw new ErroDoProduto(OUTROS);
      tx.update(documento.ref, { situacao: 'ANULADO', anulacao: chave, antesDaAnulacao: voto.situacao });
    }
    const nova: Apuracao = {
      ...(atual ?? { idProjeto, resultado: null, encerradaEm: null }),
      desatualizada: true,
      anulacoes: [...anulacoes, daqui],
    };
    tx.set(apuracao, comOGuardado(nova, atual));
    auditar(
      { db, tx, chave },
      { contexto, acao: 'VOTOS_ANULADOS', quem: uid, alvo: apuracao.path },
      {},
      { votos: vao.length, ...emPalavras(daqui), anulados: true, motivo },
    );
    return chave;
  });
}

/** Takes an act back, or does it again: each vote becomes what it was. Gives how many changed. */
export async function mudarAnulacao(
  { db, chave, contexto, uid }: Membro,
  { questionarioId, anulacao: id, desfeita, motivo }: z.output<typeof contratoDaMudanca.entrada>,
): Promise<number> {
  await lerVotacao(db, contexto, questionarioId);
  const apuracao = db.doc(caminhosDaVotacao.apuracao(contexto, questionarioId));
  // No vote comes to an act or leaves it.
  const { docs } = await db
    .collection(caminhosDaVotacao.votos(contexto, questionarioId))
    .where('anulacao', '==', id)
    .get();
  return db.runTransaction(async (tx) => {
    const atual = await apuracaoAberta(db, tx, apuracao.path);
    const daqui = atual?.anulacoes?.find((uma) => uma.id === id);
    if (!atual || !daqui) throw new ErroDoProduto('Anulação não encontrada!');
    if (daqui.desfeita === desfeita) return 0;
    const lidos = docs.length === 0 ? [] : await tx.getAll(...docs.map(({ ref }) => ref));
    let mudaram = 0;
    for (const documento of lidos) {
      const voto = lido(votoSchema, documento);
      const antes = voto?.antesDaAnulacao ?? null;
      if (desfeita && antes) tx.update(documento.ref, { situacao: antes, antesDaAnulacao: null });
      // One that somebody voided by itself meanwhile stays theirs.
      else if (!desfeita && voto && !antes && voto.situacao !== 'ANULADO')
        tx.update(documento.ref, { situacao: 'ANULADO', antesDaAnulacao: voto.situacao });
      else continue;
      mudaram += 1;
    }
    const nova: Apuracao = {
      ...atual,
      desatualizada: true,
      anulacoes: (atual.anulacoes ?? []).map((uma) => (uma.id === id ? { ...uma, desfeita } : uma)),
    };
    tx.set(apuracao, comOGuardado(nova, atual));
    auditar(
      { db, tx, chave },
      { contexto, acao: 'VOTOS_ANULADOS', quem: uid, alvo: apuracao.path },
      { anulados: desfeita },
      { votos: mudaram, ...emPalavras(daqui), anulados: !desfeita, motivo },
    );
    return mudaram;
  });
}
