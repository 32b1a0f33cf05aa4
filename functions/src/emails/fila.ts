/**
 * Outbox. A function writes its mail to `filaDeEmails/{id}`, in the same transaction as its effect where it has one. It
 * answers at once. The trigger onEmailNaFila sends it. A crash loses no mail, and nothing is sent for
 * something that failed. The answer takes the same time whether there is anybody to write to (threats B27).
 */
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { email, referencia, texto } from '@/domain/comum/campos';
import { camposDaFila, novaNaFila } from '@/domain/comum/fila';
import { caminhos, type Contexto, contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import { CONVITES_SEM_ENTREGA, type MotivoSemEntrega } from '@/domain/notificacoes/notificacao';
import type { Firestore } from '@functions/banco';
import { cabe } from '@functions/chamada/limites';
import { porNaFila, tentar } from '@functions/nucleo/fila';
import { idDaNotificacao, notificar } from '@functions/nucleo/notificar';
import { porExtenso } from '@functions/registro';
import { error } from 'firebase-functions/logger';
import * as z from 'zod/mini';
import { boasVindas } from './boasVindas';
import { canalDesligado } from './canalDesligado';
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
  canalDesligado: ({ dados }) => Promise.resolve(canalDesligado(dados)),
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
    | 'canalDesligado'
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
  /** The sheet it is about, by its path, which stays when the content goes: by it the respondent finds and erases it. */
  folha?: string;
  /** Whom to tell when an invitation does not arrive; absent where nobody with a company sent it. */
  remetente?: Remetente | undefined;
}

/** Who invited, by the path of that membership, whom and to what. */
interface Remetente {
  membro: string;
  convidada: string;
  convite: (typeof CONVITES_SEM_ENTREGA)[number];
}

/** `de`: the company from which `uid` invites; undefined for whom nobody would be told. */
export const remetenteDe = (
  de: Contexto | undefined,
  uid: string,
  resto: Omit<Remetente, 'membro'>,
): Remetente | undefined => de && { membro: caminhos.colaborador(de, uid), ...resto };

/**
 * What somebody else causes, and may cause from many companies (threats A33). Not what the owner of the mailbox asks for
 * with an account or a vote: a stranger who used up the day would keep them from it. Those have limits of their own.
 */
const DE_OUTROS: ReadonlySet<TipoDeEmail> = new Set<TipoDeEmail>([
  'boasVindas',
  'convite',
  'conviteDiagnostico',
  'inscricaoEmProjeto',
  'lembreteDiagnostico',
  'linkDeResposta',
  'relatorioSimples',
]);
/** In a day, over all companies (decisions P184). */
export const POR_CAIXA_NO_DIA = 40;

/** False of one too many. An entry counts once, however often it is tried. */
const cabeNaCaixa = async (db: Firestore, { tipo, para, tentativas }: z.output<typeof emailNaFilaSchema>) =>
  !DE_OUTROS.has(tipo) ||
  tentativas > 1 ||
  cabe(db, 'caixaDoDia', [{ chave: caixaDe(para), maximo: POR_CAIXA_NO_DIA, minutos: 24 * 60 }]);

const emailNaFilaSchema = z.object({
  ...camposDaFila,
  tipo: z.enum(Object.keys(TIPOS) as TipoDeEmail[]),
  para: email(),
  dados: z.record(z.string(), z.string()),
  folha: z.optional(referencia()),
  remetente: z.optional(
    z.object({ membro: referencia(), convidada: referencia(), convite: z.enum(CONVITES_SEM_ENTREGA) }),
  ),
});

export const caminhoNaFila = (id: string) => `filaDeEmails/${id}`;

/** Path and content of an outbox entry, for the caller's own transaction or batch. A known id is one mail, ever. */
export function emailNaFila(id: string, pedido: PedidoDeEmail, agora = new Date()): [string, object] {
  const { remetente, ...resto } = pedido;
  const entrada = emailNaFilaSchema.parse({
    ...resto,
    ...(remetente && { remetente }),
    ...novaNaFila(agora),
  });
  return [caminhoNaFila(texto(128, 1).parse(id)), entrada];
}

/** Same, written at once, for a function that changes nothing else. Putting the same id in again does nothing. */
export const enfileirar = (db: Firestore, id: string, pedido: PedidoDeEmail): Promise<boolean> =>
  porNaFila(db, ...emailNaFila(id, pedido));

/**
 * Tells who invited that the mail does not arrive; an entry says it once. A failure of this changes nothing of what
 * becomes of the mail, which would be sent once more for it.
 */
async function avisarRemetente(
  db: Firestore,
  id: string,
  { remetente }: z.output<typeof emailNaFilaSchema>,
  semEntrega: MotivoSemEntrega,
) {
  const contexto = remetente && contextoDaReferencia(remetente.membro);
  if (!contexto) return;
  await notificar(db, contexto, {
    id: idDaNotificacao('convite', id),
    quem: null,
    sobre: null,
    origem: remetente.convidada,
    detalhe: { convite: remetente.convite, semEntrega },
    para: new Map([[idDaReferencia(remetente.membro), ['CONVITE']]]),
  }).catch((causa: unknown) => error('aviso de convite falhou', { id, causa: porExtenso(causa) }));
}

/** Sends one entry, once however often the event comes. Throws when the mail server refuses, to be called again. */
export const despachar = (db: Firestore, id: string): Promise<void> =>
  tentar(db, {
    caminho: caminhoNaFila(id),
    schema: emailNaFilaSchema,
    mandar: async (entrada) => {
      if (!(await cabeNaCaixa(db, entrada))) {
        await avisarRemetente(db, id, entrada, 'CAIXA_CHEIA');
        return false;
      }
      const mensagem = await TIPOS[entrada.tipo](entrada);
      if (mensagem) await enviar(entrada.para, mensagem);
      return mensagem !== undefined;
    },
    desistir: (entrada) => avisarRemetente(db, id, entrada, 'RECUSADO'),
    // Nobody sends it any more: what was written is nobody's business, and it may hold the secret of a link.
    encerrar: (_tx, { estado }) => Promise.resolve(estado === 'PENDENTE' ? {} : { dados: {} }),
  });
