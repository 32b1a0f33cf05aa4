/** The jury of a phase: who may be in it, how companies are dealt, and how far it is (src/domain/diagnostico/juri.ts). */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import type { Auditoria } from '@/domain/auditoria/auditoria';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { quemDe } from '@/domain/acesso/quem';
import type * as contratos from '@/domain/contratos/juri';
import { distribuir } from '@/domain/diagnostico/distribuir';
import {
  caminhosDoJuri,
  empresasDe,
  impedimentoSchema,
  type Juri,
  juriSchema,
  lugaresDe,
  MAXIMO_DE_EMPRESAS_DO_JURI,
  passouDoPrazo,
  podeLembrar,
} from '@/domain/diagnostico/juri';
import type { Linhagem } from '@/domain/diagnostico/linhagem';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import { aceitaNotas, caminhosDasNotas, podeAvaliar } from '@/domain/diagnostico/nota';
import { emLugar } from '@/domain/diagnostico/ordem';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type GrupoDaVersao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { type Colaborador, colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, fasesEmUso, tituloDaFase } from '@/domain/projetos/status';
import { type Firestore, legivel, ler, lerTodos, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { auditar } from './auditoria';
import { conflitosDoJuri, impedimentosDoProjeto } from './conflitosDoJuri';
import { idDaNotificacao, notificar } from './notificar';
import { linhasDoProjeto } from './urnas';

export interface DoJuri {
  projetoId: string;
  fase: number;
}
type Salvar = z.infer<typeof contratos.salvarPainel.entrada>;

/** People looked at as evaluators of one company. */
const MAXIMO_DE_CANDIDATOS = 1_000;
/** Scores of one jury: companies, evaluators and groups. */
export const MAXIMO_DE_NOTAS = 20_000;

/** The jury of the phase; undefined where there is none, and everybody who may scores everything. */
export async function lerJuri(
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  tx?: Transaction,
): Promise<Juri | undefined> {
  const juri = await ler(db, juriSchema, caminhosDoJuri.um(contexto, projetoId, fase), tx);
  return juri?.deletedAt === null ? juri : undefined;
}

/** All juries of the company, or those that an evaluator is in. */
export async function lerJuris(db: Firestore, contexto: Contexto, avaliador?: string): Promise<Juri[]> {
  const todos = db.collection(caminhosDoJuri.todos(contexto));
  const { docs } = await (
    avaliador === undefined ? todos : todos.where('avaliadores', 'array-contains', avaliador)
  ).get();
  return docs
    .flatMap((documento) => legivel(juriSchema, documento) ?? [])
    .filter(({ deletedAt }) => deletedAt === null);
}

/** Juries of a project. */
export async function lerJurisDoProjeto(
  db: Firestore,
  contexto: Contexto,
  idProjeto: string,
): Promise<Juri[]> {
  const { docs } = await db
    .collection(caminhosDoJuri.todos(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .get();
  return docs.flatMap((documento) => legivel(juriSchema, documento) ?? []);
}

export async function lerProjetoDoJuri(
  { db, contexto }: Membro,
  { projetoId, fase }: DoJuri,
): Promise<Projeto> {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, projetoId));
  if (projeto?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  if (!fasesEmUso(projeto).some(({ id }) => id === fase) || !aceitaNotas(fase))
    throw new ErroDoProduto('Nesta fase da empresa não se dão notas.');
  return projeto;
}

const podeEstarNoJuri = (pessoa: Colaborador | undefined): pessoa is Colaborador =>
  pessoa?.deletedAt === null && pessoa.status === 'ACTIVE' && podeAvaliar(quemDe(pessoa));

/** People of the company who may score, by name. */
async function candidatos({ db, contexto }: Membro) {
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
async function avaliadoresDe({ db, contexto }: Membro, uids: readonly string[]) {
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

/** Published questionnaires of the project in their order. */
export async function questionariosDoProjeto(db: Firestore, contexto: Contexto, idProjeto: string) {
  const { docs } = await db
    .collection(questionarios.onde(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .get();
  const publicados = docs.flatMap((documento) => {
    const um = legivel(questionarios.schema, documento);
    return um?.versao === undefined ? [] : [{ ...um, id: documento.id }];
  });
  return emLugar(publicados, ({ ordemQuestionario }) => ordemQuestionario);
}

export interface Devido {
  questionarioId: string;
  questionario: string;
  grupos: string[];
  /** The same groups with their names and weights. */
  daVersao: readonly GrupoDaVersao[];
}

/** What there is to score of each company: the groups of the newest version that it answered, by questionnaire. */
export async function devidosDe(
  db: Firestore,
  contexto: Contexto,
  { idProjeto, questionarios: escolhidos }: Pick<Juri, 'idProjeto' | 'questionarios'>,
  empresas: readonly string[],
): Promise<Map<string, Devido[]>> {
  const todos = await questionariosDoProjeto(db, contexto, idProjeto);
  const avaliados = escolhidos.length === 0 ? todos : todos.filter(({ id }) => escolhidos.includes(id));
  const onde = (q: string, empresa: string) => caminhosDasMedias.uma(contexto, q, empresa);
  const medias = await lerTodos(
    db,
    avaliados.flatMap(({ id }) => empresas.map((empresa) => onde(id, empresa))),
  );
  const versaoDe = (q: string, empresa: string) => {
    const documento = medias.get(onde(q, empresa));
    const media = documento && legivel(mediaSchema, documento);
    const n = media && versaoMaisNova(media);
    return n === undefined ? undefined : `${versoesDe(contexto, q)}/${n}`;
  };
  const versoes = await lerTodos(
    db,
    avaliados.flatMap(({ id }) => empresas.flatMap((empresa) => versaoDe(id, empresa) ?? [])),
  );
  const grupos = new Map(
    [...versoes].map(([caminho, documento]): [string, readonly GrupoDaVersao[]] => [
      caminho,
      legivel(versaoSchema, documento)?.grupos ?? [],
    ]),
  );
  return new Map(
    empresas.map((empresa) => [
      empresa,
      avaliados.flatMap(({ id, nome }) => {
        const daVersao = grupos.get(versaoDe(id, empresa) ?? '') ?? [];
        return daVersao.length > 0
          ? [{ questionarioId: id, questionario: nome, grupos: daVersao.map((um) => um.id), daVersao }]
          : [];
      }),
    ]),
  );
}

export interface NotaDoJuri {
  idEmpresaNota: string;
  idQuestionario: string;
  grupo: string;
  respondente: string;
}

/** Scores given in the phase, abstentions and disregarded ones too; those of one evaluator where one is named. */
export async function notasDoJuri(
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  avaliador?: string,
): Promise<NotaDoJuri[]> {
  const daFase = db
    .collection(caminhosDasNotas.todas(contexto))
    .where('idProjeto', '==', projetoId)
    .where('fase', '==', fase);
  const { docs } = await (avaliador === undefined ? daFase : daFase.where('respondente', '==', avaliador))
    .select('idEmpresaNota', 'idQuestionario', 'grupo', 'respondente', 'deletedAt')
    .limit(MAXIMO_DE_NOTAS)
    .get();
  return docs.flatMap((documento) =>
    documento.get('deletedAt') === null ? [documento.data() as NotaDoJuri] : [],
  );
}

/** Ids may hold any sign that would join them. */
const chaveDe = (...partes: readonly string[]) => JSON.stringify(partes);

/** How many of the groups the evaluator has given: by company, questionnaire and evaluator. */
export function contagemDe(notas: readonly NotaDoJuri[]) {
  const dadas = new Map<string, Set<string>>();
  for (const { idEmpresaNota, idQuestionario, grupo, respondente } of notas) {
    const chave = chaveDe(idEmpresaNota, idQuestionario, respondente);
    dadas.set(chave, (dadas.get(chave) ?? new Set()).add(grupo));
  }
  return (empresa: string, { questionarioId, grupos }: Devido, avaliador: string) => {
    const dela = dadas.get(chaveDe(empresa, questionarioId, avaliador));
    return { dadas: grupos.filter((grupo) => dela?.has(grupo)).length, de: grupos.length };
  };
}

const somar = (partes: readonly { dadas: number; de: number }[]) => ({
  dadas: partes.reduce((soma, { dadas }) => soma + dadas, 0),
  de: partes.reduce((soma, { de }) => soma + de, 0),
});

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

/** The jury as whoever leads it sees it. */
export async function verPainel(
  membro: Membro,
  qual: DoJuri,
): Promise<z.infer<typeof contratos.painel.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto } = membro;
  const projeto = await lerProjetoDoJuri(membro, qual);
  const [pessoas, linhas, publicados, juris] = await Promise.all([
    candidatos(membro),
    linhasDoProjeto(db, contexto, qual.projetoId),
    questionariosDoProjeto(db, contexto, qual.projetoId),
    lerJuris(db, contexto),
  ]);
  const doProjeto = juris.filter(({ idProjeto }) => idProjeto === qual.projetoId);
  const juri = doProjeto.find(({ fase }) => fase === qual.fase);
  return {
    projeto: projeto.nome,
    fases: fasesEmUso(projeto).flatMap(({ id, titulo }) =>
      aceitaNotas(id) ? [{ id, titulo, temJuri: doProjeto.some(({ fase }) => fase === id) }] : [],
    ),
    categorias: projeto.categoria,
    questionarios: publicados.map(({ id, nome }) => ({ id, nome })),
    candidatos: pessoas,
    empresas: linhas.flatMap(({ idEmpresa, nomeFantasia, categoria, status }) =>
      status === qual.fase ? [{ id: idEmpresa, nome: nomeFantasia, categoria }] : [],
    ),
    juri: juri ? await emAndamento(membro, juri, linhas) : null,
    daEdicaoAnterior: juri ? null : await daEdicaoAnterior(membro, projeto, qual, publicados),
  };
}

/** What a new jury can begin with: how the one of the last edition was made. Its people are asked again. */
async function daEdicaoAnterior(
  { db, contexto }: Membro,
  { edicaoDe, categoria }: Projeto,
  { fase }: DoJuri,
  publicados: readonly { id: string; linhagem?: Linhagem | undefined }[],
): Promise<z.infer<typeof contratos.painel.saida>['daEdicaoAnterior']> {
  if (edicaoDe === undefined) return null;
  const [anterior, antes] = await Promise.all([
    ler(db, projetoSchema, caminhos.projeto(contexto, edicaoDe)),
    lerJuri(db, contexto, { projetoId: edicaoDe, fase }),
  ]);
  if (!anterior || !antes) return null;
  const categorias = antes.categorias.filter((uma) => categoria.includes(uma));
  return {
    projeto: anterior.nome,
    // Companies chosen by hand, and those of a category that is no more, were the last edition's.
    escolha: antes.escolha === 'CATEGORIAS' && categorias.length > 0 ? 'CATEGORIAS' : 'TODAS',
    categorias,
    questionarios: publicados.flatMap(({ id, linhagem }) =>
      linhagem && antes.questionarios.includes(linhagem.de) ? [id] : [],
    ),
    porEmpresa: antes.porEmpresa,
    cegas: antes.cegas,
  };
}

async function emAndamento(
  membro: Membro,
  juri: Juri,
  linhas: Awaited<ReturnType<typeof linhasDoProjeto>>,
): Promise<NonNullable<z.infer<typeof contratos.painel.saida>['juri']>> {
  const { db, contexto } = membro;
  const { idProjeto, fase, lugares } = juri;
  const quais = Object.keys(lugares);
  const [devidos, notas, avaliadoresNomes, impedimentos] = await Promise.all([
    devidosDe(db, contexto, juri, quais),
    notasDoJuri(db, contexto, { projetoId: idProjeto, fase }),
    nomesDe(membro, juri.avaliadores),
    impedimentosDoProjeto(db, contexto, idProjeto),
  ]);
  const contar = contagemDe(notas);
  const linhaDe = new Map(linhas.map((linha) => [linha.idEmpresa, linha]));
  const { avaliadores, escolha, categorias, questionarios: escolhidos, porEmpresa, prazo, cegas } = juri;
  return {
    avaliadores,
    escolha,
    categorias,
    questionarios: escolhidos,
    porEmpresa,
    prazo,
    cegas,
    semente: juri.semente,
    empresas: quais
      .map((id) => ({
        id,
        nome: linhaDe.get(id)?.nomeFantasia ?? 'Empresa fora do projeto',
        naFase: linhaDe.get(id)?.status === fase,
        avaliadores: lugaresDe(juri, id).map((avaliador) => ({
          id: avaliador,
          ...somar((devidos.get(id) ?? []).map((um) => contar(id, um, avaliador))),
        })),
      }))
      .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')),
    avaliadoresNomes,
    impedimentos: impedimentos
      .filter(({ avaliador }) => avaliadores.includes(avaliador))
      .map(({ idEmpresa, avaliador, motivo, createdAt }) => ({
        idEmpresa,
        avaliador,
        motivo,
        em: createdAt.toISOString(),
      })),
    lembretes: Object.fromEntries(Object.entries(juri.lembretes).map(([uid, em]) => [uid, em.toISOString()])),
  };
}

/** Companies in the phase that the choice names. */
function escolhidasDe(
  linhas: Awaited<ReturnType<typeof linhasDoProjeto>>,
  { fase, escolha, categorias, empresas }: Pick<Salvar, 'fase' | 'escolha' | 'categorias' | 'empresas'>,
) {
  const aMao = new Set(empresas);
  const escolhidas = linhas.filter(
    ({ status, categoria, idEmpresa }) =>
      status === fase &&
      (escolha === 'TODAS' ||
        (escolha === 'CATEGORIAS' ? categorias.includes(categoria) : aMao.has(idEmpresa))),
  );
  if (escolhidas.length === 0) throw new ErroDoProduto('Nenhuma empresa desta fase está nesta escolha.');
  if (escolhidas.length > MAXIMO_DE_EMPRESAS_DO_JURI)
    throw new ErroDoProduto(`Um júri tem no máximo ${MAXIMO_DE_EMPRESAS_DO_JURI} empresas.`);
  return escolhidas;
}

/** What the trail tells of a jury. */
const naTrilha = (juri: Juri | undefined): Auditoria['antes'] =>
  juri
    ? {
        avaliadores: juri.avaliadores.length,
        empresas: Object.keys(juri.lugares).length,
        porEmpresa: juri.porEmpresa,
        prazo: juri.prazo,
        cegas: juri.cegas,
        semente: juri.semente,
        removido: juri.deletedAt !== null,
      }
    : {};

/** Deals the companies and stores the jury, unless it is only being tried. */
export async function salvarPainel(
  membro: Membro,
  dados: Salvar,
): Promise<z.infer<typeof contratos.salvarPainel.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto, uid, chave } = membro;
  const { projetoId, fase, porEmpresa, semente: nova } = dados;
  await lerProjetoDoJuri(membro, dados);
  const [avaliadores, linhas, atual, notas] = await Promise.all([
    avaliadoresDe(membro, dados.avaliadores),
    linhasDoProjeto(db, contexto, projetoId),
    lerJuri(db, contexto, dados),
    notasDoJuri(db, contexto, dados),
  ]);
  const escolhidas = escolhidasDe(linhas, dados);
  const empresas = escolhidas.map(({ idEmpresa }) => idEmpresa);
  const conflitos = await conflitosDoJuri(db, contexto, projetoId, { avaliadores, empresas });
  const comecou = new Set(notas.map(({ idEmpresaNota, respondente }) => chaveDe(idEmpresaNota, respondente)));
  const semente = nova ?? atual?.semente ?? 1;
  const fixos = Object.fromEntries(
    empresas.map((empresa): [string, string[]] => [
      empresa,
      (atual ? lugaresDe(atual, empresa) : []).filter(
        (avaliador) => semente === atual?.semente || comecou.has(chaveDe(empresa, avaliador)),
      ),
    ]),
  );
  const { lugares, faltam } = distribuir({
    avaliadores: avaliadores.map((um) => um.uid),
    empresas,
    porEmpresa,
    semente,
    impedido: (avaliador, empresa) => conflitos.has(chaveDe(avaliador, empresa)),
    fixos,
  });
  if (!dados.simular)
    await db.runTransaction(async (tx) => {
      const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
      const antes = await ler(db, juriSchema, caminho, tx);
      if ((antes?.deletedAt === null ? antes.updatedAt.getTime() : 0) !== (atual?.updatedAt.getTime() ?? 0))
        throw new ErroDoProduto('O júri mudou enquanto isso. Recarregue a página e confira.');
      const agora = new Date();
      const { escolha, categorias, questionarios: escolhidos, prazo, cegas } = dados;
      const juri = emForma(juriSchema, {
        idProjeto: projetoId,
        fase,
        avaliadores: avaliadores.map((um) => um.uid),
        escolha,
        categorias,
        questionarios: escolhidos,
        porEmpresa,
        prazo,
        cegas,
        semente,
        lugares,
        lembretes: antes?.lembretes ?? {},
        createdAt: antes?.createdAt ?? agora,
        createdBy: antes?.createdBy ?? uid,
        updatedAt: agora,
        updatedBy: uid,
        deletedAt: null,
      });
      tx.set(db.doc(caminho), comOGuardado(juri, antes));
      const sobre = { contexto, acao: 'JURI', quem: uid, alvo: caminho } as const;
      auditar({ db, tx, chave }, sobre, naTrilha(antes), naTrilha(juri));
    });
  if (!dados.simular) await avisarDoJuri(db, contexto, dados, Object.values(lugares).flat());
  const nomeDe = new Map(escolhidas.map(({ idEmpresa, nomeFantasia }) => [idEmpresa, nomeFantasia]));
  const nome = (empresa: string) => nomeDe.get(empresa) ?? '';
  return {
    lugares: empresas.map((id) => ({ id, nome: nome(id), avaliadores: lugares[id] ?? [] })),
    faltam: faltam.map(({ empresa, quantos }) => ({ id: empresa, nome: nome(empresa), quantos })),
    impedidos: avaliadores.flatMap(({ uid: avaliador }) =>
      empresas.flatMap((idEmpresa) => {
        const motivo = conflitos.get(chaveDe(avaliador, idEmpresa));
        return motivo ? [{ avaliador, idEmpresa, empresa: nome(idEmpresa), motivo }] : [];
      }),
    ),
  };
}

/** Everybody who may scores the phase again. The same again changes nothing. */
export async function removerPainel(membro: Membro, { projetoId, fase }: DoJuri) {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto, uid, chave } = membro;
  await db.runTransaction(async (tx) => {
    const antes = await lerJuri(db, contexto, { projetoId, fase }, tx);
    if (!antes) return;
    const agora = new Date();
    const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
    tx.update(db.doc(caminho), { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, naTrilha(antes), naTrilha({ ...antes, deletedAt: agora }));
  });
}

/** What the caller scores. Juries of a removed project are none. */
export async function paraAvaliar(membro: Membro): Promise<z.infer<typeof contratos.paraAvaliar.saida>> {
  const { db, contexto, uid, quem } = membro;
  if (!podeAvaliar(quem)) throw negado();
  const meus = (await lerJuris(db, contexto, uid)).filter((juri) => empresasDe(juri, uid).length > 0);
  const juris = await Promise.all(
    meus.map(async (juri) => {
      const { idProjeto, fase, prazo, cegas } = juri;
      const quais = empresasDe(juri, uid);
      const daEmpresa = (id: string) => caminhosDoStatus.um(contexto, idProjeto, id);
      const [projeto, linhas, devidos, notas] = await Promise.all([
        ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto)),
        lerTodos(db, quais.map(daEmpresa)),
        devidosDe(db, contexto, juri, quais),
        notasDoJuri(db, contexto, { projetoId: idProjeto, fase }, uid),
      ]);
      if (projeto?.deletedAt !== null) return [];
      const contar = contagemDe(notas);
      const empresas = quais
        .map((id) => {
          const linha = linhas.get(daEmpresa(id));
          const nome: unknown = linha?.get('nomeFantasia');
          return {
            id,
            nome: typeof nome === 'string' ? nome : 'Empresa fora do projeto',
            naFase: linha?.get('deletedAt') === null && linha.get('status') === fase,
          };
        })
        .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
      const dela = (id: string) => devidos.get(id) ?? [];
      return [
        {
          projetoId: idProjeto,
          projeto: projeto.nome,
          fase,
          titulo: tituloDaFase(projeto, fase),
          prazo,
          cegas,
          itens: empresas.flatMap(({ id, nome, naFase }) =>
            naFase
              ? dela(id).map((um) => ({
                  idEmpresa: id,
                  empresa: nome,
                  questionarioId: um.questionarioId,
                  questionario: um.questionario,
                  ...contar(id, um, uid),
                }))
              : [],
          ),
          semAvaliacao: empresas.flatMap(({ id, nome, naFase }) =>
            naFase && dela(id).length > 0 ? [] : [{ idEmpresa: id, empresa: nome, naFase }],
          ),
        },
      ];
    }),
  );
  return { juris: juris.flat() };
}

