/** GET from a public service we do not control: 5 s, a bounded answer, nothing but JSON (threats H13). */

/** The service answered with a status that is no success. */
export class RespostaRecusada extends Error {
  override readonly name = 'RespostaRecusada';
  constructor(readonly status: number) {
    super(`O serviço respondeu ${status}.`);
  }
}

const ESPERA = 5_000;
/** The largest honest answer, the municipalities of Minas Gerais, has about 600 KB. */
const MAIOR_RESPOSTA = 2 * 1024 * 1024;

async function textoLimitado(resposta: Response): Promise<string> {
  const leitor = resposta.body?.getReader();
  if (!leitor) return '';
  const decodificador = new TextDecoder();
  let texto = '';
  for (;;) {
    const { done, value } = await leitor.read();
    if (done) return texto + decodificador.decode();
    texto += decodificador.decode(value, { stream: true });
    if (texto.length > MAIOR_RESPOSTA) {
      await leitor.cancel();
      throw new Error('A resposta do serviço é grande demais.');
    }
  }
}

/** Parsed JSON of the answer, unchecked. Throws RespostaRecusada, or whatever fetch and JSON.parse throw. */
export async function buscarJson(url: string, sinal?: AbortSignal): Promise<unknown> {
  const limite = AbortSignal.timeout(ESPERA);
  const resposta = await fetch(url, {
    signal: sinal ? AbortSignal.any([sinal, limite]) : limite,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
  });
  if (!resposta.ok) throw new RespostaRecusada(resposta.status);
  return JSON.parse(await textoLimitado(resposta));
}
