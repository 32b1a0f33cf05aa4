/** Acts of one click, which no form remembers. */
import { semResposta } from '@/domain/comum/erros';

/** Request ids of acts that got no answer, by what they do. */
const abertos = new Map<string, string>();

/**
 * Sends an act that must not be done twice by a second click. While no answer has come, it keeps its request id, and
 * the server gives the first result. After an answer the next click is a new act. `ato` names what it does, and to whom.
 */
export async function ateResponder<T>(ato: string, mandar: (requestId: string) => Promise<T>): Promise<T> {
  const requestId = abertos.get(ato) ?? crypto.randomUUID();
  abertos.set(ato, requestId);
  try {
    const resposta = await mandar(requestId);
    abertos.delete(ato);
    return resposta;
  } catch (erro) {
    if (!semResposta(erro)) abertos.delete(ato);
    throw erro;
  }
}
