/** The day's e-mail: what is still unread. It is composed when it is sent, and so says only what holds by then. */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { empresaSchema } from '@/domain/empresas/empresa';
import { evidenciaRecebidaSchema } from '@/domain/evidencias/evidencia';
import { marcoSchema, nomeDoMarco } from '@/domain/marcos/marco';
import {
  caixaSchema,
  destinoDaNotificacao,
  estaLida,
  type Notificacao,
  notificacaoSchema,
  preferenciasSchema,
  TUDO_LIGADO,
} from '@/domain/notificacoes/notificacao';
import { fraseDaNotificacao, fraseEmTexto, type Nomes } from '@/domain/notificacoes/notificacao-frase';
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { comunicadoSchema } from '@/domain/notificacoes/comunicado';
import { projetoSchema } from '@/domain/projetos/projeto';
import { projetoInscritoSchema, statusSchema, tituloDaFase } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { banco, type Firestore, ler, lido } from '@functions/banco';
import { quemLe, quemVe, trabalha } from '@functions/nucleo/notificar';
import { entraNoResumo, janelaDoResumo } from '@functions/nucleo/janelaDoResumo';
import { type Mensagem, montar, umaLinha } from './layout';
import { naAplicacao } from './naAplicacao';

/** More would not be read; the page has them all. */
const MAXIMO = 30;

interface Destinatario {
  contexto: Contexto;
  uid: string;
  colaborador: NonNullable<Awaited<ReturnType<typeof colaboradorDe>>>;
}
const colaboradorDe = (db: Firestore, contexto: Contexto, uid: string) =>
  ler(db, colaboradorSchema, caminhos.colaborador(contexto, uid));

/** Unread entries of the day whose kind the person wants by e-mail, oldest first. */
async function pendentes(db: Firestore, { contexto, uid }: Destinatario, dia: string) {
  const { inicio, fim } = janelaDoResumo(dia);
  const { semEmail } =
    (await ler(db, preferenciasSchema, caminhos.preferencias(contexto, uid))) ?? TUDO_LIGADO;
  const lidasAte = (await ler(db, caixaSchema, caminhos.caixa(contexto, uid)))?.lidasAte ?? null;
  const { docs } = await db
    .collection(caminhos.notificacoes(contexto, uid))
    .where('createdAt', '>=', inicio)
    .where('createdAt', '<', fim)
    .orderBy('createdAt')
    .get();
  return docs
    .flatMap((documento) => lido(notificacaoSchema, documento) ?? [])
    .filter(
      (notificacao) =>
        entraNoResumo(notificacao, dia) &&
        !semEmail.includes(notificacao.tipo) &&
        // What is in no list on the screen cannot be read there.
        !estaLida(notificacao, notificacao.noProduto ? lidasAte : null),
    );
}

/** The entry as a line, or undefined when it is about something the person may no longer see. */
async function linha(db: Firestore, destinatario: Destinatario, notificacao: Notificacao) {
  const { contexto, uid, colaborador } = destinatario;
  const { sobre, quem } = notificacao;
  const lugar = sobre === null ? undefined : lugarDaReferencia(sobre);
  const visto = lugar && (await quemVe(db, lugar));
  const ve = visto !== undefined && (await visto.ve(uid, colaborador));
  if (sobre !== null && !ve && notificacao.tipo !== 'PONTOS') return undefined;
  const doComite = notificacao.tipo === 'COMITE' && sobre === null;
  if (doComite && !(await quemLe(db, contexto, 16)(colaborador))) return undefined;
  const autor = quem === null ? undefined : await colaboradorDe(db, contexto, quem);
  const titulo = ve ? visto.pai?.titulo : undefined;
  const marco =
    ve && notificacao.tipo === 'MARCO' ? await nomeDoSeuMarco(db, destinatario, notificacao) : undefined;
  const nomes = { quem: autor?.nome, titulo, marco, ...(await nomesDaOrigem(db, destinatario, notificacao)) };
  const destino = destinoDaNotificacao(ve ? notificacao : { ...notificacao, sobre: null });
  return {
    texto: `${umaLinha(fraseEmTexto(fraseDaNotificacao(notificacao, nomes)))}.`,
    ...(destino === null ? {} : { url: naAplicacao(destino) }),
  };
}