/**
 * The evaluator has the company no more, and the seat goes to the next one by the same dealing: nothing else moves. What
 * was scored of it counts no more. Whoever leads the evaluation may say so of anybody, an evaluator of themselves.
 */
export async function impedir(
  membro: Membro,
  dados: z.infer<typeof contratos.impedir.entrada>,
): Promise<z.infer<typeof contratos.impedir.saida>> {
  const { db, contexto, uid, chave, quem } = membro;
  const { projetoId, fase, idEmpresa, avaliador, motivo } = dados;
  if (!podePublicarResultados(quem) && !(podeAvaliar(quem) && avaliador === uid)) throw negado();
  await lerProjetoDoJuri(membro, dados);
  const visto = await lerJuri(db, contexto, dados);
  if (!visto?.avaliadores.includes(avaliador)) throw new ErroDoProduto('Esta pessoa não está no júri.');
  // Somebody who does not lead it learns nothing of companies that are not theirs.
  if (!podePublicarResultados(quem) && !lugaresDe(visto, idEmpresa).includes(avaliador))
    throw new ErroDoProduto('Esta empresa não está entre as suas.');
  const avaliadores = await avaliadoresQueFicam(membro, visto, avaliador);
  const conflitos = await conflitosDoJuri(db, contexto, projetoId, { avaliadores, empresas: [idEmpresa] });
  const feito = await db.runTransaction(async (tx) => {
    const juri = await lerJuri(db, contexto, dados, tx);
    if (juri?.updatedAt.getTime() !== visto.updatedAt.getTime())
      throw new ErroDoProduto('O júri mudou enquanto isso. Recarregue a página e confira.');
    const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
    const onde = caminhosDoJuri.impedimento(contexto, { idProjeto: projetoId, idEmpresa, avaliador });
    const antes = await ler(db, impedimentoSchema, onde, tx);
    const notas = await tx.get(
      db
        .collection(caminhosDasNotas.todas(contexto))
        .where('idProjeto', '==', projetoId)
        .where('fase', '==', fase)
        .where('respondente', '==', avaliador)
        .where('idEmpresaNota', '==', idEmpresa),
    );
    const tinha = lugaresDe(juri, idEmpresa).includes(avaliador);
    const restantes = lugaresDe(juri, idEmpresa).filter((um) => um !== avaliador);
    const fixos = { ...juri.lugares, ...(tinha ? { [idEmpresa]: restantes } : {}) };
    const { lugares } = distribuir({
      avaliadores: avaliadores.map((um) => um.uid).concat(avaliador),
      empresas: Object.keys(juri.lugares),
      porEmpresa: juri.porEmpresa,
      semente: juri.semente,
      impedido: (um, empresa) =>
        empresa === idEmpresa
          ? um === avaliador || conflitos.has(chaveDe(um, empresa))
          : !lugaresDe(juri, empresa).includes(um),
      fixos,
    });
    const agora = new Date();
    tx.set(
      db.doc(onde),
      comOGuardado(
        emForma(impedimentoSchema, {
          idProjeto: projetoId,
          idEmpresa,
          avaliador,
          motivo,
          createdAt: antes?.deletedAt === null ? antes.createdAt : agora,
          createdBy: antes?.deletedAt === null ? antes.createdBy : uid,
          updatedAt: agora,
          updatedBy: uid,
          deletedAt: null,
        }),
        antes,
      ),
    );
    if (tinha) {
      // Of another company nobody is moved: its seats are given as they were.
      const daEmpresa = lugares[idEmpresa] ?? [];
      tx.update(db.doc(caminho), {
        lugares: { ...juri.lugares, [idEmpresa]: daEmpresa },
        updatedAt: agora,
        updatedBy: uid,
      });
    }
    for (const { ref } of notas.docs)
      tx.update(ref, { desconsiderado: true, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: onde } as const;
    auditar({ db, tx, chave }, sobre, { impedido: antes?.deletedAt === null }, { impedido: true });
    const novo = (lugares[idEmpresa] ?? []).find((um) => !restantes.includes(um));
    return { passouPara: (tinha ? novo : undefined) ?? null };
  });
  if (feito.passouPara !== null)
    await avisarDoJuri(db, contexto, dados, [feito.passouPara], `lugar_${idEmpresa}`);
  return feito;
}

/** The other evaluators who may still score: nobody else takes a seat over. */
async function avaliadoresQueFicam({ db, contexto }: Membro, { avaliadores }: Juri, sai: string) {
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

/** Tells evaluators that they have companies to score: once for a jury, and once for a seat that another one left. */
const avisarDoJuri = (
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  avaliadores: readonly string[],
  fato = 'lugar',
) =>
  notificar(db, contexto, {
    id: idDaNotificacao('juri', fato, projetoId, String(fase)),
    quem: null,
    sobre: null,
    origem: caminhosDoJuri.um(contexto, projetoId, fase),
    detalhe: { juri: 'LUGAR' },
    para: new Map(avaliadores.map((uid) => [uid, ['JURI']])),
  });

/** Evaluators who owe scores that can be given now. */
async function quemDeve(db: Firestore, contexto: Contexto, juri: Juri): Promise<string[]> {
  const { idProjeto: projetoId, fase } = juri;
  const linhas = await linhasDoProjeto(db, contexto, projetoId);
  const naFase = linhas.filter(({ status }) => status === fase).map(({ idEmpresa }) => idEmpresa);
  const [devidos, notas] = await Promise.all([
    devidosDe(db, contexto, juri, naFase),
    notasDoJuri(db, contexto, { projetoId, fase }),
  ]);
  const contar = contagemDe(notas);
  return juri.avaliadores.filter((uid) =>
    naFase.some(
      (empresa) =>
        lugaresDe(juri, empresa).includes(uid) &&
        (devidos.get(empresa) ?? []).some((um) => {
          const { dadas, de } = contar(empresa, um, uid);
          return dadas < de;
        }),
    ),
  );
}

/**
 * Reminds who is late, and not again within three days. They are told before it is written down: a reminder of a day is
 * one, however often it is asked for.
 */
export async function lembrar(
  membro: Membro,
  qual: DoJuri,
): Promise<z.infer<typeof contratos.lembrar.saida>> {
  if (!podePublicarResultados(membro.quem)) throw negado();
  const { db, contexto } = membro;
  const juri = await lerJuri(db, contexto, qual);
  if (!juri) throw new ErroDoProduto('Esta fase não tem júri.');
  const agora = new Date();
  if (!passouDoPrazo(juri, agora))
    throw new ErroDoProduto('O prazo do júri ainda não passou: ninguém está atrasado.');
  const atrasados = await quemDeve(db, contexto, juri);
  const agoraSim = atrasados.filter((uid) => podeLembrar(juri, uid, agora));
  if (agoraSim.length > 0) {
    const caminho = caminhosDoJuri.um(contexto, qual.projetoId, qual.fase);
    await notificar(db, contexto, {
      id: idDaNotificacao('juri', 'lembrete', qual.projetoId, String(qual.fase), diaDe(agora)),
      quem: null,
      sobre: null,
      origem: caminho,
      detalhe: { juri: 'LEMBRETE' },
      para: new Map(agoraSim.map((uid) => [uid, ['JURI']])),
    });
    await db.runTransaction(async (tx) => {
      const agoraGuardado = await lerJuri(db, contexto, qual, tx);
      if (!agoraGuardado) return;
      const novos = Object.fromEntries(agoraSim.map((uid) => [uid, agora]));
      tx.update(db.doc(caminho), { lembretes: { ...agoraGuardado.lembretes, ...novos } });
    });
  }
  return { lembrados: agoraSim.length, esperam: atrasados.length - agoraSim.length };
}
