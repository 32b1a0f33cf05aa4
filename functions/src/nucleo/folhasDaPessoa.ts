/** What one person answered for one company: sheets lie under the companies that organise, of the same licensee. */
import type { Registro } from '@/domain/pessoas/meus-dados';
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { respostasDa } from '@/domain/diagnostico/folha';
import { caminhosDaFolha, contatoSchema, folhaDe, respostaSchema } from '@/domain/diagnostico/resposta';
import { respostaEmPalavras } from '@/domain/diagnostico/resposta-em-palavras';
import { respostasVisiveis } from '@/domain/diagnostico/visiveis';
import { abaixoDe, type DocumentSnapshot, type Firestore, ler, lido } from '@functions/banco';
import { paraLer } from './folhas';

/** Nobody answers more questionnaires than this. */
const MAXIMO = 1_000;

export async function folhasDaPessoa(db: Firestore, { licenciadaId, empresaId }: Contexto, uid: string) {
  const { docs } = await abaixoDe(db, caminhos.licenciada(licenciadaId), 'respostas')
    .where('idRespondente', '==', uid)
    .where('idEmpresa', '==', empresaId)
    .limit(MAXIMO)
    .get();
  return docs;
}

/** The same as the person reads it, questions and answers in words. */
export async function folhasEmPalavras(db: Firestore, contexto: Contexto, uid: string) {
  const folhas = await folhasDaPessoa(db, contexto, uid);
  return Promise.all(folhas.map((documento) => folhaEmPalavras(db, contexto, documento)));
}

export async function folhaEmPalavras(
  db: Firestore,
  contexto: Contexto,
  documento: DocumentSnapshot,
): Promise<Registro> {
  const caminho = documento.ref.path;
  const folha = lido(respostaSchema, documento);
  const organiza = contextoDaReferencia(caminho);
  if (!folha || !organiza) return { caminho };
  const alvo = {
    licenciadaId: contexto.licenciadaId,
    empresaId: contexto.empresaId,
    idEmpresa: organiza.empresaId,
    questionarioId: folha.idQuestionario,
  };
  const { nome, grupos, perguntas } = await paraLer(db, alvo, folha.versao);
  const porId = new Map(perguntas.map((pergunta) => [pergunta.id, pergunta]));
  const contato = await ler(db, contatoSchema, caminhosDaFolha.contato(caminho));
  const contam = respostasVisiveis({ grupos, perguntas }, respostasDa(folhaDe(folha)));
  return {
    questionario: nome,
    // What is kept is told, also where a paused sheet's question no longer shows.
    respostas: folha.perguntas.flatMap(({ id, resposta }) => {
      const pergunta = porId.get(id);
      const escondida = id in contam ? '' : ' (não conta: a pergunta deixou de aparecer)';
      return pergunta ? [`${pergunta.nome} ${respostaEmPalavras(pergunta, resposta)}${escondida}`] : [];
    }),
    finalizadoEm: folha.finalizadoEm?.toISOString() ?? null,
    ...(contato ? { nome: contato.nome, email: contato.email, relatorio: contato.relatorio } : {}),
    caminho,
  };
}
