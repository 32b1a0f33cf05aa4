/** The channels of a company as its administrators set them. Address and secret leave these functions only to be used. */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { caminhos } from '@/domain/comum/caminhos';
import {
  type Canal,
  canalSchema,
  caminhosDosCanais,
  entregaSchema,
  TIPOS_DE_CANAL,
  type TipoDeCanal,
} from '@/domain/canais/canal';
import { enderecoDoCanal, enderecoEncoberto } from '@/domain/canais/endereco-do-canal';
import { podeConfigurarCanais } from '@/domain/canais/quem-configura';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ENTREGAS_MOSTRADAS, type listar as contratoDeListar } from '@/domain/contratos/canais';
import { ler, lido, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Limite } from '@functions/chamada/limites';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from '@functions/nucleo/auditoria';
import { porNaFila } from '@functions/nucleo/fila';
import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { entregaNova } from './anunciar';

/** Options that all of these callables have. `maximo` counts what a company's administrators do in an hour. */
export const deAdministrador = (maximo: number) =>
  ({
    quem: 'membro',
    repetivel: true,
    limites: (_dados: unknown, { contexto }: Membro): Limite[] => [
      { chave: caminhos.empresa(contexto), maximo, minutos: 60 },
    ],
  }) as const;

export function exigirAdministrador({ quem }: Membro): void {
  if (!podeConfigurarCanais(quem)) throw negado();
}

const novo = () => randomBytes(32).toString('base64url');
const naoHa = () => new ErroDoProduto('Configure o canal antes.');

/** What the trail keeps of a channel: no address whole, no secret. */
const resumido = (canal: Canal | undefined) => ({
  endereco: canal ? enderecoEncoberto(canal.url) : null,
  eventos: canal ? canal.eventos.length : 0,
  ligado: canal?.ligado ?? false,
});

const semCarimbo = (canal: Canal | undefined) =>
  canal && { ...canal, updatedAt: undefined, updatedBy: undefined };

/** Changes a channel in one transaction with its entry of the audit trail. */
const mudar = (
  { db, chave, contexto, uid }: Membro,
  tipo: TipoDeCanal,
  para: (antes: Canal | undefined) => Canal | undefined,
  marca: Record<string, boolean> = {},
) =>
  db.runTransaction(async (tx: Transaction) => {
    const alvo = caminhosDosCanais.canal(contexto, tipo);
    const antes = await ler(db, canalSchema, alvo, tx);
    const depois = para(antes);
    // The same once more is no change, and must not take the place of its entry in the trail.
    if (isDeepStrictEqual(semCarimbo(antes), semCarimbo(depois))) return;
    if (depois) {
      const novo = emForma(canalSchema, { ...depois, updatedAt: new Date(), updatedBy: uid });
      tx.set(db.doc(alvo), comOGuardado(novo, antes));
    } else tx.delete(db.doc(alvo));
    const sobre = { contexto, acao: 'CANAL', quem: uid, alvo } as const;
    auditar({ db, tx, chave }, sobre, resumido(antes), { ...resumido(depois), ...marca });
  });

type Desejado = Pick<Canal, 'eventos' | 'ligado'> & { tipo: TipoDeCanal; url: string | null };

/** Switching it on forgets failures of before. The first time it gets a secret, which nobody has seen. */
export const salvar = (membro: Membro, { tipo, url, eventos, ligado }: Desejado) =>
  mudar(membro, tipo, (antes) => {
    const endereco = url === null ? antes?.url : enderecoDoCanal(url);
    if (endereco === undefined) throw new ErroDoProduto('Escreva o endereço do canal.');
    const base = { segredo: antes?.segredo ?? novo(), updatedAt: new Date(), updatedBy: membro.uid };
    const falhas = ligado ? 0 : (antes?.falhas ?? 0);
    const desligadoEm = ligado ? null : (antes?.desligadoEm ?? null);
    return { ...base, url: endereco, eventos, ligado, falhas, desligadoEm };
  });

export async function novoSegredo(membro: Membro, tipo: TipoDeCanal): Promise<string> {
  const segredo = novo();
  const comEle = (antes: Canal | undefined) => {
    if (!antes) throw naoHa();
    return { ...antes, segredo };
  };
  await mudar(membro, tipo, comEle, { segredoNovo: true });
  return segredo;
}

export const remover = (membro: Membro, tipo: TipoDeCanal) => mudar(membro, tipo, () => undefined);

/** The same request is one test. */
export async function testar({ db, contexto, chave }: Membro, tipo: TipoDeCanal): Promise<string> {
  const alvo = caminhosDosCanais.canal(contexto, tipo);
  if (!(await ler(db, canalSchema, alvo))) throw naoHa();
  await porNaFila(
    db,
    `${caminhosDosCanais.entregas(contexto, tipo)}/TESTE_${chave}`,
    entregaNova('TESTE', alvo),
  );
  return `TESTE_${chave}`;
}

type Listado = z.input<typeof contratoDeListar.saida>;

async function doTipo({ db, contexto }: Membro, tipo: TipoDeCanal): Promise<Listado> {
  const [canal, { docs }] = await Promise.all([
    ler(db, canalSchema, caminhosDosCanais.canal(contexto, tipo)),
    db
      .collection(caminhosDosCanais.entregas(contexto, tipo))
      .orderBy('createdAt', 'desc')
      .limit(ENTREGAS_MOSTRADAS)
      .get(),
  ]);
  const entregas = docs.flatMap((documento) => {
    const entrega = lido(entregaSchema, documento);
    if (!entrega) return [];
    const { evento, estado, tentativas, resposta, createdAt } = entrega;
    return [{ id: documento.id, tipo, evento, estado, tentativas, resposta, em: createdAt.toISOString() }];
  });
  if (!canal) return { canais: [], entregas };
  const { eventos, ligado, desligadoEm } = canal;
  const mostrado = { tipo, eventos, ligado, endereco: enderecoEncoberto(canal.url) };
  return { canais: [{ ...mostrado, desligadoEm: desligadoEm?.toISOString() ?? null }], entregas };
}

export async function listar(membro: Membro): Promise<Listado> {
  const partes = await Promise.all(TIPOS_DE_CANAL.map((tipo) => doTipo(membro, tipo)));
  return {
    canais: partes.flatMap(({ canais }) => canais),
    entregas: partes
      .flatMap(({ entregas }) => entregas)
      .toSorted((a, b) => b.em.localeCompare(a.em))
      .slice(0, ENTREGAS_MOSTRADAS),
  };
}
