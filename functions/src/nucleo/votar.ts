/**
 * Casting a ballot. The same ballot again changes nothing and gives the same receipt, whatever was lost between. Odd
 * votes are counted apart instead of refused, because one address may be a whole city's (decisions Q4).
 */
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { votar as contrato } from '@/domain/contratos/votacao';
import type { AlvoDaVotacao } from '@/domain/votacao/endereco';
import {
  blocoDe,
  caminhosDaVotacao,
  DIAS_DAS_ORIGENS,
  ehPico,
  MINUTOS_DO_BLOCO,
  minutoDe,
  MUITOS_DA_REDE,
  MUITOS_DA_VIZINHANCA,
  MUITOS_IGUAIS,
  MUITOS_NO_MINUTO,
  noTempo,
  nosTempos,
  type Suspeita,
  type Voto,
} from '@/domain/votacao/voto';
import type { Firestore, Query } from '@functions/banco';
import { CAPTCHA_VENCIDO, exigirCaptcha } from '@functions/chamada/captcha';
import { consumir } from '@functions/chamada/limites';
import type { Visitante } from '@functions/chamada/quem';
import { setTimeout as esperar } from 'node:timers/promises';
import type * as z from 'zod/mini';
import { abrirUrna, exigirAberta, exigirCandidatas, organizadorDe } from './urnaAberta';
import { cedulaDe, codigoVale, idDoVoto, MINUTOS_DO_CODIGO, origemDe, reciboDe } from './chavesDoVoto';
import { votosDaCedula } from './votosDaCedula';

type Pedido = z.output<typeof contrato.entrada>;
type Escolhas = Pedido['escolhas'];
type Feito = z.input<typeof contrato.saida>;

const CODIGO_ERRADO = 'O código não confere ou venceu. Confira o último e-mail que recebeu, ou peça outro.';
const DISPUTADA = 'Não foi possível registrar os votos agora. Nada foi perdido: tente de novo em instantes.';
const JA_EXISTE = 6;
/** Times that votes are written, before somebody is told to try later. */
const VEZES = 3;
const DIA = 24 * 60 * 60_000;
/** Waits for an earlier sending of the same ballot that still runs, in milliseconds. */
const ESPERAS = [200, 600, 1_500, 4_000];

type Quem = Pick<Visitante, 'db' | 'ip' | 'navegador'>;
type Guardados = ReadonlyMap<string, Voto>;

/** The votes of the ballot in these categories, as far as they are stored. */
async function guardados(
  db: Firestore,
  onde: string,
  cedula: string,
  escolhas: Escolhas,
): Promise<Guardados> {
  const votos = await votosDaCedula(db, onde, cedula);
  const nelas = votos.filter((voto) => escolhas.some(({ categoria }) => categoria === voto.categoria));
  return new Map(nelas.map((voto) => [voto.categoria, voto]));
}

const contar = async (consulta: Query) => (await consulta.count().get()).data().count;

/** Why votes of this origin wait for a person's look; null where nothing is odd. */
async function suspeitaDe(
  db: Firestore,
  origens: string,
  origem: ReturnType<typeof origemDe>,
  minuto: number,
): Promise<Suspeita | null> {
  const quantas = (campo: keyof typeof origem) =>
    contar(db.collection(origens).where(campo, '==', origem[campo]));
  const emTempos = (campo: 'minuto' | 'bloco', tempos: readonly string[]) =>
    contar(db.collection(origens).where(campo, 'in', tempos));
  const [daVizinhanca, alike, noMinuto] = await Promise.all([
    quantas('vizinhanca'),
    quantas('iguais'),
    emTempos('minuto', nosTempos([minuto])),
  ]);
  if (alike >= MUITOS_IGUAIS) return 'IGUAIS';
  if (daVizinhanca >= MUITOS_DA_VIZINHANCA) return 'REDE';
  // A network is part of its neighbourhood, and few minutes are peaks: the rest is seldom asked.
  if (daVizinhanca >= MUITOS_DA_REDE && (await quantas('rede')) >= MUITOS_DA_REDE) return 'REDE';
  if (noMinuto < MUITOS_NO_MINUTO) return null;
  const blocos = Array.from({ length: 60 / MINUTOS_DO_BLOCO + 1 }, (_, atras) => blocoDe(minuto) - atras);
  return ehPico(noMinuto, (await emTempos('bloco', nosTempos(blocos))) - noMinuto) ? 'PICO' : null;
}

/**
 * Counted before the look, or six digits could be tried out. Wrong ones of a stranger, who needs only the address, must
 * not lock its owner out: few for each network, and for all together so many that a guess stays one in ten thousand.
 */
