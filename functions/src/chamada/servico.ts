/**
 * What is deployed of the callables (decisions T440): a service for many contracts, or one under its own name. Everything
 * behind a function's name reaches the same service, so `visitantes/respostasFunctions-salvarPeloLink` is one contract of
 * `visitantes`. Limits, App Check, size and idempotence are the contract's own (chamada.ts).
 */
import type { NomeProprio, Servico } from '@/domain/contratos/servicos';
import { carregado, emMaquina, type NomeDaMaquina } from '@functions/maquinas';
import { HttpsError, onCall } from 'firebase-functions/https';
import type { Chamada } from './chamada';

const NAO_EXISTE =
  'O que foi pedido não existe nesta versão da plataforma. Atualize a página e tente de novo.';

type Carregar = () => Promise<{ chamadas: readonly Chamada[] }>;

/** A path without a contract is refused before anything is read or counted. */
export function servico(nome: Servico, carregar: Carregar) {
  const contratos = carregado(nome, async () => {
    const { chamadas } = await carregar();
    return new Map<string | undefined, Chamada>(chamadas.map((uma) => [uma.nome, uma]));
  });
  return onCall(emMaquina(nome), async (pedido) => {
    const chamada = (await contratos()).get(pedido.rawRequest.path.split('/').at(-1));
    if (!chamada) throw new HttpsError('not-found', NAO_EXISTE);
    return chamada.atender(pedido);
  });
}

/** One contract that the specification names: deployed under exactly that name, whatever stands behind it. */
export function sozinha(nome: NomeProprio, carregar: Carregar, maquina: NomeDaMaquina = 'propria') {
  const sua = carregado(nome, async () => {
    const { chamadas } = await carregar();
    const chamada = chamadas.find((uma) => uma.nome === nome);
    if (!chamada) throw new Error(`${nome} não está em servicos/proprias.ts`);
    return chamada;
  });
  return onCall(emMaquina(maquina), async (pedido) => (await sua()).atender(pedido));
}
