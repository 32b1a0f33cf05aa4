/**
 * Keyed hashes of votings: ballots, ids of votes, receipts, codes by e-mail. Without the key nobody finds out who voted,
 * nor makes a receipt. All name the voting, so that nothing of one is good for another.
 */
import { type AlvoDaVotacao, idDaUrna } from '@/domain/votacao/endereco';
import { JANELA_DOS_IGUAIS } from '@/domain/votacao/voto';
import { ajuste } from '@functions/ajustes';
import { caixaDe } from '@/domain/pessoas/caixa-de-correio';
import { redeDe } from '@functions/chamada/quem';
import { createHmac, timingSafeEqual } from 'node:crypto';

const MINIMO_DA_CHAVE = 32;
/** Minutes for which a code is good at least; twice as long at most. */
export const MINUTOS_DO_CODIGO = 30;

function digerir(...partes: readonly string[]): Buffer {
  const chave = ajuste('CHAVE_DA_VOTACAO');
  if (chave.length < MINIMO_DA_CHAVE) throw new Error('CHAVE_DA_VOTACAO é curta (docs/operations.md)');
  return createHmac('sha256', chave).update(JSON.stringify(partes)).digest();
}
/** 132 bits, as an id: the letter keeps it from looking like a reserved one. */
const hash = (...partes: readonly string[]) =>
  `h${digerir(...partes)
    .toString('base64url')
    .slice(0, 22)}`;

/** Who votes: a random ballot of the browser, a confirmed e-mail, or network and program where there is neither. */
export type Votante = { cedula: string } | { email: string } | { ip: string; navegador: string };

export function cedulaDe(alvo: AlvoDaVotacao, votante: Votante): string {
  const urna = idDaUrna(alvo);
  if ('cedula' in votante) return hash(urna, 'cedula', votante.cedula);
  if ('email' in votante) return hash(urna, 'email', caixaDe(votante.email));
  return hash(urna, 'rede', votante.ip, votante.navegador);
}

/** One per ballot and category: a second one has nowhere to lie (threats F01). */
export const idDoVoto = (cedula: string, categoria: string) => hash('voto', cedula, categoria);

interface DeOnde {
  ip: string;
  navegador: string;
  escolhas: readonly { categoria: string; empresa: string }[];
}

/** Where a ballot comes from, as the record of origins keeps it. */
export function origemDe(alvo: AlvoDaVotacao, { ip, navegador, escolhas }: DeOnde, agora: Date) {
  const urna = idDaUrna(alvo);
  const rede = redeDe(ip);
  const janela = Math.floor(agora.getTime() / JANELA_DOS_IGUAIS);
  const escolhido = escolhas.map(({ categoria, empresa }) => JSON.stringify([categoria, empresa])).toSorted();
  return {
    rede: hash(urna, 'origem', ip),
    vizinhanca: hash(urna, 'vizinhanca', rede),
    iguais: hash(urna, 'iguais', rede, navegador, String(janela), ...escolhido),
  };
}

const assinatura = (alvo: AlvoDaVotacao, cedula: string) => hash(idDaUrna(alvo), 'recibo', cedula);

/** Names the ballot and nothing of its choices. */
export const reciboDe = (alvo: AlvoDaVotacao, cedula: string) => `${cedula}.${assinatura(alvo, cedula)}`;

/** Bytes and not letters: 'é' is one letter of two bytes, and a comparison of unequal lengths throws. */
function iguais(a: string, b: string) {
  const [um, outro] = [Buffer.from(a), Buffer.from(b)];
  return um.length === outro.length && timingSafeEqual(um, outro);
}

/** The ballot of a receipt; undefined of one that this voting did not give. */
export function cedulaDoRecibo(alvo: AlvoDaVotacao, recibo: string): string | undefined {
  const [cedula = '', assinada = ''] = recibo.trim().split('.');
  return iguais(assinada, assinatura(alvo, cedula)) ? cedula : undefined;
}

const codigoDa = (alvo: AlvoDaVotacao, email: string, janela: number) => {
  const numero = digerir(idDaUrna(alvo), 'codigo', caixaDe(email), String(janela)).readUInt32BE() % 1_000_000;
  return String(numero).padStart(6, '0');
};
const janelaDoCodigo = (agora: Date) => Math.floor(agora.getTime() / (MINUTOS_DO_CODIGO * 60_000));

/** The code that confirms the mailbox now. It follows from the key, so it is stored nowhere. */
export const codigoDeVoto = (alvo: AlvoDaVotacao, email: string, agora = new Date()) =>
  codigoDa(alvo, email, janelaDoCodigo(agora));

/** True iff the code was mailed to the address within the last half hour, or the one before. */
export const codigoVale = (alvo: AlvoDaVotacao, email: string, codigo: string, agora = new Date()) =>
  [0, 1].some((atras) => iguais(codigo, codigoDa(alvo, email, janelaDoCodigo(agora) - atras)));
