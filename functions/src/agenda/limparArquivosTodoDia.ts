/** Every night at three: places whose file never came, and files that no record refers to a day after they were sent (docs/operations.md, "Files"). */
import { balde } from '@functions/arquivos';
import { soltarReservasVencidas } from '@functions/nucleo/evidencias';
import { limparArquivos } from '@functions/nucleo/limparArquivos';
import { todoDia } from './correr';

export const limparArquivosTodoDia = todoDia('arquivos sem registro', '0 3 * * *', {
  soltas: soltarReservasVencidas,
  removidos: (db, agora) => limparArquivos(db, balde(), agora),
});
