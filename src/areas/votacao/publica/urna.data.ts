/** The voting as visitors read it: one document by Firestore's REST, which also tells the server's time. */
import type { encontrar } from '@/domain/contratos/votacao';
import { type AlvoCurto, type AlvoDaVotacao, idDaUrna, rotaDaVotacao } from '@/domain/votacao/endereco';
import { type MomentoDaUrna, momentoDaUrna, type Urna } from '@/domain/votacao/urna';
import { ambiente, emuladores } from '@/firebase/ambiente';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';
import type * as z from 'zod/mini';

export interface UrnaLida {
  alvo: AlvoDaVotacao;
  urna: Urna;
  /** By the server's clock, when it was read. */
  momento: MomentoDaUrna;
}

const { apiKey, projectId } = ambiente.firebase;
const BANCO = `projects/${projectId}/databases/(default)/documents`;
const ORIGEM = emuladores ? `http://127.0.0.1:${emuladores.firestore}` : 'https://firestore.googleapis.com';

interface Achado {
  readTime: string;
  found?: { fields: { json?: { stringValue?: string } } };
}

const encontrarOrganizador = async (curto: AlvoCurto) =>
  (await pedirPorFetch('visitantes/votacaoFunctions-encontrar', curto)) as z.output<typeof encontrar.saida>;

/** Undefined where there is no such voting. Throws a TypeError without connection. */
export async function lerUrna(endereco: AlvoDaVotacao | AlvoCurto): Promise<UrnaLida | undefined> {
  const alvo = 'projetoId' in endereco ? await encontrarOrganizador(endereco) : endereco;
  // One form of the address is shared on from here.
  if (alvo !== endereco) window.history.replaceState(null, '', rotaDaVotacao(alvo) + window.location.hash);
  const resposta = await fetch(`${ORIGEM}/v1/${BANCO}:batchGet?key=${apiKey}`, {
    method: 'POST',
    // Text needs no question beforehand whether another origin may be asked.
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ documents: [`${BANCO}/publicos/${idDaUrna(alvo)}`] }),
    signal: AbortSignal.timeout(30_000),
  });
  // The rules refuse what is not there, or public no more.
  if (resposta.status === 403 || resposta.status === 404) return undefined;
  if (!resposta.ok) throw new TypeError(`${resposta.status}`);
  const [lido] = (await resposta.json()) as Achado[];
  const json = lido?.found?.fields.json?.stringValue;
  if (!lido || !json) return undefined;
  const urna = JSON.parse(json) as Urna;
  return { alvo, urna, momento: momentoDaUrna(urna, new Date(lido.readTime)) };
}