async function confirmarCodigo(
  { db, ip }: Pick<Quem, 'db' | 'ip'>,
  alvo: AlvoDaVotacao,
  email: string,
  codigo: string,
) {
  const caixa = `${caixaDe(email)}:${alvo.questionarioId}`;
  await consumir(db, 'codigo de voto', [
    { chave: `${caixa}:${ip}`, maximo: 10, minutos: MINUTOS_DO_CODIGO },
    { chave: caixa, maximo: 50, minutos: MINUTOS_DO_CODIGO },
  ]);
  if (!codigoVale(alvo, email, codigo)) throw new ErroDoProduto(CODIGO_ERRADO);
}

/** The captcha is a person's, or an earlier sending of the ballot has used it and stored all: then those votes. */
async function provarPessoa(
  { db, ip }: Quem,
  captcha: string,
  reler: () => Promise<Guardados>,
  quantas: number,
): Promise<Guardados | undefined> {
  try {
    await exigirCaptcha(db, captcha, ip);
    return undefined;
  } catch (recusa) {
    // Only a token that counted before may be of an earlier sending. Nothing else is worth a wait.
    const usado = recusa instanceof ErroDoProduto && recusa.message === CAPTCHA_VENCIDO;
    if (!usado) throw recusa;
    for (const espera of ESPERAS) {
      const agora = await reler();
      if (agora.size === quantas) return agora;
      await esperar(espera);
    }
    throw recusa;
  }
}

/** Stores the votes of a ballot, once. */
export async function votar(
  { cedula: doNavegador, escolhas, prova, ...alvo }: Pedido,
  quem: Quem,
): Promise<Feito> {
  const { db, ip, navegador } = quem;
  if (new Set(escolhas.map(({ categoria }) => categoria)).size < escolhas.length)
    throw new ErroDoProduto('Há mais de uma escolha para a mesma categoria.');
  // A mailbox is the voter only for who holds its code: otherwise anybody could ask whether it voted.
  if ('email' in prova) await confirmarCodigo(quem, alvo, prova.email, prova.codigo);
  const doAparelho = doNavegador === null ? { ip, navegador } : { cedula: doNavegador };
  const cedula = cedulaDe(alvo, 'email' in prova ? { email: prova.email } : doAparelho);
  const organizador = organizadorDe(alvo);
  const votos = caminhosDaVotacao.votos(organizador, alvo.questionarioId);
  const reler = () => guardados(db, votos, cedula, escolhas);
  const feito = (deAntes: Guardados): Feito => ({
    recibo: reciboDe(alvo, cedula),
    // Never whether it named the same company: asked with each of them, that would tell which (threats F24).
    votos: escolhas.map(({ categoria }) => ({ categoria, deAntes: deAntes.has(categoria) })),
  });
  let antes = await reler();
  if (antes.size === escolhas.length) return feito(antes);

  const { urna } = await abrirUrna(db, alvo);
  exigirAberta(urna);
  exigirCandidatas(
    urna,
    escolhas.filter(({ categoria }) => !antes.has(categoria)),
  );
  if ('captcha' in prova) {
    const deOutroEnvio = await provarPessoa(quem, prova.captcha, reler, escolhas.length);
    if (deOutroEnvio) return feito(deOutroEnvio);
  }
  const origens = caminhosDaVotacao.origens(organizador, alvo.questionarioId);
  const agora = new Date();
  const origem = origemDe(alvo, { ip, navegador, escolhas }, agora);
  const minuto = minutoDe(agora);
  const suspeita = await suspeitaDe(db, origens, origem, minuto);
  for (let vez = 0; vez < VEZES; vez++) {
    const lote = db.batch();
    for (const { categoria, empresa } of escolhas) {
      const voto: Voto = {
        categoria,
        empresa,
        situacao: suspeita ? 'EM_REVISAO' : 'CONTADO',
        suspeita,
        cedula,
        decisao: null,
        createdAt: agora,
      };
      if (!antes.has(categoria)) lote.create(db.doc(`${votos}/${idDoVoto(cedula, categoria)}`), voto);
    }
    lote.set(db.doc(`${origens}/${cedula}`), {
      ...origem,
      minuto: noTempo(cedula, minuto),
      bloco: noTempo(cedula, blocoDe(minuto)),
      expiraEm: new Date(agora.getTime() + DIAS_DAS_ORIGENS * DIA),
    });
    try {
      await lote.commit();
      return feito(antes);
    } catch (erro) {
      // The same ballot came twice at once: the other one's votes stand.
      if ((erro as { code?: unknown }).code !== JA_EXISTE) throw erro;
    }
    antes = await reler();
    if (antes.size === escolhas.length) return feito(antes);
  }
  throw new ErroDoProduto(DISPUTADA);
}