/** What the record itself names: the phase and project of a company, or whose the evidence is and for what. */
async function nomesDaOrigem(
  db: Firestore,
  { contexto, colaborador }: Destinatario,
  { tipo, origem, detalhe }: Notificacao,
): Promise<Nomes> {
  if (tipo === 'FASE') {
    const inscrito = await ler(db, projetoInscritoSchema, origem);
    return inscrito ? { projeto: inscrito.nome, fase: tituloDaFase(inscrito, detalhe.fase ?? 0) } : {};
  }
  if (tipo === 'INSCRICAO') {
    const inscricao = (await quemLe(db, contexto, 13)(colaborador))
      ? await ler(db, statusSchema, origem)
      : undefined;
    if (!inscricao) return {};
    const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, inscricao.idProjeto));
    return { empresa: inscricao.nomeFantasia, projeto: projeto?.nome };
  }
  if (tipo === 'COMUNICADO') return { comunicado: (await ler(db, comunicadoSchema, origem))?.titulo };
  // A person of the own company only: of another one the reader may see none.
  if (tipo === 'CONVITE')
    return contextoDaReferencia(origem)?.empresaId === contexto.empresaId
      ? { convidada: (await ler(db, colaboradorSchema, origem))?.nome }
      : {};
  if (detalhe.evidencia !== 'ENVIADA' || !(await quemLe(db, contexto, 25)(colaborador))) return {};
  const evidencia = await ler(db, evidenciaRecebidaSchema, origem);
  return { empresa: evidencia?.nomeFantasia, questionario: evidencia?.questionario };
}

async function nomeDoSeuMarco(
  db: Firestore,
  { contexto, colaborador }: Destinatario,
  { origem }: Notificacao,
) {
  const marco = (await quemLe(db, contexto, 10)(colaborador))
    ? await ler(db, marcoSchema, origem)
    : undefined;
  return marco && marco.deletedAt === null ? nomeDoMarco(marco) : undefined;
}

/** Undefined when nothing is left to say, or there is nobody to say it to: then no mail leaves. */
export async function resumoDiario(
  email: string,
  { licenciadaId = '', empresaId = '', uid = '', dia = '' }: Record<string, string>,
): Promise<Mensagem | undefined> {
  const db = banco();
  const contexto = { licenciadaId, empresaId };
  const colaborador = await colaboradorDe(db, contexto, uid);
  // Membership, company and address may have changed since the mail was queued.
  if (!colaborador || !trabalha(colaborador) || colaborador.empresaStatus !== 'ATIVO') return undefined;
  if (colaborador.email !== email) return undefined;
  const destinatario = { contexto, uid, colaborador };
  const itens = [];
  for (const notificacao of await pendentes(db, destinatario, dia)) {
    const item = await linha(db, destinatario, notificacao);
    if (item) itens.push(item);
  }
  if (itens.length === 0) return undefined;
  const empresa = await ler(db, empresaSchema, caminhos.empresa(contexto));
  const novidades = itens.length === 1 ? '1 novidade' : `${itens.length} novidades`;
  const resto = itens.length - MAXIMO;
  return montar({
    assunto: `${novidades} na gestão de inovação de ${umaLinha(empresa?.nomeFantasia ?? '')}`,
    de: { empresa: empresa?.nomeFantasia ?? '' },
    saudacao: `Olá, ${umaLinha(colaborador.nome)}!`,
    paragrafos: ['Veja o que aconteceu e você ainda não leu:'],
    previa: itens.map(({ texto }) => texto)[0] ?? '',
    itens: [
      ...itens.slice(0, MAXIMO),
      ...(resto > 0 ? [{ texto: `E mais ${resto}.`, url: naAplicacao(para('/notificacoes')) }] : []),
    ],
    botao: { texto: 'Ver notificações', url: naAplicacao(para('/notificacoes')) },
    saida: {
      texto: 'Escolher o que recebo, ou não receber mais este resumo',
      url: naAplicacao(para('/notificacoes/preferencias')),
    },
  });
}
