/** Waits for the end of an operation of the server by its record (part 1 §4); polled, because it takes seconds at most. */
import { codigoDoErro, ErroDoProduto } from '@/domain/comum/erros';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { statusOperacaoSchema, type StatusOperacao } from '@/domain/comum/status-operacao';
import { defineLeitura } from '@/firebase/dados/leitura';

const PRAZO = 30_000;
const INTERVALO = 500;

const registros = defineLeitura(statusOperacaoSchema);
type Ler = () => Promise<Pick<StatusOperacao, 'status' | 'error'> | undefined>;

/** A record that does not exist yet may not be read either. A lost connection may come back. Both are 'not yet'. */
const AINDA_NAO = new Set(['permission-denied', 'unavailable', 'deadline-exceeded']);

const lerRegistro =
  (contexto: Contexto, id: string): Ler =>
  async () => {
    try {
      return await registros.find(caminhos.statusOperacao(contexto, id));
    } catch (erro) {
      if (AINDA_NAO.has(codigoDoErro(erro) ?? '')) return undefined;
      throw erro;
    }
  };

/** Resolves when the record says COMPLETED. Throws ErroDoProduto with the specification's sentences otherwise. */
export async function aguardarOperacao(
  contexto: Contexto,
  id: string,
  { prazo = PRAZO, ler = lerRegistro(contexto, id) }: { prazo?: number; ler?: Ler } = {},
): Promise<void> {
  const fim = Date.now() + prazo;
  for (;;) {
    const registro = await ler();
    if (registro?.status === 'COMPLETED') return;
    if (registro?.status === 'ERROR') {
      throw new ErroDoProduto(registro.error ?? 'Erro desconhecido durante o processamento');
    }
    if (Date.now() >= fim) throw new ErroDoProduto(`Timeout aguardando conclusão da operação ${id}`);
    await new Promise((pronto) => setTimeout(pronto, INTERVALO));
  }
}
