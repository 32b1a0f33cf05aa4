/** Counting votes: by `count()` and not by a counter, so nothing drifts and votes meet in no document. */
import { comOGuardado } from '@/domain/comum/guardado';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import {
  type Apuracao,
  apuracaoSchema,
  caminhosDaVotacao,
  type Contagem,
  MAXIMO_CONTADAS,
  type SituacaoDoVoto,
  VALIDADE_DA_CONTAGEM,
} from '@/domain/votacao/voto';
import { emParalelo, type Firestore, ler } from '@functions/banco';
import { linhasDoProjeto } from './urnas';

const PARALELAS = 16;

export interface VotacaoLida {
  idProjeto: string;
  projeto: Projeto;
  apuracao: Apuracao | undefined;
}

/** Voting of one of the organiser's questionnaires, or a refusal. */
export async function lerVotacao(
  db: Firestore,
  organizador: Contexto,
  questionarioId: string,
): Promise<VotacaoLida> {
  const caminho = caminhos.registro(organizador, questionarios.colecao, questionarioId);
  const questionario = await ler(db, questionarios.schema, caminho);
  if (!questionario) throw new ErroDoProduto('Questionário não encontrado!');
  const { idProjeto } = questionario;
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, idProjeto));
  if (!projeto) throw new ErroDoProduto('Projeto não encontrado');
  const apuracao = await ler(db, apuracaoSchema, caminhosDaVotacao.apuracao(organizador, questionarioId));
  return { idProjeto, projeto, apuracao };
}

type DaCategoria = Contagem['categorias'][number];

/** All votes as they are stored now. Companies that left the project keep theirs. */
export async function contar(
  db: Firestore,
  organizador: Contexto,
  questionarioId: string,
  { idProjeto, projeto, apuracao }: VotacaoLida,
): Promise<Contagem> {
  const em = new Date();
  const votos = db.collection(caminhosDaVotacao.votos(organizador, questionarioId));
  const quantos = async (onde: { categoria: string; empresa?: string; situacao: SituacaoDoVoto }) => {
    const consulta = Object.entries(onde).reduce(
      (ate, [campo, valor]) => ate.where(campo, '==', valor),
      votos.limit(1_000_000),
    );
    return (await consulta.count().get()).data().count;
  };
  const linhas = await linhasDoProjeto(db, organizador, idProjeto, { todas: true });
  const nomes = new Set([
    ...projeto.categoria,
    // A category that was renamed keeps its votes.
    ...(apuracao?.resultado?.categorias ?? []).map(({ nome }) => nome),
  ]);
  const contarCategoria = async (nome: string): Promise<DaCategoria> => {
    const [contados, emRevisao, anulados] = await Promise.all(
      (['CONTADO', 'EM_REVISAO', 'ANULADO'] as const).map((situacao) =>
        quantos({ categoria: nome, situacao }),
      ),
    );
    const total = { nome, contados: contados ?? 0, emRevisao: emRevisao ?? 0, anulados: anulados ?? 0 };
    const empresas: DaCategoria['empresas'] = [];
    await emParalelo(
      total.contados + total.emRevisao === 0 ? [] : linhas.filter(({ categoria }) => categoria === nome),
      PARALELAS,
      async ({ idEmpresa, nomeFantasia }) => {
        const dela = { categoria: nome, empresa: idEmpresa };
        const [contadosDela, emRevisaoDela] = await Promise.all([
          quantos({ ...dela, situacao: 'CONTADO' }),
          total.emRevisao === 0 ? 0 : quantos({ ...dela, situacao: 'EM_REVISAO' }),
        ]);
        if (contadosDela + emRevisaoDela > 0)
          empresas.push({ id: idEmpresa, nome: nomeFantasia, votos: contadosDela, emRevisao: emRevisaoDela });
      },
    );
    empresas.sort((a, b) => b.votos - a.votos || a.nome.localeCompare(b.nome, 'pt-BR'));
    const somados = empresas.reduce((soma, { votos: dela }) => soma + dela, 0);
    return {
      ...total,
      empresas: empresas.slice(0, MAXIMO_CONTADAS),
      outras: Math.max(0, total.contados - somados),
    };
  };
  const categorias: DaCategoria[] = [];
  for (const nome of nomes) categorias.push(await contarCategoria(nome));
  return { em, categorias };
}

/** The count as it may be shown: counted anew where the stored one is old and nobody closed it. */
export async function apurar(
  db: Firestore,
  organizador: Contexto,
  questionarioId: string,
): Promise<VotacaoLida & { resultado: Contagem }> {
  const lida = await lerVotacao(db, organizador, questionarioId);
  const { apuracao } = lida;
  const guardado = apuracao?.resultado;
  if (guardado) {
    const idade = Date.now() - guardado.em.getTime();
    if (apuracao.encerradaEm || (!apuracao.desatualizada && idade < VALIDADE_DA_CONTAGEM))
      return { ...lida, resultado: guardado };
  }
  const resultado = await contar(db, organizador, questionarioId, lida);
  const ref = db.doc(caminhosDaVotacao.apuracao(organizador, questionarioId));
  await db.runTransaction(async (tx) => {
    const agora = await ler(db, apuracaoSchema, ref.path, tx);
    // Somebody closed it meanwhile: that count stays.
    if (agora?.encerradaEm) return;
    const nova: Apuracao = {
      ...(agora ?? { idProjeto: lida.idProjeto, encerradaEm: null }),
      resultado,
      desatualizada: false,
    };
    tx.set(ref, comOGuardado(nova, agora));
  });
  return { ...lida, resultado };
}
