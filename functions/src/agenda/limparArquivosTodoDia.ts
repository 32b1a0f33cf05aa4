/** Every night at three: places whose file never came, and files that no record refers to a day after they were sent (docs/operations.md, "Files"). */
import { balde } from '@functions/arquivos';
import { banco } from '@functions/banco';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { info } from 'firebase-functions/logger';

export async function limparArquivosTodoDia(agora: Date): Promise<void> {
  const soltas = await soltarReservasVencidas(banco(), agora);
  const removidos = await limparArquivos(banco(), balde(), agora);
  info('arquivos sem registro', { removidos, soltas });
}
