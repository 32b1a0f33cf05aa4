/**
 * Sends what lies in the outbox (fila.ts). Composing a mail asks Auth for accounts and links, so only what runs as its
 * account loads this (decisions T501).
 */
import { contextoDaReferencia, idDaReferencia } from '@/domain/comum/caminhos';
import type { MotivoSemEntrega } from '@/domain/notificacoes/notificacao';
import { type Firestore, ler } from '@functions/banco';
import { cabe, type Limite } from '@functions/chamada/limites';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { destinatarioSchema } from '@/domain/mensagens/mensagem';
import { anotarNaMensagem, palavrasDe, parouDe } from '@functions/nucleo/entregasDeMensagens';
import { Definitivo, tentar } from '@functions/nucleo/fila';
import { idDaNotificacao, notificar } from '@functions/nucleo/notificar';
import { porExtenso } from '@functions/registro';
import { error } from 'firebase-functions/logger';
import type * as z from 'zod/mini';
import { boasVindas } from './boasVindas';
import { canalDesligado } from './canalDesligado';
import { codigoDeVoto } from './codigoDeVoto';
import { mensagem } from './mensagem';
import { convite } from './convite';
import { conviteDiagnostico } from './conviteDiagnostico';
import { enviar } from './correio';
import { empresaFechada } from './empresaFechada';
import { caminhoNaFila, emailNaFilaSchema, type PedidoDeEmail, type TipoDeEmail } from './fila';
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
  mensagem: ({ dados }) => Promise.resolve(mensagem(dados)),
  convite: ({ dados }) => Promise.resolve(convite(dados)),
  conviteDiagnostico: ({ dados }) => Promise.resolve(conviteDiagnostico(dados)),
  empresaFechada: ({ dados }) => Promise.resolve(empresaFechada(dados)),
  linkDeResposta: ({ para, dados }) => linkDeResposta(para, dados),
  lembreteDiagnostico: ({ dados }) => Promise.resolve(lembreteDiagnostico(dados)),
  inscricaoEmProjeto: ({ dados }) => Promise.resolve(inscricaoEmProjeto(dados)),
  questionarioReaberto: ({ dados }) => Promise.resolve(questionarioReaberto(dados)),
  relatorioSimples: ({ dados }) => relatorioSimples(dados),
  saidaDoProjeto: ({ dados }) => Promise.resolve(saidaDoProjeto(dados)),
  redefinirSenha: ({ para }) => redefinirSenha(para),
  resumoDiario: ({ para, dados }) => resumoDiario(para, dados),
} satisfies Record<TipoDeEmail, (pedido: PedidoDeEmail) => Promise<Mensagem | undefined>>;

/**
 * What somebody else causes, and may cause from many companies (threats A33). Not what the owner of the mailbox asks for
 * with an account or a vote: a stranger who used up the day would keep them from it. Those have limits of their own.
 */
const DE_OUTROS: ReadonlySet<TipoDeEmail> = new Set<TipoDeEmail>([
  'boasVindas',
  'mensagem',
  'convite',
  'conviteDiagnostico',
  'inscricaoEmProjeto',
  'lembreteDiagnostico',
  'relatorioSimples',
]);
/** In a day, over all companies (decisions P184). */
export const POR_CAIXA_NO_DIA = 40;

/** Links that whoever holds a sheet has mailed to one box, of one questionnaire in a day. */
export const LINKS_MANDADOS_NO_DIA = 20;

type Entrada = z.output<typeof emailNaFilaSchema>;

/**
 * What the day of the mailbox is counted by. Links are counted apart from invitations: strangers can have them mailed,
 * and would use up what somebody's own company writes. Those that are asked for count when they are (pedirLink).
 */
function contagemDe({ tipo, para, dados }: Entrada): [string, Limite] | undefined {
  const [caixa, minutos] = [caixaDe(para), 24 * 60];
  if (DE_OUTROS.has(tipo)) return ['caixaDoDia', { chave: caixa, maximo: POR_CAIXA_NO_DIA, minutos }];
  if (tipo !== 'linkDeResposta' || !dados['segredo']) return undefined;
  const chave = `${dados['questionarioId'] ?? ''}:${caixa}`;
  return ['linksDoDia', { chave, maximo: LINKS_MANDADOS_NO_DIA, minutos }];
}

/** False of one too many. An entry counts once, however often it is tried. */
async function cabeNaCaixa(db: Firestore, entrada: Entrada) {
  const contagem = entrada.tentativas > 1 ? undefined : contagemDe(entrada);
  return !contagem || cabe(db, contagem[0], [contagem[1]]);
}

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

/**
 * What a mail server says for good (5xx) of an organiser's mail is not asked again: the log has its words (decisions P427).
 * Other mails keep trying: a server also refuses for good what it takes an hour later.
 */
const definitivoSeRecusado =
  ({ tipo }: z.output<typeof emailNaFilaSchema>) =>
  (erro: unknown): never => {
    const codigo =
      erro instanceof Error && 'responseCode' in erro && typeof erro.responseCode === 'number'
        ? erro.responseCode
        : 0;
    if (tipo === 'mensagem' && codigo >= 500) throw new Definitivo(palavrasDe(erro), { cause: erro });
    throw erro;
  };

/** An organiser's mail may wait for hours: whoever stopped them since gets none. */
async function jaNaoQuer(db: Firestore, { destinatario }: z.output<typeof emailNaFilaSchema>) {
  const quem = destinatario && (await ler(db, destinatarioSchema, destinatario));
  return quem ? parouDe(db, destinatario, quem) : false;
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
      if (await jaNaoQuer(db, entrada)) return false;
      const mensagem = await TIPOS[entrada.tipo](entrada);
      if (mensagem) await enviar(entrada.para, mensagem).catch(definitivoSeRecusado(entrada));
      return mensagem !== undefined;
    },
    desistir: (entrada) => avisarRemetente(db, id, entrada, 'RECUSADO'),
    // Nobody sends it any more: what was written is nobody's business, and it may hold the secret of a link.
    encerrar: async (tx, fim, entrada) => {
      await anotarNaMensagem(db, tx, fim, entrada);
      return fim.estado === 'PENDENTE' ? {} : { dados: {} };
    },
  });
