/** Every night at three: places whose file never came, and files that no record refers to a day after they were sent (docs/operations.md, "Files"). */
import { balde } from '@functions/arquivos';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { rodada } from './correr';

export const limparArquivosTodoDia = rodada('arquivos sem registro', {
  soltas: soltarReservasVencidas,
  removidos: (db, agora) => limparArquivos(db, balde(), agora),
});
