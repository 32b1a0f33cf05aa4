/**
 * Outbox. A function writes its mail to `filaDeEmails/{id}`, in the same transaction as its effect where it has one. It
 * answers at once. The trigger onEmailNaFila sends it. A crash loses no mail, and nothing is sent for
 * something that failed. The answer takes the same time whether there is anybody to write to (threats B27).
 */
import { email, instante, texto } from '@/domain/comum/campos';
import { type Firestore, ler } from '@functions/banco';
import * as z from 'zod/mini';
import { boasVindas } from './boasVindas';
import { codigoDeVoto } from './codigoDeVoto';
import { convite } from './convite';
import { conviteDiagnostico } from './conviteDiagnostico';
import { enviar } from './correio';
import type { Mensagem } from './layout';
import { lembreteDiagnostico } from './lembreteDiagnostico';
import { linkDeResposta } from './linkDeResposta';
import { inscricaoEmProjeto } from './inscricaoEmProjeto';
import { redefinirSenha } from './redefinirSenha';
import { questionarioReaberto } from './questionarioReaberto';
import { relatorioSimples } from './relatorioSimples';
import { resumoDiario } from './resumoDiario';
import { saidaDoProjeto } from './saidaDoProjeto';

/** One line per kind of e-mail: composes it at sending time, or answers undefined when it should not be sent. */
const TIPOS = {
  boasVindas: ({ dados }) => Promise.resolve(boasVindas(dados)),
  codigoDeVoto: ({ para, dados }) => Promise.resolve(codigoDeVoto(para, dados)),
  convite: ({ dados }) => Promise.resolve(convite(dados)),
  conviteDiagnostico: ({ dados }) => Promise.resolve(conviteDiagnostico(dados)),
  linkDeResposta: ({ para, dados }) => linkDeResposta(para, dados),
  lembreteDiagnostico: ({ dados }) => Promise.resolve(lembreteDiagnostico(dados)),
  inscricaoEmProjeto: ({ dados }) => Promise.resolve(inscricaoEmProjeto(dados)),
  questionarioReaberto: ({ dados }) => Promise.resolve(questionarioReaberto(dados)),
  relatorioSimples: ({ dados }) => relatorioSimples(dados),
  saidaDoProjeto: ({ dados }) => Promise.resolve(saidaDoProjeto(dados)),
  redefinirSenha: ({ para }) => redefinirSenha(para),
  resumoDiario: ({ para, dados }) => resumoDiario(para, dados),
} satisfies Record<string, (pedido: PedidoDeEmail) => Promise<Mensagem | undefined>>;
type TipoDeEmail = keyof typeof TIPOS;

export interface PedidoDeEmail {
  tipo:
    | 'boasVindas'
    | 'codigoDeVoto'
    | 'convite'
    | 'conviteDiagnostico'
    | 'lembreteDiagnostico'
    | 'linkDeResposta'
    | 'inscricaoEmProjeto'
    | 'questionarioReaberto'
    | 'relatorioSimples'
    | 'saidaDoProjeto'
    | 'redefinirSenha'
    | 'resumoDiario';
  para: string;
  /** What the text needs and cannot look up, by name. */
  dados: Record<string, string>;
}

const emailNaFilaSchema = z.object({
  tipo: z.enum(Object.keys(TIPOS) as TipoDeEmail[]),
  para: email(),
  dados: z.record(z.string(), z.string()),
  estado: z.enum(['PENDENTE', 'ENVIANDO', 'ENVIADO', 'DESCARTADO', 'FALHOU']),
  tentativas: z.number(),
  /** Until then the attempt under way is left alone. */
  prazo: z.nullable(instante()),
  createdAt: instante(),
  expiraEm: instante(),
});

const DIA = 24 * 60 * 60_000;
const PRAZO = 2 * 60_000;
const MAIS_TENTATIVAS = 8;

export const caminhoNaFila = (id: string) => `filaDeEmails/${id}`;

/** Path and content of an outbox entry, for the caller's own transaction or batch. A known id is one mail, ever. */
export function emailNaFila(id: string, pedido: PedidoDeEmail, agora = new Date()): [string, object] {
  const expiraEm = new Date(agora.getTime() + 30 * DIA);
  const entrada = { ...pedido, estado: 'PENDENTE', tentativas: 0, prazo: null, createdAt: agora, expiraEm };
  return [caminhoNaFila(texto(128, 1).parse(id)), emailNaFilaSchema.parse(entrada)];
}

const JA_EXISTE = 6;

/** Same, written at once, for a function that changes nothing else. Putting the same id in again does nothing. */
export async function enfileirar(db: Firestore, id: string, pedido: PedidoDeEmail) {
  const [caminho, entrada] = emailNaFila(id, pedido);
  try {
    await db.doc(caminho).create(entrada);
  } catch (erro) {
    if (!(erro instanceof Error && 'code' in erro && erro.code === JA_EXISTE)) throw erro;
  }
}

/** Sends one entry, once however often the event comes. Throws when the mail server refuses, to be called again. */
export async function despachar(db: Firestore, id: string) {
  const ref = db.doc(caminhoNaFila(id));
  const entrada = await db.runTransaction(async (tx) => {
    const atual = await ler(db, emailNaFilaSchema, ref.path, tx);
    const agora = new Date();
    const livre = atual?.estado === 'PENDENTE' || (atual?.prazo && atual.prazo < agora);
    if (!atual || !livre) return undefined;
    const tentativas = atual.tentativas + 1;
    tx.update(ref, { estado: 'ENVIANDO', tentativas, prazo: new Date(agora.getTime() + PRAZO) });
    return { ...atual, tentativas };
  });
  if (!entrada) return;
  try {
    const mensagem = await TIPOS[entrada.tipo](entrada);
    if (mensagem) await enviar(entrada.para, mensagem);
    // What was written is nobody's business any more.
    await ref.update({ estado: mensagem ? 'ENVIADO' : 'DESCARTADO', prazo: null, dados: {} });
  } catch (erro) {
    const desistiu = entrada.tentativas >= MAIS_TENTATIVAS;
    // Nobody sends it any more, and it may hold the secret of a link.
    await ref.update(
      desistiu ? { estado: 'FALHOU', prazo: null, dados: {} } : { estado: 'PENDENTE', prazo: null },
    );
    throw erro;
  }
}
