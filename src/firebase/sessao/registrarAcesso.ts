/** Tells that the person is here, once a day (src/domain/pessoas/ultimo-acesso.ts). */
import * as fs from 'firebase/firestore/lite';
import { acessoVence } from '@/domain/pessoas/ultimo-acesso';
import { banco } from '@/firebase/dados/banco';
import { documento } from '@/firebase/dados/leitura';
import { umaAbaPorVez } from '@/navegador/abas';
import type { SessaoAtiva } from './estadoDaSessao';

/** Milliseconds between tries: a clock ahead of the server's would otherwise try at every look. */
const ENTRE_TENTATIVAS = 3_600_000;

const tentativas = new Map<string, number>();

/**
 * `lido` is the membership as last read. Another tab may have told it since: the record is read again before it is
 * written. A failure is passed over, the next look tries again.
 */
export async function registrarAcesso(
  { referencia, quem }: SessaoAtiva,
  lido: Parameters<typeof acessoVence>[0],
): Promise<void> {
  const agora = Date.now();
  // The rules let neither respondents nor people of a closed company change anything.
  if (quem.externo || !quem.empresaAtiva || document.hidden || !acessoVence(lido, agora)) return;
  if (agora - (tentativas.get(referencia) ?? -Infinity) < ENTRE_TENTATIVAS) return;
  tentativas.set(referencia, agora);
  // Two tabs that begin together would both write, and the rules refuse the second.
  await umaAbaPorVez('ultimoAcesso', () =>
    fs.runTransaction(banco, async (transacao) => {
      const guardado: unknown = (await transacao.get(documento(referencia))).data()?.['ultimoAcesso'];
      const ultimoAcesso = guardado instanceof fs.Timestamp ? guardado.toDate() : null;
      if (acessoVence({ ultimoAcesso }, agora))
        transacao.update(documento(referencia), { ultimoAcesso: fs.serverTimestamp() });
    }),
  ).catch(() => undefined);
}
